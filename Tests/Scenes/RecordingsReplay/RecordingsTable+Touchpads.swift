nonisolated extension RecordingsTable {
    // Touchpads: none has a screen; what they call contacts is often a guess.
    static let touchpads = """
        touchpads/AlpsPS2-ALPS-DualPoint-TouchPad-non-MT.doubletap.events | \
            tap ×2 | nothing | nothing | \
            0.44 s lie between the taps, longer than a double tap waits
        touchpads/AlpsPS2-ALPS-DualPoint-TouchPad-non-MT.tap.events | \
            tap ×1 | nothing | nothing
        touchpads/AlpsPS2_ALPS_GlidePoint.2-finger-tap.events | \
            pan ×1 | pan ×1 | rotation ×1, pinch ×1, two-finger pan ×1 | \
            the pad reports a jump of the first finger by 12 pt while it lands: a pan, as soon as the second finger \
            makes the swipes fail; 136 pt apart ±32, turned 12° of 8°: when both are down, the places jump by 26 and \
            13 pt
        touchpads/AlpsPS2_ALPS_GlidePoint.double-tap.events | \
            pan ×2 | pan ×2 | nothing | \
            the pad reports a jump of 12 pt while the finger lands, both times: a pan begins before the lift
        touchpads/AlpsPS2_ALPS_GlidePoint.single-tap.events | \
            pan ×1 | pan ×1 | nothing | \
            the pad reports a jump of 20 pt in the 10 ms in which the finger lands: a pan begins before the lift
        touchpads/CyPS2_Cypress_Trackpad.three_finger_press.events | \
            long press ×1 | nothing | nothing | \
            the pad reports two of the three fingers, then lifts one and puts the third down, which rests: a long \
            press
        touchpads/CyPS2_Cypress_Trackpad.three_finger_tap.events | \
            two-finger tap ×1 | nothing | nothing | \
            the pad reports two of the three fingers
        touchpads/CyPS2_Cypress_Trackpad.two_finger_press.events | \
            two-finger tap ×1 | nothing | nothing | \
            both fingers are down for less than 1.5 s and no long press of two fingers is there to begin
        touchpads/CyPS2_Cypress_Trackpad.two_finger_tap.events | \
            two-finger tap ×1 | nothing | nothing
        touchpads/SynPS2_Synaptics_TouchPad.hp8470p.two-finger-scroll-horizontal.events | \
            pinch ×2 | pan ×2 | pinch ×2, two-finger pan ×2, rotation ×1 | \
            what the pad reports are two fingers that come together while they travel, from 70 points to 9, then one \
            in the other's place; the second time the one jumps beyond the other as that is lifted, half a turn: a \
            rotation
        touchpads/SynPS2_Synaptics_TouchPad.hp8470p.two-finger-scroll-vertical.events | \
            pan ×1 | pan ×1 | nothing | \
            the pad reports one of the two fingers
        touchpads/SynPS2_Synaptics_TouchPad.two-finger-vert-scroll.events | \
            multi-finger pan ×1 | pan ×1 | two-finger pan ×1 | \
            94 pt apart ±8, turned 6° of 12°: the file does not describe its axes, so usual ones are assumed (D-4), and the \
            fingers keep their distance and direction
        touchpads/bcm5974.three-finger-click.events | \
            tap ×1, two-finger tap ×1 | nothing | nothing | \
            one finger clicks, then two, then three: nothing in the scene wants three fingers
        """
}
