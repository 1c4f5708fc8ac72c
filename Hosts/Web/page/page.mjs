// The page: the launcher, a running scene with its drawer, and the routes between them.
//
//     #             the launcher
//     #scene=NAME   a scene
//     #t=PACKED     the replay of a link

import { Controls } from "./controls.mjs";
import { Drawer } from "./drawer.mjs";
import { elements } from "./elements.mjs";
import { acceptFiles, bytesOf, readFile } from "./files.mjs";
import { Launcher, title } from "./launcher.mjs";
import { linkTo, parsedFragment } from "./link.mjs";
import { Marks } from "./marks.mjs";
import * as message from "./message.mjs";
import { Module } from "./module.mjs";
import { observeSize } from "./screen.mjs";
import { Session } from "./session.mjs";

const parts = elements("running", "stage", "screen", "scene", "marks", "title", "hint", "fill", "file");
const root = document.documentElement;
/// The room above and below a scene, in points.
const MARGIN = 8;

/// The page of one module.
class Page {
    /// The index of the scene that runs.
    index = undefined;
    /// The number of routes so far.
    routes = 0;

    constructor(module) {
        this.module = module;
        this.marks = new Marks(parts.marks);
        this.session = new Session(module, parts.scene, {
            changed: () => this.changed(),
            failed: (error) => this.failed(error),
            showPreview: (places) => this.drawer?.showPreview(places),
        });
        this.drawer = new Drawer(this.session, this.marks);
        this.controls = new Controls(this.session, { restart: () => this.restart(), layOut: () => this.layOut() });
        this.launcher = new Launcher(module);
        // The ring of the focus is for the keyboard.
        parts.scene.addEventListener("pointerdown", () => { parts.scene.dataset.touched = ""; });
        parts.scene.addEventListener("blur", () => { delete parts.scene.dataset.touched; });
        addEventListener("hashchange", () => this.route());
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
        this.replayed = undefined;
        this.routes += 1;
        if (trace !== undefined) this.openTrace(trace);
        else if (scene !== undefined) this.openScene(scene);
        else this.showLauncher();
        this.settle();
    }

    /// Announces what the page shows now.
    settle() {
        root.dataset.view = parts.running.hidden ? "launcher" : "scene";
        root.dataset.ready = this.scene ?? "launcher";
    }

    showLauncher() {
        this.session.close();
        const left = parts.running.contains(document.activeElement) ? this.index : undefined;
        this.index = undefined;
        parts.running.hidden = true;
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

    /// Plays a file: to the running scene, or else to the one that it names.
    async openFile(dropped) {
        const { routes } = this, { name } = dropped;
        let file;
        try {
            file = await readFile("FileReader.wasm", await bytesOf(dropped), name, this.scene);
        } catch (error) {
            return message.show(`${name} cannot be opened: ${error.message}`, { stays: true });
        }
        if (routes !== this.routes) return;
        // The address names no file: going back leaves it.
        history.pushState(null, "", "#file");
        message.hide();
        this.routes += 1;
        this.openTrace(file.trace, name);
        if (this.scene !== undefined && file.notes.length > 0) message.show(file.notes.slice(0, 3).join("\n"), { stays: true });
        this.settle();
    }

    // MARK: The running scene

    enter(index) {
        this.index = index;
        const { name, summary, hint } = this.module.scenes[index];
        // The keyboard goes along with what is shown.
        const isFollowed = this.launcher.isFocused;
        this.launcher.show(false);
        parts.running.hidden = false;
        if (isFollowed) parts.scene.focus({ preventScroll: true });
        parts.title.textContent = title(name);
        parts.hint.textContent = hint ?? "";
        parts.scene.setAttribute("aria-label", `${title(name)}: ${summary}`);
        document.title = `${title(name)} – Touchstone`;
    }

    restart() {
        parts.hint.hidden = parts.fill.checked;
        if (this.replayed !== undefined) return this.openTrace(this.replayed);
        const { size, scale } = this.place();
        this.show(size, scale);
        this.session.start(this.index, size, this.pixels(scale));
        this.drawer.restart();
    }

    /// Fits the scene into its place again.
    layOut() {
        if (!this.session.isOpen) return;
        const { size, scale } = this.place();
        this.show(size, scale);
        this.session.resize(size, this.pixels(scale));
        this.changed();
    }

    /// Returns the size of the scene in points, and its scale on the page: its own size, or smaller if there is no room for it.
    place() {
        const { clientWidth: width, clientHeight: height } = parts.stage;
        // A window may be too low for any scene.
        const room = { width: Math.max(1, width), height: Math.max(1, height - Math.max(MARGIN, parts.hint.offsetHeight) - MARGIN) };
        if (this.session.isOpen && (this.replayed !== undefined || this.session.clock.isBehind)) return this.fitted(this.session.size, room);
        if (parts.fill.checked) return { size: { width: Math.floor(room.width), height: Math.floor(room.height) }, scale: 1 };
        return this.fitted(this.module.scenes[this.index], room);
    }

    fitted({ width, height }, room) {
        return { size: { width, height }, scale: Math.min(1, room.width / width, room.height / height) };
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
    const createScriptURL = (name) => name;
    const policy = globalThis.trustedTypes?.createPolicy("worker", { createScriptURL }) ?? { createScriptURL };
    navigator.serviceWorker.register(policy.createScriptURL("sw.mjs")).catch(() => {});
}

try {
    globalThis.touchstone = new Page(await Module.load("ScenePage.wasm"));
    addEventListener("load", install);
    if (document.readyState === "complete") install();
} catch (error) {
    console.error(error);
    message.show(`The page did not start: ${error.message}`, { stays: true });
}
