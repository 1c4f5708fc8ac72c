// The elements of an app for screen readers and keyboards: over the canvas, where they are not seen, with the roles of their traits.
//
//     Enter, Space                                  activate
//     arrows                                        increase, decrease
//     menu key, Shift and F10, Alt and arrow down   own actions

import { element } from "./elements.mjs";

/// The bits of traits.
const [BUTTON, LINK, IMAGE, SELECTED, HEADER, OFF, ADJUSTABLE, KEY, SEARCH, MEDIA, TAPPED] = [0, 1, 2, 3, 5, 6, 7, 9, 10, 12, 16].map((bit) => 1 << bit);
/// The actions of `Module.assist`.
const [ACTIVATE, INCREASE, DECREASE, OWN] = [0, 1, 2, 3];
const ARROWS = { ArrowUp: INCREASE, ArrowRight: INCREASE, ArrowDown: DECREASE, ArrowLeft: DECREASE };

/// Touches reach the canvas, and nothing that gets the focus is scrolled to.
const LAYER = { overflow: "clip", pointerEvents: "none", userSelect: "none", webkitUserSelect: "none" };
const ELEMENT = { position: "absolute", overflow: "hidden", whiteSpace: "nowrap", color: "transparent", forcedColorAdjust: "none" };
/// Seen while it has the focus.
const MENU = { position: "absolute", padding: ".5em", opacity: 0, background: "Canvas", color: "CanvasText" };

function roleOf(traits, kind) {
    if (traits & ADJUSTABLE) return "slider";
    if (kind === "switch") return "switch";
    if (traits & LINK) return "link";
    if (traits & (BUTTON | KEY | SEARCH | MEDIA | TAPPED)) return "button";
    if (traits & HEADER) return "heading";
    return traits & IMAGE ? "img" : "";
}

/// Returns the attributes of an element, of which an empty one is left out, and its text.
export function described({ traits, kind, label, value, hint, actions }) {
    const role = roleOf(traits, kind) || (actions.length > 0 ? "group" : "");
    const doesAct = actions.length > 0 || !["", "heading", "img"].includes(role);
    const isText = role === "" || role === "heading";
    const isChosen = (traits & SELECTED) !== 0;
    const attributes = {
        role,
        tabindex: doesAct ? (traits & OFF ? "-1" : "0") : "",
        "aria-description": hint,
        "aria-disabled": traits & OFF ? "true" : "",
        "aria-haspopup": actions.length > 0 ? "menu" : "",
        "aria-level": role === "heading" ? "2" : "",
        "aria-pressed": isChosen && role === "button" ? "true" : "",
        "aria-current": isChosen && role !== "button" ? "true" : "",
    };
    if (role === "slider") {
        const parsed = parseFloat(value);
        const number = Number.isFinite(parsed) ? parsed : 0;
        Object.assign(attributes, { "aria-valuenow": number, "aria-valuemin": Math.min(0, number), "aria-valuemax": Math.max(100, number), "aria-valuetext": value });
    }
    if (role === "switch") attributes["aria-checked"] = String(value === "1");
    const name = role === "slider" || role === "switch" || !value ? label : `${label}, ${value}`;
    return { attributes: { ...attributes, "aria-label": isText ? "" : name }, text: isText ? name : "" };
}

/// Gives the keyboard to a node, which Tab need not reach.
function focus(node) {
    if (!node.hasAttribute("tabindex")) node.tabIndex = -1;
    node.focus({ preventScroll: true });
}

/// The elements over one canvas. There is nothing before the first one.
export class Roles {
    /// What is shown, by number; in the order of the app.
    shown = new Map();
    order = [];
    /// What is shown, and the number of the own action, by the node on the page.
    owners = new WeakMap();

    /// `ask(number, action)` is called with what is asked of an element; `host` receives the other keys.
    constructor(canvas, { ask, host }) {
        Object.assign(this, { canvas, ask, host });
    }

    /// Returns the place of an element in the order of the app; -1 for none.
    indexOf(number) {
        return this.order.findIndex((one) => one.number === number);
    }

    /// Removes all elements and texts.
    clear() {
        if (!this.layer) return;
        this.arrange([], undefined);
        this.status.replaceChildren();
    }

    /// Shows what a module has as `elements`, on a screen of a size in points.
    show({ elements, texts, goal }, size) {
        if (!this.layer && elements.length + texts.length === 0) return;
        if (!this.layer) this.makeLayer();
        this.arrange(elements, size);
        if (texts.length > 0) this.status.replaceChildren(...texts.map((text) => element("p", {}, text)));
        const wanted = this.shown.get(goal);
        if (wanted && this.layer.contains(document.activeElement)) focus(wanted.node);
    }

    makeLayer() {
        this.status = element("div", { role: "status" });
        Object.assign(this.status.style, ELEMENT, { width: "1px", height: "1px" });
        const layer = (this.layer = element("div", {}, this.status));
        Object.assign(layer.style, LAYER);
        layer.addEventListener("keydown", (event) => {
            if (!this.isUsed(event)) return this.host.key("keydown", event);
            event.preventDefault();
            // Escape leaves the menu, not the scene.
            event.stopPropagation();
        });
        layer.addEventListener("keyup", (event) => this.host.key("keyup", event));
        layer.addEventListener("click", ({ target }) => this.use(this.owners.get(target)));
        layer.addEventListener("contextmenu", (event) => {
            event.preventDefault();
            this.openMenu(this.owners.get(event.target)?.one);
        });
        layer.addEventListener("focusin", ({ target }) => this.showMenu(target, 1));
        layer.addEventListener("focusout", ({ target }) => {
            this.showMenu(target, 0);
            this.host.keys.cancel(performance.now());
        });
        this.canvas.after(layer);
        this.fit();
    }

