// Links that hold what was touched.

/// Returns the scene or the packed trace that a fragment names.
export function parsedFragment(fragment) {
    const values = new URLSearchParams(fragment.replace(/^#/, ""));
    return { scene: values.get("scene") ?? undefined, trace: values.get("t") ?? undefined };
}

/// Returns the address of this page with a packed trace.
export const linkTo = (packed, address = location.href) => `${address.split("#")[0]}#t=${packed}`;

/// Returns the address of a rule: its file, such as `Documentation/BehaviorRecognition.md#b-145`, as a page beside the first one of the book.
export const ruleIn = (book, file) => new URL(file.replace(/^.*\//, "").toLowerCase().replace(".md", ".html"), book).href;

/// Copies a text; returns `false` if the browser refuses.
export async function copied(text, { clipboard } = navigator) {
    try {
        await clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}
