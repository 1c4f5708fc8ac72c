// The page's area for an app, and the parts of it that a phone covers.

/// Returns the insets of the safe area, in points: a notch, round corners, the bar of the home gesture.
export function safeArea(element = document.documentElement) {
    const style = getComputedStyle(element);
    const inset = (side) => parseFloat(style.getPropertyValue(`--inset-${side}`)) || 0;
    return { top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right") };
}

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
