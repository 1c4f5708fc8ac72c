import Glibc
import Notes
import Touchstone

// A host with a loop of its own: it reads fingers from standard input, one line each, while time goes on.
//
//     printf 'down 1 60 80\nmove 1 60 120\nmove 1 60 160\nup 1\n' | swift run --package-path Examples LineHost
//
// `down`, `move` and `up` are followed by the number of the finger and its place in points. At the end of the input the
// host goes on until nothing is pending, and ends. Pictures are painted with characters.

/// Feeds an application from lines and the clock of the system.
final class LineHost: ApplicationHost {
    private let application: UIApplication
    private let screen: CGRect
    private let start = ContinuousClock.now
    private var places: [Int: CGPoint] = [:]
    private var pending = ""
    private var isOpen = true

    // The requests of the application.
    private var wakeInstant: Instant?
    private var areFramesWanted = false
    private var isDisplayNeeded = false

    func wake(at instant: Instant?) { wakeInstant = instant }
    func framesWanted(_ areWanted: Bool) { areFramesWanted = areWanted }
    func displayNeeded() { isDisplayNeeded = true }

    init(_ application: UIApplication, screen: CGRect) {
        (self.application, self.screen) = (application, screen)
        application.host.loop = self
    }

    /// The instant of the clock; the host began at zero.
    private var now: Instant {
        let elapsed = start.duration(to: .now).components
        return Instant(nanoseconds: elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000)
    }

    /// The instant of the next frame of a display with 60 frames a second.
    private var frameInstant: Instant? { areFramesWanted ? Instant.nextFrame(after: application.now, rate: 60) : nil }

    func run() {
        while isOpen || wakeInstant != nil || areFramesWanted {
            let next = [wakeInstant, frameInstant].compactMap(\.self).min()
            if waitForInput(until: next) { readLines() }
            // In the order of time. Input that has arrived goes first: it fires what was due before it.
            while let due = [wakeInstant, frameInstant].compactMap(\.self).min(), due <= now {
                if due == wakeInstant {
                    wakeInstant = nil
                    application.host.advance(to: due)
                } else {
                    application.host.displayFrame(at: due)
                }
            }
            if isDisplayNeeded {
                isDisplayNeeded = false
                var painter = TextPainter(size: screen.size)
                painter.paint(application.host.draw())
                print(painter.text)
            }
        }
    }

    /// Sleeps until there is input or the instant has come.
    /// - Parameter instant: `nil` to wait for input alone.
    /// - Returns: `true` if there is input to read.
    private func waitForInput(until instant: Instant?) -> Bool {
        // Rounded up: a poll that ends too early would only be repeated.
        let milliseconds = instant.map { max(0, ($0.seconds(since: now) * 1_000).rounded(.up)) } ?? -1
        var input = pollfd(fd: isOpen ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, Int32(min(milliseconds, 60_000))) > 0
    }

    private func readLines() {
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = read(STDIN_FILENO, &bytes, bytes.count)
        guard count > 0 else {
            isOpen = false
            return
        }
        pending += String(decoding: bytes[..<count], as: UTF8.self)
        while let end = pending.firstIndex(of: "\n") {
            receive(pending[..<end])
            pending = String(pending[pending.index(after: end)...])
        }
    }

    /// One line is one frame of input.
    private func receive(_ line: Substring) {
        let words = line.split(separator: " ")
        let phases: [Substring: ContactSample.Phase] = ["down": .began, "move": .moved, "up": .ended]
        guard let word = words.first else { return }
        guard let phase = phases[word], words.count >= 2, let id = Int(words[1]) else {
            print("not understood: \(String(reflecting: String(line))); write: down 1 60 80")
            return
        }
        if words.count == 4, let x = Double(words[2]), let y = Double(words[3]) { places[id] = CGPoint(x: x, y: y) }
        guard let place = places[id] else {
            print("finger \(id) has no place; write: down \(id) 60 80")
            return
        }
        if phase == .ended { places[id] = nil }
        application.host.receive(InputFrame(at: now, [ContactSample(id: id, phase: phase, location: place)]))
    }
}

let application = UIApplication()
let screen = CGRect(x: 0, y: 0, width: 400, height: 300)
let host = LineHost(application, screen: screen)
application.host.setScreen(bounds: screen)
let window = application.host.perform {
    let window = UIWindow(frame: screen)
    let wall = NoteWall(frame: screen)
    wall.report = { print($0) }
    window.addSubview(wall)
    window.makeKeyAndVisible()
    return window
}
host.run()
