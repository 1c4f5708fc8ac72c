// The place of an app on the page.

/// Calls an action when the size of an element, the number of pixels per point or the orientation changes.
export function observeSize(element, action) {
    new ResizeObserver(action).observe(element);
    let resolution;
    const watch = () => {
        resolution?.removeEventListener("change", changed);
        resolution = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
        resolution.addEventListener("change", changed);
    };
    const changed = () => {
        watch();
        action();
    };
    watch();
    screen.orientation?.addEventListener("change", action);
}
