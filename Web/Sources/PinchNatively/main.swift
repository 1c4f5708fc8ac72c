import WebScenario

print(PinchScenario().play(), terminator: "")
