# The rules for players, in our own words. Marks in brackets such as [L7] are the numbers of marks.ftl:
# keep them. A summary has at most 300 characters, every other text at most 1000, the texts of a game
# with their titles at most 5500 in all. Lines beginning with “- ” are list items.

## Titles of the sections

rules-title-goal = Goal
rules-title-setup = Set-up
rules-title-turn = A turn
rules-title-end = End of the game
rules-title-scoring = Who wins
rules-title-options = Options

# At the foot of the rules.
about-the-marks = The marks in brackets number the rules: whenever something is not possible, the answer names its rule.

## 5 vor 12

rules-five-to-twelve-summary =
    Fill your 4×4 board with numbered tiles so that every row and every column rises. Reveal a tile or take one the others left behind. Whoever fills the last free cell first wins. 2–4 players.
rules-five-to-twelve-goal =
    Fill all sixteen cells of your own board with tiles from 1 to 20 before the others do. In every row the numbers must rise from left to right, in every column from top to bottom [L2, L9]. They need not follow one another: 2, 9, 14 is fine. The colors of the tiles mean nothing [L1].
rules-five-to-twelve-setup =
    There is one set of tiles from 1 to 20 for each player, all face down [L1].

    The four cells of the diagonal, top left to bottom right, are filled first [L3]. In each of four rounds everybody draws one tile and puts it at once on a free diagonal cell; it stays there until the first turn [L4b]. All choose at the same time and see the others’ choices afterwards. Any arrangement is allowed, even a falling one, because diagonal cells share no row and no column [L5].

    A lot decides who has the first turn; then it goes clockwise [L6].
rules-ladder-turn =
    Do one of two things [L7]:
    - **Reveal** a face-down tile. Place it, swap it in, or leave it face up in the middle. Leaving it is always allowed [L11].
    - **Take** a face-up tile from the middle. You must place it or swap it in at once.

    { "" }**Placing** means: on a free cell of your board. **Swapping** means: in place of one of your tiles, which then lies face up in the middle for everybody [L8].

    The tile must fit between all other tiles of its row and of its column [L9]; a tile that is swapped out no longer counts. An equal number in the same line never fits, and a tile cannot replace one with the same number [L10]. The tiles of the diagonal may be swapped like all others [L3].
rules-five-to-twelve-turn = { rules-ladder-turn }
rules-ladder-end =
    - The game is over at once when somebody fills the last free cell of their board [L12].
    - It is also over when somebody reveals the last face-down tile and has finished that turn [L13].
    - So that no game goes on for ever: after ten rounds in which everybody only took tiles from the middle, the next player must reveal one. This is a house rule [L15].
rules-five-to-twelve-end = { rules-ladder-end }
rules-ladder-scoring =
    Whoever has filled their board wins alone [L12]. If the tiles ran out first, the fewest free cells win; players with equally few win together [L13].

    In tournament mode the winner of a game scores 2 points, in a shared win each of the winners; all others lose 1 point for each free cell. The highest total wins [L14].
rules-five-to-twelve-scoring = { rules-ladder-scoring }
rules-five-to-twelve-options =
    - **Set-up**: one tile at a time as above [L4b], or all four at once: you see your four start tiles and arrange them on the diagonal as you like [L4a].
    - **Tournament mode**: as many games as players, so that everybody has the first turn once [L14].

## Lucky Numbers: the same game in another edition

rules-lucky-numbers-summary =
    Arrange your numbers so that every row and every column of your 4×4 garden rises. Reveal a tile or take one the others left behind. Whoever fills the last free cell first wins. 2–4 players.
rules-lucky-numbers-goal = { rules-five-to-twelve-goal }
rules-lucky-numbers-setup =
    There is one set of tiles from 1 to 20 for each player, all face down [L1].

    The four cells of the diagonal, top left to bottom right, are filled first [L3]. Everybody draws four tiles and arranges them there as they like, all at the same time [L4a]. Any arrangement is allowed, even a falling one, because diagonal cells share no row and no column [L5].

    A lot decides who has the first turn; then it goes clockwise [L6].
rules-lucky-numbers-turn = { rules-ladder-turn }
rules-lucky-numbers-end = { rules-ladder-end }
rules-lucky-numbers-scoring = { rules-ladder-scoring }
rules-lucky-numbers-options =
    - **Set-up**: all four tiles at once as above [L4a], or Michael’s set-up: in each of four rounds everybody draws one tile and puts it at once on a free diagonal cell, where it stays until the first turn [L4b].
    - **Tournament mode**: as many games as players, so that everybody has the first turn once [L14].

