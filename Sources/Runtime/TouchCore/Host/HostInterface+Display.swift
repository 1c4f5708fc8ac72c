public import TouchDrawing
public import TouchInput

extension HostInterface {
    /// Shows the next frame of the display: display links and animations advance. For hosts that were notified that frames are
    /// wanted; it is equivalent to a frame with the input `DeviceInput.display`.
    public func displayFrame(at instant: Instant) {
        receive(InputFrame(at: instant, others: [.display]))
    }

    /// A Boolean value that indicates whether something moves, so that frames of the display are needed.
    public var areFramesWanted: Bool { application.dispatcher.doesAnythingMove }

    /// A Boolean value that indicates whether the displayed content has changed since the last `draw()`.
    public var needsDisplay: Bool { application.dispatcher.hostState.needsDisplay }

    /// Returns the displayed content in screen coordinates: the windows, from back to front. Lays out first.
    public func draw() -> DrawList {
        perform {
            var list = DrawList()
            for window in application.windowStorage {
                window.layoutIfNeeded()
                list.commands += TreePainter.drawList(of: window, map: window.shownPlacement.mapToSuperview).commands
            }
            application.dispatcher.hostState.needsDisplay = false
            return list
        }
    }
}
