// Links that hold what was touched, and files that are dropped onto the page.

/// Returns the scene or the packed trace that a fragment names.
export function parsedFragment(fragment) {
    const values = new URLSearchParams(fragment.replace(/^#/, ""));
    return { scene: values.get("scene") ?? undefined, trace: values.get("t") ?? undefined };
}

/// Returns the address of this page with a packed trace.
export const linkTo = (packed, address = location.href) => `${address.split("#")[0]}#t=${packed}`;

/// Copies a text; returns `false` if the browser refuses.
export async function copied(text, { clipboard } = navigator) {
    try {
        await clipboard.writeText(text);
        return true;
    } catch {
        return false;
    }
}

/// Calls `open(bytes, name)` for a file that is dropped onto the page.
export function acceptFiles(target, open) {
    const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
    target.addEventListener("dragover", (event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        target.dataset.dropping = "";
    });
    target.addEventListener("dragleave", (event) => {
        if (!event.relatedTarget) delete target.dataset.dropping;
    });
    target.addEventListener("drop", async (event) => {
        delete target.dataset.dropping;
        if (!hasFiles(event)) return;
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) open(new Uint8Array(await file.arrayBuffer()), file.name);
    });
}
