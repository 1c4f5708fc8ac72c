nonisolated extension RecordingsTable {
    // Touch screens.
    static let touchscreens = """
        touchscreens/Atmel_maXTouch_Touchscreen.1-finger-drag-up-down.events | \
            pan ×1 | pan ×1 | nothing
        touchscreens/Atmel_maXTouch_Touchscreen.1-finger-fast-taps.events | \
            double tap ×4, tap ×1 | nothing | nothing | \
            nine taps 0.22 s apart are four double taps and a single one
        touchscreens/Atmel_maXTouch_Touchscreen.2-fingers-touch-release.events | \
            two-finger tap ×1 | nothing | nothing
        touchscreens/Atmel_maXTouch_Touchscreen.4-finger-drag-down.events | \
            multi-finger pan ×1 | pan ×1 | nothing | \
            157 pt apart ±3, turned 2° of 7°: four fingers are too many for the pan of two, and the first two keep \
            their distance and direction
        touchscreens/ELAN_CANDO_Windows7.1-finger-drag-up-down.events | \
            pan ×1 | pan ×1 | nothing
        touchscreens/EP0430M09.1-finger-drag-up-down.events | \
            pan ×1 | pan ×1 | nothing
        touchscreens/EP0430M09.2-finger-scroll-down.events | \
            multi-finger pan ×1 | pan ×1 | two-finger pan ×1
        touchscreens/EP0430M09.2-fingers-touch-release.events | \
            two-finger tap ×1 | nothing | nothing
        touchscreens/EP0430M09.4-finger-drag-down.events | \
            multi-finger pan ×1 | pan ×1 | nothing | \
            85 pt apart ±4, turned 11° of 14°: four fingers are too many for the pan of two, and the first two keep \
            their distance and nearly their direction
        touchscreens/N-Trig_MultiTouch.1-finger-drag-NW-SE.events | \
            pan ×1 | left edge ×1 | nothing | \
            it starts in the corner, 9 pt from the left edge and 8 pt from the top edge, and goes 37° off the way \
            from the left (at most 45°) and 53° off the way from the top
        touchscreens/N-Trig_MultiTouch.2-fingers-touch-release.events | \
            long press ×1 | nothing | nothing | \
            the second finger comes down 1.3 s after the first, which by then is a long press
        touchscreens/QUANTA_OpticalTouchScreen.events | \
            pan ×5, tap ×1, long press ×3 | pan ×7 | nothing | \
            the name says nothing; one finger after the other: five strokes, a tap, three presses; two of the \
            presses slide by 10 pt before they are lifted
        touchscreens/QUANTA_OpticalTouchScreen.touch-hover.events | \
            pan ×1 | pan ×1 | nothing | \
            the finger slides while it touches; what hovers is no contact
        touchscreens/QUANTA_OpticalTouchScreen.touch-on-left.events | \
            long press ×1 | pan ×1 | nothing | \
            the finger rests for more than half a second; 26 pt from the left edge is not at it; it slides by 10 pt \
            in the end
        """
}
