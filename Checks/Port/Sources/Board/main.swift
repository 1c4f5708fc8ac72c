import TouchTesting
import UIKit

let stage = Stage()
let board = stage.add(BoardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), "board")
stage.hands.tap(at: board)
stage.hands.tap(at: board)
stage.wait(1)
print(board.words.joined(separator: ", then "))
