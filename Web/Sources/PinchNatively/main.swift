import WebScenario

print(RuntimeScenario().play() + PinchScenario().play(), terminator: "")
