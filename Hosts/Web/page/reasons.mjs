// The reasons of decisions in the words of the engine, by their keys in a trace; `$` is the name. Scripts/regenerate reasons writes them.

/// Why a recognizer failed or was cancelled.
export const CAUSES = {
    "own": "its own decision, for which its class gave no reason",
    "refused": "shouldBegin returned false",
    "refused-by-own": "its own shouldBegin returned false",
    "refused-by-delegate": "shouldBegin of its delegate returned false",
    "refused-by-view": "shouldBegin of $ returned false",
    "prevented": "$ recognized and prevents it",
    "prevented-first": "$ recognized first and prevents it",
    "prevented-while-waiting": "$ recognized and prevents it, while it waited",
    "prevented-precedence": "both were ready, and $ has the higher precedence",
    "prevented-one-sided": "both were ready, and only $ prevents the other one",
    "prevented-one-sided-by-another": "$ was ready as well, and another one, which it does not prevent, prevents it",
    "recognized": "it required the failure of $, which recognized",
    "deadlock": "failure requirements form a cycle",
    "disabled": "it was disabled",
    "removed": "it was removed from its view, or the view from the window",
    "touches-lost": "no touch or timer was left to decide it",
    "system-cancelled": "the system cancelled its touches",
};

/// Why a responder may not receive a touch.
export const VETOES = {
    "one-touch": "it takes one touch at a time",
    "exclusive": "$ is touched exclusively",
    "removed": "it left its place in the window",
    "refused": "$, which contains it, refused the touch",
    "system-gesture": "a gesture of the system began",
};

/// Why the hit test passed over a view.
export const SKIPPED = {
    "no-interaction": "it has isUserInteractionEnabled off",
    "hidden": "it is hidden",
    "transparent": "it has an alpha below 0.01",
    "animated": "it is animated without allowUserInteraction",
};
