"""Hands that are injected into window systems, and what the scene in the window decides. Hosts/Linux/test-windows runs it."""

import math
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

import hands
import traces
from servers import SIZE, KWin, Process, Program, SmallCompositor, Weston, Xorg, Xvfb, until

INJECTORS = Path(os.environ["TOUCH_INJECTORS"])
PROBE = os.environ["TOUCH_PROBE"]
APP = os.environ["TOUCH_APP"]
KIOSK = os.environ["TOUCH_KIOSK"]
# The last command of Documentation/Window.md.
PAGE = os.environ["TOUCH_PAGE"]
COMMAND = os.environ["TOUCH_COMMAND"]
SERVERS = [Weston, KWin, Xorg]
# Those with a mouse and keys in their hands.
DESKTOPS = [Weston, KWin]


class WindowTest(unittest.TestCase):
    def server(self, kind, **options):
        missing = kind.missing(INJECTORS)
        if missing:
            self.skipTest(missing)
        folder = Path(tempfile.mkdtemp(prefix="touch"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        server = kind(folder, INJECTORS, **options)
        server.__enter__()
        self.addCleanup(server.__exit__, None, None, None)
        return server

    def played(self, kind, scene, hand, *options):
        """Plays a hand to a scene in a window; returns the trace and the lines that the program printed."""
        expected = sum("frame" in steps or "cancel" in steps for _, steps in hand)
        return self.in_time(hand, 0.05, lambda: self.played_once(kind, scene, hand, expected, *options))

    def in_time(self, hand, allowed, play):
        """Plays a hand again while a busy machine holds it up by more than is allowed, in seconds: what is decided depends on time.
        SDL has no frames of fingers, but what it reads within 4 ms: such a machine lets Xorg rest for longer between two fingers."""
        for _ in range(10):
            trace, lines = play()
            if traces.delay(trace, hand) < allowed:
                break
        return trace, lines

    def played_once(self, kind, scene, hand, expected, *options):
        server = self.server(kind)
        program = Program(server, PROBE, scene, *options)
        self.assertEqual((program.size, program.scale), ((1280, 800), 1))
        # A program that is held up would read two scans at once, of which SDL makes one.
        server.injector.play(hand, reader=program if kind is Xorg else None)
        program.until_frames(expected)
        # Longer than recognizers wait for more fingers.
        program.until_quiet(1)
        return program.end(), program.process.text().splitlines()

    def assertReplays(self, trace, name):
        """The trace without a window: every record is the same."""
        folder = Path(tempfile.mkdtemp(prefix="touch"))
        self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
        again = traces.replayed(COMMAND, trace, folder, name)
        self.assertEqual(traces.records(again), traces.records(trace))


def with_each(kinds):
    """Runs a test for each of several window systems."""
    def decorate(test):
        def run(self):
            for kind in kinds:
                with self.subTest(kind.name):
                    test(self, kind)
        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run
    return decorate


class Fingers(WindowTest):
    @with_each(SERVERS)
    def test_fingers_at_once(self, kind):
        """1, 2, 3 and 10 fingers that come down, move and are lifted at once are one frame each time."""
        for count in (1, 2, 3, 10):
            with self.subTest(count):
                ways = [hands.way((100 + 110 * finger, 200), (120 + 110 * finger, 240), 6) for finger in range(count)]
                trace, _ = self.played(kind, "everything", hands.fingers(ways))
                found = traces.contacts(trace)
                self.assertEqual(len(found), 7)
                self.assertEqual(found[0], " ".join(f"{finger + 1}:began@{100 + 110 * finger},200" for finger in range(count)))
                self.assertEqual(found[-1], " ".join(f"{finger + 1}:ended@{120 + 110 * finger},240" for finger in range(count)))
                self.assertReplays(trace, "fingers")

    @with_each(SERVERS)
    def test_pinch(self, kind):
        """A pinch of two fingers scales and turns the photos as the fingers do, to 1 %."""
        ways = [hands.way((560, 340), (430, 400), 30), hands.way((720, 460), (850, 330), 30)]
        trace, lines = self.played(kind, "photos", hands.fingers(ways))
        edges = {}
        for line in lines:
            words = line.split()
            if words[0] == "corners" and words[-1] == "board":
                edges[words[1]] = [tuple(map(float, corner.split(","))) for corner in words[2:4]]
        length = lambda edge: math.dist(*edge)
        angle = lambda edge: math.atan2(edge[1][1] - edge[0][1], edge[1][0] - edge[0][0])
        before, after = [[way[index] for way in ways] for index in (0, -1)]
        scale, turn = length(after) / length(before), angle(after) - angle(before)
        self.assertGreater(scale, 1.5)
        self.assertLess(turn, -0.5)
        self.assertAlmostEqual(length(edges["after"]) / length(edges["before"]) / scale, 1, delta=0.01)
        self.assertAlmostEqual((angle(edges["after"]) - angle(edges["before"])) / turn, 1, delta=0.01)
        self.assertReplays(trace, "pinch")

    def test_cancel(self):
        """When the compositor takes ten fingers, views receive touchesCancelled for all of them, and no action is performed."""
        ways = [[(100 + 110 * finger, 400)] for finger in range(10)]
        hand = hands.fingers(ways)[:1] + [(50, ["cancel"])]
        trace, _ = self.played(KWin, "everything", hand)
        found = traces.contacts(trace)
        self.assertEqual(found[-1], " ".join(f"{finger + 1}:cancelled@{100 + 110 * finger},400" for finger in range(10)))
        delivered = [line for line in traces.records(trace) if " deliver " in line and "step=cancelled" in line]
        fingers = [number for line in delivered for number in re.search(r"fingers=([\d,]+)", line)[1].split(",")]
        self.assertEqual(len(set(fingers)), 10)
        self.assertEqual(traces.count(trace, r" deliver .*step=ended"), 0)
        self.assertEqual(traces.count(trace, r" action "), 0)
        self.assertReplays(trace, "cancel")

    def test_same_hand(self):
        """The same hand gives the same input and the same decisions in every window system and without any, byte for byte; the page is tested
        with the same files."""
        for name in ("photos", "dragview", "nested-scrolling", "nested-scrolling-rest", "two-subviews", "everything"):
            with self.subTest(name):
                scene, hand, decisions = hands.same(name)
                folder = Path(tempfile.mkdtemp(prefix="touch"))
                self.addCleanup(shutil.rmtree, folder, ignore_errors=True)
                headless = traces.replayed(COMMAND, hands.as_trace(hand, scene), folder, "headless", rests="on")
                self.assertTrue(decisions, "something is decided")
                self.assertEqual(traces.decisions(headless), decisions)
                for kind in SERVERS:
                    if kind.missing(INJECTORS):
                        continue
                    with self.subTest(kind.name):
                        trace, _ = self.played(kind, scene, hand)
                        self.assertEqual(traces.contacts(trace), traces.contacts(headless))
                        self.assertEqual(traces.decisions(trace), decisions)
                        self.assertReplays(trace, name)


class Devices(WindowTest):
    def activate(self, server, program):
        """Gives the window the keyboard. That of weston comes with its first key, and gets a focus with the next touch."""
        server.injector.play([(0, ["key 57 0"]), (20, [f"down 0 {hands.place(5, 5)}", "frame"]), (60, ["up 0", "frame"])])
        program.until_frames(2)

    @with_each(DESKTOPS)
    def test_mouse(self, kind):
        """A mouse hovers, clicks and turns its wheel."""
        server = self.server(kind)
        program = Program(server, PROBE, "nested-scrolling", "--pointer")
        server.injector.play([
            (0, ["pointer 0.5 0.5"]), (50, ["pointer 0.25 0.5"]), (100, ["button 272 1"]), (150, ["pointer 0.25 0.4"]), (200, ["button 272 0"]),
            (250, ["wheel 0 1"]), (300, ["wheel 0 -2"]),
        ])
        until("the wheel", lambda: len(program.lines("frame ")) >= 7)
        time.sleep(0.5)
        trace = program.end()
        self.assertEqual(traces.contacts(trace), ["1:began@320,400;pointer", "1:moved@320,320;pointer", "1:ended@320,320;pointer"])
        self.assertGreater(traces.count(trace, r" frame .*hover=0:moved@320,400"), 0)
        self.assertEqual([re.search(r"scroll=(\S+)", line)[1] for line in traces.records(trace) if "scroll=" in line],
                         [f"tick;0,{-kind.notch}@320,320", f"tick;0,{2 * kind.notch}@320,320"])
        # To an application that does not know pointers a click is a touch.
        program = Program(server, PROBE, "nested-scrolling", name="touched")
        server.injector.play([(0, ["pointer 0.5 0.5"]), (100, ["button 272 1"]), (150, ["pointer 0.5 0.4"]), (200, ["button 272 0"])])
        until("the click", lambda: len(program.lines("frame ")) >= 4)
        trace = program.end()
        self.assertEqual(traces.contacts(trace)[0], "1:began@640,400")
        self.assertReplays(trace, "mouse")

    @with_each(DESKTOPS)
    def test_keys(self, kind):
        """Keys come with their usages, characters and modifiers, each once."""
        server = self.server(kind)
        program = Program(server, PROBE, "everything")
        self.activate(server, program)
        # Shift and A, then the up arrow.
        server.injector.play([(0, ["key 42 1"]), (20, ["key 30 1"]), (60, ["key 30 0"]), (80, ["key 42 0"]), (100, ["key 103 1"]), (140, ["key 103 0"])])
        program.until_frames(8)
        trace = program.end()
        presses = [frame for frame in traces.frames(trace) if "press=" in frame]
        self.assertEqual(len(presses), 6)
        self.assertRegex(presses[1], r'press=4:began;.*"A"')
        self.assertIn(f"modifiers={1 << 17}", presses[1])
        self.assertRegex(presses[4], r"press=82:began;")
        self.assertReplays(trace, "keys")

    @with_each(DESKTOPS)
    def test_focus(self, kind):
        """A window that loses the focus in mid-gesture cancels it, and what its finger does then is ignored."""
        server = self.server(kind)
        program = Program(server, PROBE, "dragview")
        self.activate(server, program)
        server.injector.play(hands.fingers([hands.way((200, 200), (260, 260), 6)])[:-1])
        program.until_frames(8)
        other = Program(server, PROBE, "taps", name="other")
        until("the loss of the focus", lambda: program.lines("focus false"))
        server.injector.play([(0, ["up 0", "frame"])])
        program.until_frames(9)
        other.end()
        trace = program.end()
        self.assertEqual(traces.count(trace, r" deliver .*step=cancelled fingers=\d"), 1)
        # The tap that gave it the keyboard ended, the drag did not.
        ends = [line for line in traces.records(trace) if re.search(r" deliver .*step=(ended|cancelled) fingers=", line)]
        self.assertEqual([re.search(r"step=(\w+)", line)[1] for line in ends], ["ended", "cancelled"])
        self.assertEqual(traces.count(trace, r" action .*phase=ended"), 0)
        self.assertReplays(trace, "focus")

    def test_x11(self):
        """xdotool's mouse hovers, drags and turns its wheel, and its keys type, in a window of X11."""
        server = self.server(Xvfb)
        program = Program(server, PROBE, "nested-scrolling", "--pointer")
        for words in (["mousemove", 320, 400], ["mousedown", 1], ["mousemove", 320, 320], ["mouseup", 1], ["click", 4], ["click", 5], ["click", 5]):
            server.xdotool(*words)
            time.sleep(0.05)
        until("the wheel", lambda: len(program.lines("frame ")) >= 7)
        server.xdotool("keydown", "shift", "keydown", "a", "keyup", "a", "keyup", "shift", "key", "Up")
        until("the keys", lambda: len(program.lines("frame ")) >= 13)
        trace = program.end()
        self.assertEqual(traces.contacts(trace), ["1:began@320,400;pointer", "1:moved@320,320;pointer", "1:ended@320,320;pointer"])
        self.assertEqual([re.search(r"scroll=(\S+)", line)[1] for line in traces.records(trace) if "scroll=" in line],
                         ["tick;0,48@320,320", "tick;0,-48@320,320", "tick;0,-48@320,320"])
        presses = [frame for frame in traces.frames(trace) if "press=" in frame]
        self.assertRegex(presses[1], rf'press=4:began;.*"A";"A".*modifiers={1 << 17}')
        self.assertRegex(presses[4], r"press=82:began;")

    def test_focus_in_x11(self):
        """SDL has no cancellation: a window that loses the focus cancels what is in progress itself."""
        server = self.server(Xvfb)
        program = Program(server, PROBE, "dragview")
        for words in (["mousemove", 200, 400], ["mousedown", 1], ["mousemove", 240, 420]):
            server.xdotool(*words)
            time.sleep(0.05)
        until("the drag", lambda: any(line == "frame 3" for line in program.lines("frame ")))
        other = Program(server, PROBE, "taps", name="other")
        until("the loss of the focus", lambda: program.lines("focus false"))
        server.xdotool("mouseup", 1)
        other.end()
        trace = program.end()
        self.assertRegex(traces.contacts(trace)[-1], r"1:cancelled@240,420")
        self.assertEqual(traces.count(trace, r" action .*phase=ended"), 0)
        self.assertReplays(trace, "focus")


class Protocols(WindowTest):
    """What no installed compositor takes from a program."""

    def seen(self, scene, hand, count, *options):
        """Returns the trace of a hand, after so many frames of input."""
        server = self.server(SmallCompositor)
        program = Program(server, PROBE, scene, *options)
        server.injector.play(hand)
        program.until_frames(count)
        return program.end()

    def test_shape(self):
        """Fingers have the size that the compositor reports, and its time stamps."""
        hand = [(0, ["down 0 0.25 0.5", "shape 0 24 16", "frame"]), (8, ["move 0 0.3 0.5", "shape 0 28 16", "frame"]), (16, ["up 0", "frame"])]
        # Input that comes later than the host expects counts as simultaneous with what was done already.
        trace, _ = self.in_time(hand, 0.001, lambda: (self.seen("everything", hand, 3), []))
        found = [line for line in traces.records(trace) if " frame " in line]
        # Between them are samples of a finger that rests, as the machine is busy.
        began, moved, ended = (next(line for line in found if phase in line) for phase in ("began@", "moved@384", "ended@"))
        self.assertEqual([re.search(r"radius=(\d+)", line)[1] for line in (began, moved, ended)], ["12", "14", "14"])
        times = [float(line.split()[0]) for line in (began, moved, ended)]
        self.assertEqual([round((time - times[0]) * 1000) for time in times], [0, 8, 16])

    def test_cancel(self):
        """A cancellation is the end of all fingers."""
        trace = self.seen("everything", [(0, ["down 0 0.25 0.5", "down 1 0.5 0.5", "frame"]), (8, ["cancel"]), (16, ["down 0 0.25 0.25", "frame"])], 3)
        self.assertEqual(traces.contacts(trace), ["1:began@320,400 2:began@640,400", "1:cancelled@320,400 2:cancelled@640,400", "1:began@320,200"])

    def test_pen(self):
        """A pen hovers, draws with force and angles, and its other end erases."""
        near = "pen-at 0.25 0.5"
        trace = self.seen("drawing", [
            (0, ["pen 320", near, "pen-distance 32768", "pen-frame"]),
            (8, ["pen-tip 1", "pen-pressure 32768", "pen-tilt 30 0", "pen-frame"]),
            (16, ["pen-at 0.3 0.5", "pen-button 331 1", "pen-frame"]),
            (24, ["pen-tip 0", "pen-frame"]), (32, ["pen-away"]),
            (40, ["pen 321", near, "pen-tip 1", "pen-frame"]), (48, ["pen-tip 0", "pen-frame"]),
        ], 9)
        found = traces.frames(trace)
        self.assertRegex(found[0], r"hover=0:entered@320,400;pencil;distance=0.5")
        began = next(frame for frame in found if "began@" in frame)
        self.assertRegex(began, r"^1:began@320,400;pencil;")
        self.assertAlmostEqual(float(re.search(r"force=([\d.]+)", began)[1]), 25 / 12, delta=0.001)
        self.assertAlmostEqual(float(re.search(r"altitude=([\d.]+)", began)[1]), math.pi / 3, delta=0.001)
        self.assertTrue(any("1:moved@384,400;pencil" in frame and "buttons=2" in frame for frame in found))
        self.assertTrue(any("hover=0:exited" in frame for frame in found))
        self.assertTrue(any("1:began@320,400;pencil" in frame and "buttons=32" in frame for frame in found))

    def test_touchpad(self):
        """Fingers on a touchpad scroll with phases, pinch, swipe and rest."""
        trace = self.seen("everything", [
            (0, ["pointer 0.5 0.5"]), (8, ["scroll 0 4"]), (16, ["scroll 1 6"]), (24, ["scroll-end"]),
            (32, ["pinch 1.5 0"]), (40, ["pinch 3 90"]), (48, ["pinch-end 0"]), (56, ["hold"]), (64, ["hold-end 1"]),
            (72, ["swipe 5 0"]), (80, ["swipe-end 0"]),
        ], 13, "--pointer")
        found = traces.frames(trace)
        scrolls = [re.search(r"scroll=(\w+)(?:;(-?[\d.]+,-?[\d.]+))?", frame) for frame in found if "scroll=" in frame]
        self.assertEqual([scroll.groups() for scroll in scrolls], [
            ("began", "0,-4"), ("changed", "-1,-6"), ("ended", None), ("began", "0,0"), ("cancelled", None), ("began", "0,0"), ("changed", "5,0"),
            ("ended", None)])
        transforms = [re.search(r"transform=(\w+)(?:;scale=([\d.]+);rotation=([\d.]+))?", frame).groups() for frame in found if "transform=" in frame]
        self.assertEqual([step for step, _, _ in transforms], ["began", "changed", "changed", "ended"])
        self.assertEqual([float(transforms[1][1]), float(transforms[2][1])], [1.5, 2])
        self.assertAlmostEqual(float(transforms[2][2]), math.pi / 2, delta=0.001)

    @with_each([SmallCompositor, Weston, KWin, Xvfb])
    def test_end(self, kind):
        """A program whose window system ends does so as well, and keeps its trace."""
        server = self.server(kind)
        program = Program(server, PROBE, "everything")
        # The window system was started first.
        server.processes[0].end()
        until("the end of the program", lambda: not program.process.is_running())
        self.assertRegex(program.process.text(), r"end disconnected\(.*connection")
        self.assertTrue(program.trace_file.exists())

    def test_unreachable(self):
        """An app whose display cannot be reached ends at once, and says what to do."""
        for variables in ({"DISPLAY": ":5599"}, {"WAYLAND_DISPLAY": "wayland-5599"}, {"DISPLAY": ":5599", "WAYLAND_DISPLAY": "wayland-5599"}):
            with self.subTest(str(variables)):
                kept = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")}
                ended = subprocess.run([APP], env=kept | variables, capture_output=True, text=True, timeout=20)
                self.assertEqual(ended.returncode, 2)
                self.assertIn("Start it in a terminal of a desktop", ended.stderr)
                for name, value in variables.items():
                    self.assertIn(f"{name}={value}: ", ended.stderr)

    @with_each([Weston, KWin])
    def test_end_with_requests(self, kind):
        """A program that has something to show when its compositor is gone has received the last input, and gives the reason."""
        server = self.server(kind)
        program = Program(server, PROBE, "dragview")
        program.until_quiet(0.5)
        program.process.process.send_signal(signal.SIGSTOP)
        hand = hands.fingers([hands.way((213, 400), (420, 520), 8)])
        server.injector.play(hand[:-1])
        # A compositor sends what it has written when its loop comes round, and that is before it handles the next step.
        server.injector.sync()
        server.processes[0].end(signal.SIGKILL)
        program.process.process.send_signal(signal.SIGCONT)
        until("the end of the program", lambda: not program.process.is_running())
        self.assertRegex(program.process.text(), r"end disconnected\(.*connection")
        self.assertEqual(len(traces.contacts(program.trace_file.read_text())), len(hand) - 1)


class Windows(WindowTest):
    @with_each(SERVERS)
    def test_idle(self, kind):
        """A window in which nothing happens is never woken."""
        server = self.server(kind)
        program = Program(server, PROBE, "everything")
        server.injector.play(hands.fingers([hands.way((200, 200), (260, 260), 6)]))
        program.until_frames(7)
        # Longer than the longest animation and timer of the scene.
        time.sleep(3)
        status = lambda: re.search(r"voluntary_ctxt_switches:\s*(\d+)", Path(f"/proc/{program.process.process.pid}/status").read_text())[1]
        before = status()
        time.sleep(2)
        self.assertEqual(status(), before)
        program.end()

    def test_whole_scale(self):
        """On an output with two pixels per point places are points, and the picture has two pixels for each."""
        server = self.server(Weston, scale=2)
        program = Program(server, PROBE, "dragview")
        self.assertEqual((program.size, program.scale), ((1280, 800), 2))
        self.assertPlaces(server, program)

    def assertPlaces(self, server, program, frames=2):
        server.injector.play([(0, ["down 0 0.25 0.5", "frame"]), (20, ["up 0", "frame"])])
        program.until_frames(frames)
        self.assertEqual(traces.contacts(program.end()), ["1:began@320,400", "1:ended@320,400"])

    def test_fractional_scale(self):
        """KWin prefers one and a half pixels per point, and the picture has them."""
        server = self.server(KWin, scale=1.5)
        program = Program(server, PROBE, "dragview")
        self.assertEqual((program.size, program.scale), ((1280, 800), 1.5))
        self.assertPlaces(server, program)

    @with_each(DESKTOPS)
    def test_windowed(self, kind):
        """A window that is not fullscreen has the size that it asks for, and decorations, with and without a plug-in of libdecor."""
        options = {"shell": "desktop-shell.so"} if kind is Weston else {}
        for folder in (None, "/nonexistent"):
            with self.subTest(folder):
                server = self.server(kind, **options)
                if folder:
                    server.env["LIBDECOR_PLUGIN_DIR"] = folder
                program = Program(server, PROBE, "dragview", "--windowed")
                self.assertEqual(program.size, (400, 300))
                program.end()


    def test_fullscreen(self):
        """A window becomes fullscreen and small again while it is used, and places are those of its content."""
        server = self.server(KWin)
        program = Program(server, PROBE, "dragview", "--windowed")
        for index, size in enumerate(("1280 800", "400 300", "1280 800")):
            server.injector.play([(0, ["key 87 1"]), (40, ["key 87 0"])])
            program.until_resized(*size.split(), times=index // 2 + 1)
        self.assertPlaces(server, program, 8)

    def test_resized(self):
        """A window of X11 that is resized while it is used has the places of its new size."""
        server = self.server(Xvfb)
        program = Program(server, PROBE, "dragview", "--windowed", "--pointer")
        self.assertEqual(program.size, (400, 300))
        for size in ((640, 480), (300, 200)):
            server.xdotool("search", "--name", "TouchProbe", "windowsize", *size)
            program.until_resized(*size)
        # The window was in the middle, and has kept its upper left corner.
        corner = ((SIZE[0] - 400) // 2, (SIZE[1] - 300) // 2)
        server.xdotool("mousemove", corner[0] + 290, corner[1] + 190, "click", 1)
        program.until_frames(3)
        self.assertEqual(traces.contacts(program.end()), ["1:began@290,190;pointer", "1:ended@290,190;pointer"])


class App(WindowTest):
    def recorded(self, server, words, hand, seconds=20):
        """Plays a hand to an app in a kiosk, which starts within some seconds; returns the trace that it has written."""
        file = server.folder / "app.trace"
        app = server.run([*words, "--record", file], "app")
        until("the trace", lambda: app.check("the app") and file.exists() and 'height="800"' in file.read_text(), seconds)
        # The app does not say when its window is shown.
        time.sleep(2)
        server.injector.play(hand)
        until("the end of the hand", lambda: app.check("the app") and "ended@" in file.read_text())
        time.sleep(1)
        app.end()
        return file.read_text()

    @with_each(SERVERS)
    def test_same_hand(self, kind):
        """The app itself, as in a kiosk, records the input and the decisions of a run without a window system."""
        hand = hands.fingers([hands.way((213, 400), (420, 520), 24)])
        server = self.server(kind)
        trace = self.recorded(server, [APP, "--scene", "dragview", "--kiosk"], hand)
        headless = traces.replayed(COMMAND, hands.as_trace(hand, "dragview"), server.folder, "headless")
        self.assertEqual(traces.contacts(trace), traces.contacts(headless))
        self.assertEqual(traces.decisions(trace), traces.decisions(headless))

    @with_each(SERVERS)
    def test_own(self, kind):
        """A package of its own is a kiosk whose views a finger drags."""
        hand = hands.fingers([hands.way((60, 80), (300, 400), 24)])
        trace = self.recorded(self.server(kind), [KIOSK, "--kiosk"], hand)
        self.assertIn('scene="notes"', trace)
        self.assertEqual([traces.contacts(trace)[index] for index in (0, -1)], ["1:began@60,80", "1:ended@300,400"])
        decided = traces.decisions(trace)
        self.assertIn("note 1 drag acts began", decided)
        self.assertIn("note 1 drag acts ended", decided)

    @with_each(SERVERS)
    def test_page(self, kind):
        """The last command of the page is a kiosk whose card a finger drags."""
        hand = hands.fingers([hands.way((100, 120), (300, 400), 24)])
        # It looks first whether there is anything to build, after other builds.
        trace = self.recorded(self.server(kind), ["sh", PAGE], hand, seconds=400)
        self.assertIn('scene="Cards"', trace)
        self.assertEqual([traces.contacts(trace)[index] for index in (0, -1)], ["1:began@100,120", "1:ended@300,400"])
        decided = traces.decisions(trace)
        self.assertIn("UIPanGestureRecognizer#1 acts began", decided)
        self.assertIn("UIPanGestureRecognizer#1 acts ended", decided)


if __name__ == "__main__":
    Process.end_with_signals()
    unittest.main(verbosity=2)
