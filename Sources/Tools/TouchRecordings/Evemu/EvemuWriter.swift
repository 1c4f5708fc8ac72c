package import TouchInput

/// A writer of touches as a recording in the text format of evemu, multi-touch protocol B.
///
/// The same frames give the same text, byte for byte. Reading it gives the same frames if their contacts are numbered
/// from 0 in the order in which they come down, the first frame is at zero, instants are whole microseconds and
/// locations whole units inside the window; `StrokeGenerator` makes such frames. Finer values are rounded.
///
/// Besides fingers (`direct`) it writes pencils; other tools become fingers. evemu cannot express a cancelled contact: it
/// is written as one that turns into a palm, which is read as cancelled.
package struct EvemuWriter: Hashable, Sendable {
    /// The window in which the frames lie, in points: from 0 to its width and height.
    package var size: CGSize
    /// The name of the device.
    package var deviceName: String
    /// The number of device units in a point; 10 by default, at least 1.
    package var unitsPerPoint: Int
    /// The lines for the beginning of the file, without `#`.
    package var comments: [String]

    /// Creates a writer for frames in a window of `size` points.
    package init(
        size: CGSize, deviceName: String = "Touchstone generated touch screen", unitsPerPoint: Int = 10,
        comments: [String] = []
    ) {
        self.size = size
        self.deviceName = deviceName
        self.unitsPerPoint = unitsPerPoint
        self.comments = comments
    }

    /// Returns the recording of `frames`, whose locations are points in the window.
    ///
    /// Samples that change nothing are left out; a contact that moves without having begun begins there; one that ends
    /// without having begun is left out; the end of one that never ends is missing, as it would be in a real recording.
    package func text(for frames: [InputFrame]) -> String {
        let recording = Recording(
            source: "", deviceName: deviceName, points: frames, in: size, unitsPerPoint: unitsPerPoint)
        let stream = RecordingStream(recording)
        var text = comments.map { "# \(WrittenRecording.oneLine($0))\n" }.joined()
        EvemuText.write(WrittenRecording(stream, WritingSurvey(stream, .evemu))) { text += $0 }
        return text
    }
}
