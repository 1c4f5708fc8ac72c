import WebScenario

print(RuntimeScenario().play() + PinchScenario().play() + SceneScenario().play(), terminator: "")
