public import TouchDrawing
public import TouchInput

// What hosts that have a display ask and say.

extension UIApplication {
    /// The display shows its next frame: display links and animations move on. For hosts that were told that frames are
    /// wanted; it is the same as a frame of input that says so.
    public func displayFrame(at instant: Instant) {
        receive(InputFrame(at: instant, others: [.display]))
    }

    /// Whether something moves by itself, so that it matters that frames of the display come.
    public var areFramesWanted: Bool { dispatcher.doesAnythingMove }

    /// Whether something that shows has changed since the last `draw()`.
    public var needsDisplay: Bool { dispatcher.needsDisplay }

    /// Everything that shows, in screen coordinates: the windows, back to front. Lays out first.
    public func draw() -> DrawList {
        perform {
            var list = DrawList()
            for window in windowStorage {
                window.layoutIfNeeded()
                list.commands += TreePainter.drawList(of: window, map: window.shownPlacement.mapToSuperview).commands
            }
            dispatcher.needsDisplay = false
            return list
        }
    }
}
