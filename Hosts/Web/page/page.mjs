// The page: the launcher, a running scene with its drawer, and the routes between them.
//
//     #             the launcher
//     #scene=NAME   a scene
//     #t=PACKED     the replay of a link

import { Controls } from "./controls.mjs";
import { Drawer } from "./drawer.mjs";
import { elements } from "./elements.mjs";
import { acceptFiles, bytesOf, isAppLog, readFile } from "./files.mjs";
import { Launcher } from "./launcher.mjs";
import { linkTo, parsedFragment } from "./link.mjs";
import { Loading } from "./loading.mjs";
import { Marks } from "./marks.mjs";
import * as message from "./message.mjs";
import { Module } from "./module.mjs";
import { observeSize } from "./screen.mjs";
import { Session } from "./session.mjs";

const parts = elements("running", "stage", "screen", "scene", "marks", "title", "hint", "file", "log");
const root = document.documentElement;
/// The room above and below a scene, in points.
const MARGIN = 8;
/// The largest scale of a scene. A whole number keeps its pixels sharp and its points exact.
const LARGEST = 3;

const rules = { createScriptURL: (name) => name };
/// Makes the addresses of workers.
const workers = globalThis.trustedTypes?.createPolicy("worker", rules) ?? rules;

/// The page of one module.
class Page {
    /// The index of the scene that runs.
    index = undefined;
    /// The number of routes so far.
    routes = 0;

    constructor(module, launcher) {
        Object.assign(this, { module, launcher });
        for (const { name, summary } of module.scenes) launcher.summaries.set(name, summary);
        this.marks = new Marks(parts.marks);
        this.session = new Session(module, parts.scene, {
            changed: () => this.changed(),
            failed: (error) => this.failed(error),
            showPreview: (places) => this.drawer?.showPreview(places),
        });
        this.drawer = new Drawer(this.session, this.marks, () => workers.createScriptURL("worker.mjs"));
        this.controls = new Controls(this.session, { restart: () => this.restart(), layOut: () => this.layOut() });
        // The ring of the focus is for the keyboard.
        parts.scene.addEventListener("pointerdown", () => { parts.scene.dataset.touched = ""; });
        parts.scene.addEventListener("blur", () => { delete parts.scene.dataset.touched; });
        addEventListener("hashchange", () => this.route());
        addEventListener("keydown", ({ key, isComposing }) => { if (key === "Escape" && !isComposing) this.leave(); });
        acceptFiles(root, parts.file, (file) => this.openFile(file));
        observeSize(parts.stage, () => this.layOut());
        this.route();
    }

    /// The name of the running scene.
    get scene() {
        return this.module.scenes[this.index]?.name;
    }

    /// Returns a link that replays what was touched.
    link() {
        return linkTo(this.module.pack());
    }

    // MARK: Routes

    route() {
        const { scene, trace } = parsedFragment(location.hash);
        message.hide();
        this.leaveHand();
        if (trace !== undefined) this.openTrace(trace);
        else if (scene !== undefined) this.openScene(scene);
        else this.showLauncher();
        this.settle();
        if (trace === undefined) this.showHand();
    }

    /// Lets a drawn hand play to what is shown, unless the person wants no motion or comes first.
    async showHand() {
        if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
        const { routes } = this;
        const { play } = await import("./ghost.mjs").catch(() => ({}));
        if (play && routes === this.routes && !this.session.isTouched) this.hand = play(this);
    }

    /// Ends what the hand plays, before another thing is shown.
    leaveHand() {
        this.hand?.end();
        this.hand = undefined;
        this.replayed = undefined;
        this.routes += 1;
    }

    /// Announces what the page shows now.
    settle() {
        root.dataset.view = parts.running.hidden ? "launcher" : "scene";
        root.dataset.ready = this.scene ?? (parts.log.hidden ? "launcher" : "log");
    }

    /// Closes the message, or else ends asking, or else closes the card, or else the scene.
    leave() {
        if (message.isShown()) message.hide();
        else if (this.drawer.isPicking) this.drawer.isPicking = false;
        else if (this.drawer.card?.isOpen) this.drawer.card.close();
        else if (this.scene !== undefined) location.hash = "";
    }

    showLauncher() {
        this.session.close();
        const left = parts.running.contains(document.activeElement) ? this.scene : undefined;
        this.index = undefined;
        parts.running.hidden = true;
        parts.log.hidden = true;
        document.title = "Touchstone";
        this.launcher.show(true);
        if (left !== undefined) this.launcher.focus(left);
    }

    openScene(name) {
        const index = this.module.scenes.findIndex((scene) => scene.name === name);
        if (index < 0) {
            this.showLauncher();
            return message.show(`There is no scene “${name}”. Here are all of them.`);
        }
        this.enter(index);
        this.restart();
    }

    openTrace(text, name = "This link") {
        let index;
        try {
            // What is shown while it starts already has the size of the replay.
            this.replayed = text;
            index = this.session.startReplay(text, this.pixels(1));
        } catch (error) {
            this.replayed = undefined;
            this.showLauncher();
            return message.show(`${name} cannot be opened: ${error.message}`, { stays: true });
        }
        this.enter(index);
        this.drawer.restart();
        this.layOut();
    }

