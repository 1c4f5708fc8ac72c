/// The version of the app in the talk about dots and a drawer: the finished one, or one with a mistake.
///
/// Each wrong version is the finished app except for the difference that its comment describes, so that each bug can be seen alone. The
/// controller checks `step` where the app decides; everything else is the same for all.
public enum DotsStep: String, CaseIterable, Sendable {
    /// A plain scroll view lies over the canvas. It is hit where none of its subviews is, even where it shows
    /// nothing, and so no dot of the canvas is ever touched (S-154).
    case blocked = "dots-blocked"
    /// The scroll view takes no interaction: touches pass through, but none is left to scroll it (S-151).
    case noScrolling = "dots-no-scrolling"
    /// As before, with the pan on the view around it: it scrolls again (S-161, S-162). But its subviews take no
    /// interaction either: a touch in the drawer hits the dots of the canvas behind it (S-151).
    case throughDrawer = "dots-through-drawer"
    /// The scroll view lets touches through where it is hit itself, but keeps its pan, which receives only touches that hit the
    /// drawer, so the drawer cannot be pulled in (S-163).
    case stuckPan = "dots-stuck-pan"
    /// The long press cancels the touch in its dot, as recognizers do: the dot that was just picked up is no longer
    /// highlighted (S-164).
    case unhighlighted = "dots-unhighlighted"
    /// The center is not converted when the dot gets another superview: the same numbers are another position. Nor does
    /// the dot move under the finger before that moves: the talk does this later.
    case displaced = "dots-displaced"
    /// A dot that was picked up at its rim stays in place until the finger moves; then its center jumps under the
    /// finger.
    case jump = "dots-jump"
    /// The dots of the drawer do not arrange themselves: one that is taken out leaves a gap, and one that is put in stays
    /// where the finger left it.
    case messy = "dots-messy"
    /// The long press and the pan exclude each other: while a dot is held, no finger scrolls (S-171, S-172).
    case exclusive = "dots-exclusive"
    /// They recognize together, even with the same finger: dragging a dot scrolls (S-174).
    case sameFinger = "dots-same-finger"
    /// The pan is disabled when a dot is picked up, so that it drops the finger (S-175), and not enabled again (S-176):
    /// from then on no finger scrolls.
    case panOff = "dots-pan-off"
    /// Touches on the canvas are not delayed: a dot on which a pan starts flashes (S-181).
    case flash = "dots-flash"
    /// A dot is touched only inside its bounds, and some are 20 points wide (S-160).
    case small = "dots-small"
    /// The finished app.
    case finished = "dots"

    /// The title, for people.
    var title: String {
        switch self {
        case .blocked: "Dots that cannot be picked up"
        case .noScrolling: "A drawer that stays away"
        case .throughDrawer: "A drawer that is touched through"
        case .stuckPan: "A drawer that is stuck"
        case .unhighlighted: "A highlight that is lost"
        case .displaced: "Dots that go elsewhere"
        case .jump: "Dots that jump"
        case .messy: "A drawer in disorder"
        case .exclusive: "Hold or scroll, not both"
        case .sameFinger: "A drag that scrolls"
        case .panOff: "Scrolling that ends for good"
        case .flash: "Dots that flash"
        case .small: "Dots that are hard to hit"
        case .finished: "Dots and a drawer"
        }
    }

    /// A description of what there is to touch and of the mistake, in one line.
    var summary: String {
        switch self {
        case .blocked: "dots under a plain scroll view, which takes all touches"
        case .noScrolling: "dots under a scroll view without interaction, which cannot be scrolled"
        case .throughDrawer: "dots in a drawer that is touched through"
        case .stuckPan: "dots under a scroll view whose pan gets no touches of the canvas"
        case .unhighlighted: "dots that lose their highlight when they are picked up"
        case .displaced: "dots that are elsewhere when they are picked up"
        case .jump: "dots that jump under the finger when it starts to move"
        case .messy: "dots in a drawer that does not arrange them"
        case .exclusive: "dots that keep a drawer from scrolling while they are held"
        case .sameFinger: "dots that scroll a drawer while they are dragged"
        case .panOff: "dots that cannot be scrolled any more once one was picked up"
        case .flash: "dots that flash when a pan starts on them"
        case .small: "dots that are hard to hit"
        case .finished: "colored dots to drag between a canvas and a drawer that is pulled in from above"
        }
    }

    /// The advice what to try, and with which fingers.
    var hint: String {
        switch self {
        case .blocked: "Hold a dot of the canvas with one finger: it is not picked up, the finger only scrolls."
        case .noScrolling: "Drag down with one finger: the drawer stays away, and only dots can be dragged."
        case .throughDrawer: "Pull the drawer down with one finger, and hold a dot in it: it cannot be picked up."
        case .stuckPan: "Drag down on the canvas with one finger: the drawer cannot be pulled in."
        case .unhighlighted: "Hold a dot with one finger: it loses its highlight when it is picked up."
        case .displaced: "Pull the drawer in halfway with one finger, and hold a dot in it: it goes elsewhere."
        case .jump: "Hold a dot at its rim with one finger, then move: its center jumps under the finger."
        case .messy: "Pull the drawer down with one finger, and drag a dot out of it: it leaves a gap."
        case .exclusive: "Hold a dot with one finger and drag down with another: the drawer stays away."
        case .sameFinger: "Hold a dot with one finger and drag it down: the drawer scrolls along with it."
        case .panOff: "Lift a dot with one finger and let it go; then drag down: the drawer stays away."
        case .flash: "Drag down with one finger, starting on a dot: the dot flashes."
        case .small: "Hold the smallest dots with one finger, near their rims: only exact hits count."
        case .finished: "Pull the drawer down with one finger; hold dots and drag them while another scrolls."
        }
    }
}
