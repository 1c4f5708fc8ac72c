import WebScenario

/// The text of the last run; the page reads it from the module's memory.
nonisolated(unsafe) private var text: [UInt8] = []

/// Plays the scenarios and keeps their text.
///
/// - Returns: the length of the text in bytes.
@_expose(wasm, "pinch_play")
@_cdecl("pinch_play")
public func pinchPlay() -> Int {
    text = Array((RuntimeScenario().play() + PinchScenario().play() + SceneScenario().play()).utf8)
    return text.count
}

/// One byte of the text of the last run; 0 beyond its end.
@_expose(wasm, "pinch_byte")
@_cdecl("pinch_byte")
public func pinchByte(_ index: Int) -> Int {
    text.indices.contains(index) ? Int(text[index]) : 0
}
