# Every rule by its number, in one short sentence: cited when a move is refused and in the rule texts.

## 5 vor 12 and Lucky Numbers

mark-l1 = There is one set of tiles 1 to 20 for each player; their colors mean nothing.
mark-l2 = Everybody has an empty board of four by four cells.
mark-l3 = The four cells from top left to bottom right are filled before the first turn.
mark-l4a = All four start tiles are drawn at once and placed in any order on the diagonal.
mark-l4b = Start tiles are drawn one by one, and each goes at once on a free cell of the diagonal.
mark-l5 = On the diagonal any arrangement of the start tiles is allowed.
mark-l6 = The starting player is drawn by lot, then play goes clockwise.
mark-l7 = In a turn you either reveal a face-down tile, or take a face-up one that you must use.
mark-l8 = A tile goes on a free cell, or replaces one of your tiles, which then lies face up in the middle.
mark-l9 = The numbers of every row and column must rise, left to right and top to bottom.
mark-l10 = A tile cannot replace one with the same number.
mark-l11 = A revealed tile may always be left in the middle; a face-up tile you take may not.
mark-l12 = Whoever fills the last free cell of their board wins at once.
mark-l13 = The game also ends with the turn that revealed the last face-down tile; fewest free cells win.
mark-l14 = In tournament mode everybody starts once; a win scores 2, others lose 1 for each free cell.
mark-l15 = After ten rounds in which nobody revealed a tile, the next player must reveal one.

## Qwixx

mark-q1 = A sheet has two rising and two falling rows of 2 to 12, each with a lock, and four misthrow boxes.
mark-q2 = Rows are crossed from left to right; a number that was skipped is lost.
mark-q3 = The active player rolls all dice that are left; the next turn goes clockwise.
mark-q4 = Everybody may cross the sum of the white dice in one row.
mark-q5 = Then the active player may cross one white die plus one colored die in that color's row.
mark-q6 = An active player who crosses nothing in a turn takes a misthrow.
mark-q7 = The last number of a row needs five crosses before it; the lock is crossed with it.
mark-q8 = A row that somebody has locked is closed for everybody, and its die leaves the game at once.
mark-q9 = Several players can close a row with the same roll; each needs five crosses of their own.
mark-q10 = The game ends at once with a fourth misthrow or with two closed rows.
mark-q11 = Each further cross in a row is worth one point more than the one before; a misthrow costs 5.
mark-q12 = In a series of up to five games the points are added up and the start moves on.

## Top 12

mark-t1 = A sheet has five columns of twelve fields: hand, star, house, tree and moon.
mark-t2 = Each start number from 10 to 50 goes in a column of its own, on any field, in secret.
mark-t3 = The starting player is drawn by lot, then it goes round.
mark-t4 = The active player names a number from 1 to 100 before the die is rolled.
mark-t5 = Everybody enters the number on a free field of the rolled column; on the joker, of any column.
mark-t6 = The numbers of a column must rise from top to bottom.
mark-t7 = Whoever can enter the number must; only without a possible field you go without.
mark-t8 = Twelve numbers in one column win; if several finish together, the fuller next columns decide.
mark-t9 = A round in which nobody could enter still counts.
mark-t10 = When no column of anybody can be completed any more, the game ends and the fullest column wins.
mark-t11 = Playing alone, the rounds are counted: the fewer, the better the rating.
mark-t12 = Five rounds per player without any entry, or 200 rounds in all, end the game.
