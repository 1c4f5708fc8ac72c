import Glibc
import HostKit
import TouchScenes
import TouchWindow
import Touchstone

// A scene in a window and its trace, for tests of hosts:
//
//     TouchProbe SCENE FILE [--host Wayland|SDL] [--windowed] [--pointer]
//
// It prints `ready WIDTH HEIGHT SCALE` when the first picture is shown, `frame N` for each frame of input that has arrived, and what else
// happens to the window, so that tests wait for what they have injected; F11 is fullscreen. SIGTERM and closing the window end it; then
// the trace is written.
//
// The app is not enough for that: it has no reason to print anything, its windows are not checked against the rules of hosts, and around its
// scenes there are keys, a mouse that is fingers, and a place of the scene that tests would have to know.

func fail(_ text: String) -> Never {
    let bytes = Array("TouchProbe: \(text)\n".utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
    exit(2)
}

/// Writes a line to standard output at once.
func report(_ text: String) {
    let bytes = Array("\(text)\n".utf8)
    _ = write(STDOUT_FILENO, bytes, bytes.count)
}

var words = Array(CommandLine.arguments.dropFirst())
func flag(_ name: String) -> Bool {
    defer { words.removeAll { $0 == name } }
    return words.contains(name)
}
let isWindowed = flag("--windowed")
let showsPointer = flag("--pointer")
var hosts = HostChoice.all
if let index = words.firstIndex(of: "--host"), words.indices.contains(index + 1) {
    hosts.removeAll { $0.name != words[index + 1] }
    guard !hosts.isEmpty else { fail("there is no host \(words[index + 1])") }
    words.removeSubrange(index...index + 1)
}
guard words.count == 2, let scene = Scenes.named(words[0]) else { fail("give the name of a scene and a file") }

// The signals are blocked, and delivered while the window waits; the loop sees then what they did.
nonisolated(unsafe) var isStopped: sig_atomic_t = 0
var signals = sigset_t()
sigemptyset(&signals)
for name in [SIGTERM, SIGINT] {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in isStopped = 1 }
    sigaction(name, &action, nil)
    sigaddset(&signals, name)
}
sigprocmask(SIG_BLOCK, &signals, nil)

do throws(HostFailure) {
    let window = try HostWindowOptions(
        title: "TouchProbe", applicationName: "touchstone-probe", size: scene.windowSize, isFullscreen: !isWindowed
    ).open(hosts)
    let program = Probe(window, scene, supportsPointers: showsPointer)
    program.run(while: { isStopped == 0 })
    program.writeTrace(to: words[1])
} catch {
    fail("\(error)")
}
