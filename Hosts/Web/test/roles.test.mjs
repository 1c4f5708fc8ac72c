import assert from "node:assert/strict";
import test from "node:test";
import { described } from "../page/roles.mjs";

const [BUTTON, LINK, IMAGE, SELECTED, TEXT, HEADER, OFF, ADJUSTABLE, TAPPED] = [1, 2, 4, 8, 16, 32, 64, 128, 1 << 16];

/// Returns what the page has for an element, without what is empty: attributes in the order of their names, and the text.
function shown(traits, more = {}) {
    const { attributes, text } = described({ traits, kind: "view", label: "Name", value: "", hint: "", actions: [], ...more });
    const lines = Object.entries(attributes).filter(([, value]) => value !== "").map(([name, value]) => `${name}=${value}`);
    return [...lines.sort(), ...(text ? [text] : [])].join(" ");
}

test("the role is that of the traits, and what acts takes the keyboard", () => {
    assert.equal(shown(BUTTON), "aria-label=Name role=button tabindex=0");
    assert.equal(shown(BUTTON | IMAGE), "aria-label=Name role=button tabindex=0");
    assert.equal(shown(LINK), "aria-label=Name role=link tabindex=0");
    assert.equal(shown(TAPPED | TEXT), "aria-label=Name role=button tabindex=0");
    assert.equal(shown(IMAGE), "aria-label=Name role=img");
    assert.equal(shown(HEADER | TEXT), "aria-level=2 role=heading Name");
    assert.equal(shown(TEXT), "Name");
    assert.equal(shown(0), "Name");
});

test("states, values and hints are told", () => {
    assert.equal(shown(BUTTON | SELECTED), "aria-label=Name aria-pressed=true role=button tabindex=0");
    assert.equal(shown(LINK | SELECTED), "aria-current=true aria-label=Name role=link tabindex=0");
    assert.equal(shown(BUTTON | OFF), "aria-disabled=true aria-label=Name role=button tabindex=-1");
    assert.equal(shown(BUTTON, { value: "3 items", hint: "Opens it" }), "aria-description=Opens it aria-label=Name, 3 items role=button tabindex=0");
    assert.equal(shown(BUTTON, { kind: "switch", value: "1" }), "aria-checked=true aria-label=Name role=switch tabindex=0");
    assert.equal(shown(BUTTON, { kind: "switch", value: "0" }), "aria-checked=false aria-label=Name role=switch tabindex=0");
});

test("a slider has a value in words and in numbers", () => {
    const slider = (value) => shown(ADJUSTABLE, { value });
    const rest = "role=slider tabindex=0";
    assert.equal(slider("40%"), `aria-label=Name aria-valuemax=100 aria-valuemin=0 aria-valuenow=40 aria-valuetext=40% ${rest}`);
    assert.equal(slider("-3"), `aria-label=Name aria-valuemax=100 aria-valuemin=-3 aria-valuenow=-3 aria-valuetext=-3 ${rest}`);
    assert.equal(slider("warm"), `aria-label=Name aria-valuemax=100 aria-valuemin=0 aria-valuenow=0 aria-valuetext=warm ${rest}`);
    assert.equal(slider("Infinity"), `aria-label=Name aria-valuemax=100 aria-valuemin=0 aria-valuenow=0 aria-valuetext=Infinity ${rest}`);
});

test("own actions are a menu", () => {
    const actions = ["Delete"];
    assert.equal(shown(0, { actions }), "aria-haspopup=menu aria-label=Name role=group tabindex=0");
    assert.equal(shown(IMAGE, { actions }), "aria-haspopup=menu aria-label=Name role=img tabindex=0");
    assert.equal(shown(HEADER, { actions }), "aria-haspopup=menu aria-level=2 role=heading tabindex=0 Name");
});
