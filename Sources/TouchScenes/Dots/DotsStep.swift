/// Where the talk about dots and a drawer stands: the finished app, or one of the ways in which it was wrong before.
///
/// Each wrong step is the finished app but for what its comment says, so that its bug can be seen alone. The controller
/// asks `step` where the app decides; everything else is the same for all.
public enum DotsStep: String, CaseIterable, Sendable {
    /// A plain scroll view lies over the canvas. It is hit wherever none of its subviews is, also where it shows
    /// nothing, and so no dot of the canvas is ever touched (S-154).
    case blocked = "dots-blocked"
    /// The scroll view takes no interaction: touches go through, but none is left that would scroll it (S-151).
    case noScrolling = "dots-no-scrolling"
    /// As before, with the pan on the view around it: it scrolls again (S-161, S-162). But all that is inside takes no
    /// interaction either: in the drawer one touches the dots of the canvas behind it (S-151).
    case throughDrawer = "dots-through-drawer"
    /// The scroll view lets touches through where it is hit itself, but keeps its pan: that gets only what hits the
    /// drawer, so nobody can pull the drawer in (S-163).
    case stuckPan = "dots-stuck-pan"
    /// The long press takes the touch from its dot, as recognizers do: the dot that one has just picked up is no longer
    /// highlighted (S-164).
    case unhighlighted = "dots-unhighlighted"
    /// The centre is not converted when the dot gets another superview: the same numbers are another place. Nor does
    /// the dot come under the finger before that moves: the talk arrives at that later.
    case displaced = "dots-displaced"
    /// A dot that was picked up at its rim stays where it is until the finger moves; then its centre jumps under the
    /// finger.
    case jump = "dots-jump"
    /// The dots of the drawer do not arrange themselves: one that is taken out leaves a gap, and one that is put in stays
    /// where the finger left it.
    case messy = "dots-messy"
    /// The long press and the pan exclude each other: while a dot is held no finger scrolls (S-171, S-172).
    case exclusive = "dots-exclusive"
    /// They recognize together, with the very same finger, too: who drags a dot scrolls (S-174).
    case sameFinger = "dots-same-finger"
    /// The pan is switched off when a dot is picked up, so that it drops the finger (S-175), and not on again (S-176):
    /// from then on nobody scrolls.
    case panOff = "dots-pan-off"
    /// Nobody delays touches for the canvas: a dot on which a pan starts flashes (S-181).
    case flash = "dots-flash"
    /// A dot is touched only inside its bounds, and some are 20 points wide (S-160).
    case small = "dots-small"
    /// Nothing is wrong.
    case finished = "dots"

    /// What there is to touch and what is wrong with it, in one line.
    var summary: String {
        switch self {
        case .blocked: "dots under a plain scroll view, which takes all touches"
        case .noScrolling: "dots under a scroll view without interaction, which nobody can scroll"
        case .throughDrawer: "dots in a drawer that is touched through"
        case .stuckPan: "dots under a scroll view whose pan gets no touches of the canvas"
        case .unhighlighted: "dots that lose their highlight when they are picked up"
        case .displaced: "dots that are elsewhere when they are picked up"
        case .jump: "dots that jump under the finger when it starts to move"
        case .messy: "dots in a drawer that nobody keeps tidy"
        case .exclusive: "dots that keep a drawer from scrolling while they are held"
        case .sameFinger: "dots that scroll a drawer while they are dragged"
        case .panOff: "dots that nobody can scroll any more once one was picked up"
        case .flash: "dots that flash when a pan starts on them"
        case .small: "dots that are hard to hit"
        case .finished: "coloured dots to drag between a canvas and a drawer that is pulled in from above"
        }
    }
}
