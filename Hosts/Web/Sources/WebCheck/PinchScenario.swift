import Touchstone

/// The scenario of the check: an app with two subviews, a tap, a double tap, a turn, a pan and a pinch, and six hands of
/// input.
struct PinchScenario {
    /// Plays the scenario twice: once logging the calls that the app receives, once the traces of the library.
    ///
    /// - Returns: Lines, each closed by a line feed. The same text on every platform.
    func play() -> String {
        let log = ReceivedLog()
        receive(log)
        log.note("objects left: \(log.living)")
        return (log.lines + ["", TraceRecord.header] + trace()).joined(separator: "\n") + "\n"
    }

    private func receive(_ log: ReceivedLog) {
        let page = Page(log: log)
        page.application.diagnosticHandler = { log.note("diagnostic: \($0.description)") }
        page.open()
        hands(page)
        let view = page.application.host.perform { BoardController(log: log).view }
        log.note("the view of a controller that is gone has \(view?.next == nil ? "no" : "a") next responder")
        page.close()
    }

    private func trace() -> [String] {
        var records: [String] = []
        let page = Page(log: ReceivedLog())
        page.application.diagnosticHandler = { _ in }
        page.application.traceHandler = { records.append($0.description) }
        page.open()
        hands(page)
        page.close()
        return records
    }

    private func hands(_ page: Page) {
        page.log.note("-- a tap, which waits for the double tap's timer")
        page.feed(0, (1, .began, 50, 150))
        page.feed(80, (1, .ended, 50, 150))
        page.wait(until: 1000)

        page.log.note("-- a double tap")
        page.feed(1000, (1, .began, 60, 160))
        page.feed(1060, (1, .ended, 60, 160))
        page.feed(1160, (1, .began, 62, 161))
        page.feed(1220, (1, .ended, 62, 161))

        page.log.note("-- a double tap that is refused")
        page.board.allowsDoubleTap = false
        page.feed(2000, (1, .began, 60, 160))
        page.feed(2060, (1, .ended, 60, 160))
        page.feed(2160, (1, .began, 62, 161))
        page.feed(2220, (1, .ended, 62, 161))
        page.wait(until: 2500)
        page.board.allowsDoubleTap = true

        page.log.note("-- a pinch and a pan")
        page.feed(3000, (1, .began, 100, 200))
        page.feed(3020, (2, .began, 220, 210))
        for step in 1...8 {
            let reach = Double(step * step) / 3
            page.feed(
                3020 + step * 16, (1, .moved, 100 - reach, 200 - reach / 2), (2, .moved, 220 + 2 * reach, 210 + reach))
        }
        page.feed(3170, (2, .ended, 262, 231))
        page.feed(3190, (2, .began, 240, 230))
        page.feed(3206, (2, .moved, 300, 250))
        page.feed(3222, (1, .ended, 79, 189), (2, .ended, 300, 250))

        page.log.note("-- a turn, and one that rests")
        page.feed(4000, (7, .began, 200, 150))
        page.feed(4016, (7, .moved, 206, 150))
        page.feed(4032, (7, .moved, 221, 152))
        page.feed(4048, (7, .moved, 180, 152))
        page.feed(4064, (7, .ended, 178, 152))
        page.feed(5000, (7, .began, 200, 150))
        page.wait(until: 5500)
        page.feed(5600, (7, .ended, 200, 150))

        page.log.note("-- an interruption, odd input, an action along the chain")
        page.feed(6000, (1, .began, 20, 350), (2, .began, 200, 150))
        page.application.host.resignActive()
        page.feed(6010, (1, .ended, 20, 350), (2, .ended, 200, 150))
        page.application.host.becomeActive()
        page.feed(6020, (5, .moved, 1, 1))
        page.feed(6010, (1, .began, 100, 450))
        page.feed(6040, (1, .cancelled, .nan, 450))
        page.application.sendAction(BoardController.clear, from: page.board.left)
        page.application.sendAction(Page.save, from: page.board.left)
        let isFirst = page.board.left?.becomeFirstResponder() ?? false
        page.log.note("first responder: \(isFirst) \(page.board.left?.isFirstResponder ?? false)")
        page.application.after(0.25) { page.log.note("a timer of the app") }
        page.wait(until: 6500)

        page.log.note("-- a tap without its target, then one of a view that leaves")
        page.board.tap?.removeTarget(page.board, action: nil)
        page.feed(7000, (1, .began, 50, 150))
        page.feed(7050, (1, .ended, 50, 150))
        page.wait(until: 7500)
        page.feed(8000, (1, .began, 50, 150))
        page.board.left?.removeFromSuperview()
        page.wait(until: 8500)
        page.feed(9000, (1, .ended, 50, 150))
    }
}
