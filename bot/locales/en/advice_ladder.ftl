# Why a move is advised in 5 vor 12 and Lucky Numbers.

reason-ladder-fills-cell = fills a free cell with the { $tile }
reason-ladder-swaps-out = puts the { $tile } where the { $out } lies
