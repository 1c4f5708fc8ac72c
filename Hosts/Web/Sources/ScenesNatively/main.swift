import WebScenes

for number in 0..<StartedScene.count { print(StartedScene(number).play(), terminator: "") }
