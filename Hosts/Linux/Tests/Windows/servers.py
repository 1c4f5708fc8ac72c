"""Window systems without hardware, with injected hands: weston, KWin and Xorg, each with everything that it starts tied to one folder."""

import atexit
import contextlib
import os
import select
import shutil
import signal
import subprocess
import time
from pathlib import Path

SIZE = (1280, 800)
HERE = Path(__file__).resolve().parent


class Failure(Exception):
    """Something did not happen in time."""


def until(what, condition, seconds=20, pause=0.02):
    """Waits for a condition, which is looked at after each pause, and returns its value."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        value = condition()
        if value:
            return value
        time.sleep(pause)
    raise Failure(f"{what} did not happen within {seconds} s")


class Process:
    """A program in a process group of its own, its output in a file. It ends with the test, and with this program."""

    running = set()

    @classmethod
    def end_all(cls, *_):
        """Ends what is left: a test that is interrupted does not clean up."""
        for process in cls.running:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.process.pid, signal.SIGKILL)

    @classmethod
    def end_with_signals(cls):
        """Ends everything with this program, also when the time is over."""
        atexit.register(cls.end_all)
        for name in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(name, lambda number, _: (cls.end_all(), os._exit(128 + number)))

    def __init__(self, words, log, env, **options):
        self.log = Path(log)
        self.output = open(log, "wb")
        self.process = subprocess.Popen(words, stderr=self.output, env=env, start_new_session=True, **{"stdout": self.output, **options})
        self.running.add(self)

    def is_running(self):
        return self.process.poll() is None

    def check(self, name):
        if not self.is_running():
            raise Failure(f"{name} has ended: {self.text()[-2000:]}")
        return True

    def text(self):
        return self.log.read_text(errors="replace")

    def end(self, name=signal.SIGTERM):
        if self.is_running():
            self.process.send_signal(name)
        try:
            return self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            return self.process.wait(10)
        finally:
            self.running.discard(self)
            for file in (self.output, self.process.stdin, self.process.stdout):
                if file:
                    file.close()


class Injector:
    """Plays hands: writes steps, and waits at the barriers."""

    def __init__(self, write, read):
        self.writing, self.reading = write, read
        self.pending = b""

    def send(self, *steps):
        os.write(self.writing, "".join(f"{step}\n" for step in steps).encode())

    def sync(self, seconds=20):
        """Returns when the window system has handled all steps before."""
        self.send("sync")
        end = time.monotonic() + seconds
        while b"\n" not in self.pending:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.reading], [], [], left)[0]:
                raise Failure(f"the window system did not handle the steps within {seconds} s")
            more = os.read(self.reading, 4096)
            if not more:
                raise Failure("the injector has ended")
            self.pending += more
        line, self.pending = self.pending.split(b"\n", 1)
        if line != b"synced":
            raise Failure(line.decode())

    def play(self, hand, pace=True, reader=None):
        """Plays the moments of a hand: (milliseconds, steps) each, at these times; with a program as the reader, none before it has read the one
        before."""
        begin = time.monotonic()
        for moment, steps in hand:
            if pace:
                time.sleep(max(0, begin + moment / 1000 - time.monotonic()))
            known = reader.frame_count() if reader else 0
            self.send(f"time {moment}", *steps)
            if reader:
                reader.until_frames(known + 1)
        self.sync()


class Server:
    """A running window system."""

    name = "?"
    host = "Wayland"
    # The points that a notch of a wheel scrolls: KWin's fake wheel has a distance only.
    notch = 48

    def __init__(self, folder, injectors):
        self.folder, self.injectors = Path(folder), Path(injectors)
        self.stack = contextlib.ExitStack()
        # In the order in which they were started.
        self.processes = []
        self.env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET")}
        # Its socket may have at most 107 letters.
        runtime = self.folder / "run"
        runtime.mkdir(parents=True, mode=0o700)
        self.env.update(XDG_RUNTIME_DIR=str(runtime), HOME=str(self.folder), XDG_CONFIG_HOME=str(self.folder), XDG_CACHE_HOME=str(self.folder), NO_AT_BRIDGE="1")
        self.runtime = runtime

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.stack.close()
            raise
        return self

    def __exit__(self, *_):
        self.stack.close()

    def run(self, words, name, **options):
        process = Process(words, self.folder / f"{name}.log", self.env, **options)
        self.processes.append(process)
        self.stack.callback(process.end)
        return process

    def pipe(self, words, name):
        """Starts an injector that reads standard input."""
        process = self.run(words, name, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        return Injector(process.process.stdin.fileno(), process.process.stdout.fileno())


class Weston(Server):
    name = "weston"

    def __init__(self, *arguments, shell="kiosk-shell.so", scale=1):
        super().__init__(*arguments)
        self.shell, self.scale = shell, scale

    @staticmethod
    def missing(injectors):
        if not shutil.which("weston"):
            return "weston is not installed"
        return None if (injectors / "weston-injector.so").exists() else "libweston-10-dev is not installed"

    def start(self):
        hand, answers = self.runtime / "hand", self.runtime / "answers"
        self.env.update(TOUCH_HAND=str(hand), TOUCH_ANSWERS=str(answers))
        process = self.run(
            ["weston", "--backend=headless-backend.so", "--use-pixman", f"--width={SIZE[0]}", f"--height={SIZE[1]}", f"--scale={self.scale}",
             f"--shell={self.shell}", "--socket=window", "--idle-time=0", "--no-config", f"--modules={self.injectors / 'weston-injector.so'}"], "weston")
        until("weston's start", lambda: process.check("weston") and (self.runtime / "window").exists() and answers.exists())
        self.env["WAYLAND_DISPLAY"] = "window"
        writing, reading = os.open(hand, os.O_WRONLY), os.open(answers, os.O_RDONLY | os.O_NONBLOCK)
        self.stack.callback(os.close, writing)
        self.stack.callback(os.close, reading)
        self.injector = Injector(writing, reading)


class KWin(Server):
    name = "KWin"
    notch = 15

    def __init__(self, *arguments, scale=1):
        super().__init__(*arguments)
        self.scale = scale

    @staticmethod
    def missing(injectors):
        if not shutil.which("kwin_wayland"):
            return "kwin_wayland is not installed"
        return None if (injectors / "kwin-injector").exists() else "plasma-wayland-protocols is not installed"

    def start(self):
        # The packaged program has a file capability, without which its environment is cleaned; a copy has none, but needs the name.
        program = self.folder / "bin" / "kwin_wayland"
        program.parent.mkdir()
        shutil.copyfile(shutil.which("kwin_wayland"), program)
        program.chmod(0o700)
        self.env.update(KWIN_WAYLAND_NO_PERMISSION_CHECKS="1", KWIN_COMPOSE="Q", QT_LOGGING_RULES="*=false")
        process = self.run(
            [program, "--virtual", "--width", str(SIZE[0]), "--height", str(SIZE[1]), "--scale", str(self.scale), "--socket", "window", "--no-lockscreen", "--no-global-shortcuts"], "kwin")
        until("KWin's start", lambda: process.check("KWin") and (self.runtime / "window").exists(), 40)
        self.env["WAYLAND_DISPLAY"] = "window"
        self.injector = self.pipe([self.injectors / "kwin-injector", *map(str, SIZE)], "injector")
        self.injector.sync(40)


class SmallCompositor(Server):
    """The compositor of Hosts/Linux/Injection, with the devices that others take from no program."""

    name = "the small compositor"

    @staticmethod
    def missing(injectors):
        return None if (injectors / "small-compositor").exists() else "libwayland-dev or wayland-protocols is not installed"

    def start(self):
        # It has no decorations, so a plug-in for them finds nothing.
        self.env.update(WAYLAND_DISPLAY="window", LIBDECOR_PLUGIN_DIR="/nonexistent")
        self.injector = self.pipe([self.injectors / "small-compositor", "window", *map(str, SIZE)], "compositor")
        until("the compositor's start", lambda: (self.runtime / "window").exists())


class Display(Server):
    """A display of X11, whose number the server chooses."""

    host = "SDL"
    notch = 48

    def display(self, words, name):
        reading, writing = os.pipe()
        self.stack.callback(os.close, reading)
        process = self.run([*words, "-displayfd", str(writing), "-nolisten", "tcp", "-noreset"], name, pass_fds=[writing])
        os.close(writing)
        until(f"{name}'s start", lambda: process.check(name) and select.select([reading], [], [], 0)[0])
        number = os.read(reading, 16).decode().strip()
        if not number:
            raise Failure(f"{name} has not started: {process.text()[-2000:]}")
        self.env.update(DISPLAY=f":{number}", SDL_VIDEODRIVER="x11")


class Xorg(Display):
    """Xorg with a display and a touch screen in memory."""

    name = "Xorg"
    touches = True

    @staticmethod
    def missing(injectors):
        drivers = Path("/usr/lib/xorg/modules")
        if not shutil.which("Xorg") or not (drivers / "input" / "inputtest_drv.so").exists():
            return "xserver-xorg-core is not installed"
        return None if (drivers / "drivers" / "dummy_drv.so").exists() else "xserver-xorg-video-dummy is not installed"

    def start(self):
        socket = self.runtime / "touch"
        config = self.folder / "xorg.conf"
        config.write_text((HERE / "xorg.conf").read_text().replace("@SOCKET@", str(socket)))
        # Its wrapper would want a console.
        program = next(path for path in ("/usr/lib/xorg/Xorg", shutil.which("Xorg")) if os.path.exists(path))
        self.display([program, "-config", config, "-configdir", self.folder, "-logfile", self.folder / "xorg.log", "-novtswitch", "-sharevts"], "xorg")
        until("the touch screen", socket.exists)
        # The driver answers barriers only after it had a finger.
        self.injector = self.pipe([self.injectors / "xorg-injector", socket], "injector")


class Xvfb(Display):
    """Xvfb, with the mouse and the keys of xdotool."""

    name = "Xvfb"

    @staticmethod
    def missing(injectors):
        return None if shutil.which("Xvfb") and shutil.which("xdotool") else "xvfb and xdotool are not installed"

    def start(self):
        self.display(["Xvfb", "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24"], "xvfb")

    def xdotool(self, *words):
        """Runs a command of xdotool, which returns when the server has handled it."""
        subprocess.run(["xdotool", *map(str, words)], env=self.env, check=True, timeout=20)


class Program:
    """A scene in a window of a server, by the probe."""

    def __init__(self, server, program, scene, *options, name="program"):
        self.server, self.trace_file = server, server.folder / f"{name}.trace"
        words = [program, scene, self.trace_file, "--host", server.host, *options]
        self.process = server.run(words, name)
        line = until("the window", lambda: self.process.check("the program") and self.lines("ready "))[0]
        self.size = tuple(int(word) for word in line.split()[1:3])
        self.scale = float(line.split()[3])

    def lines(self, prefix):
        return [line for line in self.process.text().splitlines() if line.startswith(prefix)]

    def frame_count(self):
        """The number of frames of input that have arrived."""
        return len(self.lines("frame "))

    def until_frames(self, count):
        """Waits until so many frames of input have arrived. It looks each millisecond, as the moments of a hand may wait for it."""
        until(f"frame {count} of input", lambda: self.process.check("the program") and self.frame_count() >= count, pause=0.001)

    def until_quiet(self, seconds):
        """Waits until nothing has happened to the window for some seconds."""
        known, since = None, time.monotonic()

        def is_quiet():
            nonlocal known, since
            text = self.process.text()
            if text != known:
                known, since = text, time.monotonic()
            return self.process.check("the program") and time.monotonic() - since >= seconds

        until("quiet", is_quiet)

    def until_resized(self, width, height, times=1):
        """Waits until the window has got a size so many times."""
        line = f"resized {width} {height} 1.0"
        until(line, lambda: self.process.check("the program") and self.lines("resized ").count(line) >= times)

    def end(self):
        """Ends the program and returns its trace."""
        status = self.process.end()
        if status != 0:
            raise Failure(f"the program has ended with status {status}: {self.process.text()[-2000:]}")
        breaches = self.lines("breach: ")
        if breaches:
            raise Failure(f"the host breaks its rules: {breaches}")
        return self.trace_file.read_text()