    /// Lays the elements over the canvas.
    fit() {
        if (!this.layer) return;
        const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = this.canvas;
        const position = getComputedStyle(this.canvas).position === "fixed" ? "fixed" : "absolute";
        const [left, top, width, height] = [offsetLeft, offsetTop, offsetWidth, offsetHeight].map((length) => `${length}px`);
        Object.assign(this.layer.style, { position, left, top, width, height });
    }

    // MARK: What is shown

    /// Shows these elements in this order. What has the focus keeps it; if it is gone, the next one gets it.
    arrange(elements, size) {
        const active = document.activeElement;
        const at = this.order.findIndex((one) => one.node === active || one.menu.contains(active));
        const before = this.order;
        this.order = elements.map((described) => this.update(described, size));
        const kept = new Set(this.order);
        for (const one of before) {
            if (kept.has(one)) continue;
            this.shown.delete(one.number);
            one.node.remove();
            one.menu.remove();
        }
        let next = this.status.nextSibling;
        for (const node of this.order.flatMap((one) => (one.names.length > 0 ? [one.node, one.menu] : [one.node]))) {
            if (node === next) next = node.nextSibling;
            else this.layer.insertBefore(node, next);
        }
        if (at < 0 || document.activeElement === active) return;
        const acts = ({ node }) => node.getAttribute("tabindex") === "0";
        const heir = this.order.slice(at).find(acts) ?? this.order.slice(0, at).findLast(acts);
        focus(active.isConnected ? active : (this.shown.get(before[at].number) ?? heir)?.node ?? this.canvas);
    }

    /// Returns what is shown of an element, changed where the element has changed.
    update(shape, size) {
        const { number, x, y, width, height, actions } = shape;
        const one = this.shown.get(number) ?? this.make(number);
        const { attributes, text } = described(shape);
        for (const [name, value] of Object.entries(attributes)) {
            if (one.attributes[name] === value) continue;
            if (value === "") one.node.removeAttribute(name);
            else one.node.setAttribute(name, value);
        }
        for (const name of Object.keys(one.attributes)) if (!(name in attributes)) one.node.removeAttribute(name);
        one.attributes = attributes;
        if (one.node.textContent !== text) one.node.textContent = text;
        const part = (length, whole) => `${(length / whole) * 100}%`;
        const [left, top] = [part(x, size.width), part(y, size.height)];
        const place = { left, top, width: part(width, size.width), height: part(height, size.height) };
        if (JSON.stringify(place) !== JSON.stringify(one.place)) {
            one.place = place;
            Object.assign(one.node.style, place);
            // It stays on the canvas.
            Object.assign(one.menu.style, { left }, y < size.height / 2 ? { top, bottom: "auto" } : { top: "auto", bottom: part(size.height - y - height, size.height) });
        }
        if (JSON.stringify(actions) !== JSON.stringify(one.names)) this.fill(one, actions);
        if (actions.length > 0) one.menu.setAttribute("aria-label", attributes["aria-label"] || text);
        return one;
    }

    make(number) {
        const one = { number, node: element("div"), menu: element("div", { role: "menu" }), attributes: {}, names: [] };
        Object.assign(one.node.style, ELEMENT);
        Object.assign(one.menu.style, MENU);
        this.owners.set(one.node, { one });
        this.shown.set(number, one);
        return one;
    }

    /// Fills the menu of an element with its own actions.
    fill(one, names) {
        one.names = names;
        one.menu.replaceChildren(...names.map((name) => element("div", { role: "menuitem", tabindex: "-1" }, name)));
        [...one.menu.children].forEach((item, index) => this.owners.set(item, { one, item: index }));
        if (names.length === 0) one.menu.remove();
    }

    // MARK: Use

    /// Returns a Boolean value that indicates whether a key that comes down is for an element.
    isUsed(event) {
        const { target, key, repeat, altKey, shiftKey } = event;
        const owner = this.owners.get(target);
        if (!owner || event.ctrlKey || event.metaKey) return false;
        const { one, item } = owner;
        if (key === "Enter" || key === " ") {
            if (!repeat) this.use(owner);
            return true;
        }
        if (item !== undefined) {
            if (key === "Escape") focus(one.node);
            else if (key === "ArrowDown" || key === "ArrowUp") focus(one.menu.children.item((item + (key === "ArrowDown" ? 1 : one.names.length - 1)) % one.names.length));
            else return false;
            return true;
        }
        if (key === "ContextMenu" || (shiftKey && key === "F10") || (altKey && key === "ArrowDown")) return this.openMenu(one);
        if (one.attributes.role !== "slider" || !(key in ARROWS)) return false;
        this.use(owner, ARROWS[key]);
        return true;
    }

    /// Asks for the activation of an element or for an own action, and returns from the menu.
    use(owner, action = owner?.item === undefined ? ACTIVATE : OWN + owner.item) {
        if (!owner || owner.one.attributes["aria-disabled"]) return;
        if (owner.item !== undefined) focus(owner.one.node);
        this.ask(owner.one.number, action);
    }

    /// Gives the keyboard to the first own action; returns `false` if there is none.
    openMenu(one) {
        if (!one || one.names.length === 0) return false;
        focus(one.menu.firstChild);
        return true;
    }

    showMenu(target, opacity) {
        const owner = this.owners.get(target);
        if (owner?.item !== undefined) owner.one.menu.style.opacity = opacity;
    }
}