    /// Plays a file: to the running scene, or else to the one that it names. Shows a log of the app recorder.
    async openFile(dropped) {
        const { routes } = this, { name } = dropped;
        let file, logs;
        try {
            const bytes = await bytesOf(dropped);
            if (isAppLog(bytes)) {
                message.show(`Reading ${name} …`, { stays: true });
                logs = await import("./log.mjs");
                file = await logs.read(workers.createScriptURL("worker.mjs"), bytes, name);
            } else {
                file = await readFile("FileReader.wasm", bytes, name, this.scene);
            }
        } catch (error) {
            return message.show(`${name} cannot be opened: ${error.message}`, { stays: true });
        }
        if (routes !== this.routes) return;
        // The address names no file: going back leaves it.
        history.pushState(null, "", "#file");
        message.hide();
        this.leaveHand();
        if (logs) {
            this.showLauncher();
            this.launcher.show(false);
            logs.show(parts.log, name, file);
            parts.log.hidden = false;
            document.title = `${name} – Touchstone`;
            return this.settle();
        }
        this.openTrace(file.trace, name);
        if (this.scene !== undefined && file.notes.length > 0) message.show(file.notes.slice(0, 3).join("\n"), { stays: true });
        this.settle();
    }

    // MARK: The running scene

    enter(index) {
        this.index = index;
        const { title, summary, hint } = this.module.scenes[index];
        // The keyboard goes along with what is shown.
        const isFollowed = this.launcher.isFocused;
        this.launcher.show(false);
        parts.running.hidden = false;
        parts.log.hidden = true;
        if (isFollowed) parts.scene.focus({ preventScroll: true });
        parts.title.textContent = title;
        parts.hint.textContent = hint;
        parts.scene.setAttribute("aria-label", `${title}: ${summary}`);
        document.title = `${title} – Touchstone`;
    }

    restart() {
        parts.hint.hidden = this.controls.isFilled;
        if (this.replayed !== undefined) return this.openTrace(this.replayed);
        const { size, scale } = this.place();
        this.show(size, scale);
        this.session.start(this.index, size, this.pixels(scale));
        this.drawer.restart();
    }

    /// Fits the scene into its place again.
    layOut() {
        // On paper the scene has the size that it has on the screen: it cannot be drawn again for it.
        if (!this.session.isOpen || matchMedia("print").matches) return;
        const { size, scale } = this.place();
        this.show(size, scale);
        this.session.resize(size, this.pixels(scale));
        this.changed();
    }

    /// Returns the size of the scene in points, and its scale on the page: as large as there is room for it.
    place() {
        const { clientWidth: width, clientHeight: height } = parts.stage;
        // A window may be too low for any scene.
        const room = { width: Math.max(1, width), height: Math.max(1, height - Math.max(MARGIN, parts.hint.offsetHeight) - MARGIN) };
        if (this.session.isOpen && (this.replayed !== undefined || this.session.clock.isBehind)) return this.fitted(this.session.size, room);
        if (this.controls.isFilled) return { size: { width: Math.floor(room.width), height: Math.floor(room.height) }, scale: 1 };
        return this.fitted(this.module.scenes[this.index], room);
    }

    fitted({ width, height }, room) {
        const scale = Math.min(LARGEST, room.width / width, room.height / height);
        return { size: { width, height }, scale: scale < 1 ? scale : Math.floor(scale) };
    }

    show({ width, height }, scale) {
        Object.assign(parts.screen.style, { width: `${width * scale}px`, height: `${height * scale}px` });
        this.marks.resize({ width, height }, this.pixels(scale));
    }

    pixels(scale) {
        return scale * devicePixelRatio;
    }

    changed() {
        // The past may have had another size.
        const { size, clock } = this.session;
        const screen = `${size.width} ${size.height} ${clock.isBehind}`;
        if (screen !== this.laidOut) {
            this.laidOut = screen;
            parts.screen.toggleAttribute("data-past", clock.isBehind);
            return this.layOut();
        }
        this.controls.update();
        this.drawer.update();
    }

    failed(error) {
        console.error(error);
        message.show(`The scene has stopped: ${error.message}. “Start again” starts it again.`, { stays: true });
    }
}

/// Keeps the page for use without a network.
function install() {
    if (!navigator.serviceWorker) return;
    navigator.serviceWorker.register(workers.createScriptURL("sw.mjs")).catch(() => {});
}

const launcher = new Launcher();
const loading = new Loading(launcher);
try {
    const module = await Module.load("ScenePage.wasm", (bytes) => loading.show(bytes));
    loading.end();
    globalThis.touchstone = new Page(module, launcher);
    addEventListener("load", install);
    if (document.readyState === "complete") install();
} catch (error) {
    loading.end();
    console.error(error);
    message.show(`The page did not start: ${error.message}`, { stays: true });
}