## Qwixx

rules-qwixx-summary =
    Cross as many numbers as you can in four colored rows, but only from left to right. With every roll everybody may cross something. Two closed rows or a fourth misthrow end the game; most points win. 2–4 players, five by house rule.
rules-qwixx-goal =
    Collect crosses: the more of them in one row, the more each further one is worth. A row is crossed from left to right only. You may skip numbers, but a skipped number is lost for good [Q2].
rules-qwixx-setup =
    Everybody has a sheet with four rows: red and yellow rise from 2 to 12, green and blue fall from 12 to 2. Each row ends in a lock. Below are four boxes for misthrows. There are two white dice and one die of each color [Q1].

    A lot decides who is active first; then it goes clockwise [Q3].
rules-qwixx-turn =
    The active player’s dice are rolled, then come two actions [Q3]:
    - **White dice, for everybody at once**: you may cross the sum of the two white dice in one row [Q4].
    - **Colored dice, for the active player only**: you may cross the sum of one white die and one colored die in the row of that color [Q5].

    Both are voluntary. But an active player who crosses nothing in either action takes a misthrow [Q6].

    { "" }**Closing a row**: the last number of a row (red and yellow 12, green and blue 2) needs at least five crosses before it in that row. Whoever crosses it also crosses the lock, as one more cross [Q7]. The row is then closed for everybody and its die leaves the game at once [Q8]. With the white dice several players can close the same row together, each with five crosses of their own; other crosses made there at the same time stand [Q9].
rules-qwixx-end =
    The game is over at once [Q10]:
    - when somebody takes a fourth misthrow;
    - when two rows are closed. With the white dice a third one may close at the same moment.

    All answers to the white dice count together before the end is checked. If the game ends there, the colored dice are not used and nobody takes a misthrow for that turn.
rules-qwixx-scoring =
    For each row, by its crosses with the lock [Q11]: 1 → 1, 2 → 3, 3 → 6, 4 → 10, 5 → 15, 6 → 21, 7 → 28, 8 → 36, 9 → 45, 10 → 55, 11 → 66, 12 → 78.

    Each misthrow costs 5 points. The highest total wins; equal totals win together.
rules-qwixx-options =
    - **Series**: up to five games. The points of all games are added up, and the first active player changes from game to game [Q12].
    - Five players can play too; the printed rules know two to four [Q1].

## Top 12

rules-top-twelve-summary =
    Name a number, roll a column, and everybody writes it down: every column must rise. Whoever first has twelve numbers in one column wins. For 1–4 players; alone you play against the number of rounds.
rules-top-twelve-goal =
    Be the first with twelve numbers in one column. From top to bottom the numbers of a column must rise; how far they lie apart does not matter [T6].
rules-top-twelve-setup =
    Everybody has a sheet with five columns of twelve fields: hand, star, house, tree and moon [T1].

    In secret and all at the same time, write 10, 20, 30, 40 and 50: one number in each column, on any field. When all are done, the sheets are open [T2].

    A lot decides who names first; then it goes round [T3].
rules-top-twelve-turn =
    The active player names a number from 1 to 100; a number may be named again. Only then is the die rolled: it shows one of the five columns or the joker, each equally often [T4].

    Now everybody, all at the same time, enters the number on a free field of that column. On the joker each player chooses a column [T5]. Below a number only higher ones may stand, above it only lower ones [T6].

    Entering is a duty: you go without only if the number fits nowhere. Where a single field is possible, it is entered for you [T7]. A round in which nobody could enter counts too, and the next player names [T9].
rules-top-twelve-end =
    - The game is over with the round in which somebody completes a column [T8].
    - House rule: it is also over when no column of anybody can be completed any more [T10], and when five rounds per player running brought nobody an entry, or after 200 rounds [T12].
rules-top-twelve-scoring =
    Whoever has twelve numbers in one column wins. If several finish in the same round, their second fullest columns are compared, then the third fullest and so on; if all are equal, they win together [T8]. If nobody finished, the fullest column wins in the same way [T10].

    Alone, the rounds are counted [T11]: up to 20 professional, 25 specialist, 30 veteran, 35 advanced, 40 beginner; more than that is unrated.
rules-top-twelve-options =
    - **Alone**: start the table without anybody else [T11].
    - **Series**: up to five games; each game won counts one point.
