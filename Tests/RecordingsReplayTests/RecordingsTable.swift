// The recordings of shared/data/evemu-devices, and what a view that knows every gesture makes of them.
//
//     file | recognized, in the order of the first time | why, where the file's name says something else or nothing
//
// The rows with a reason, and a sample of the others, were looked at in the timeline: `touchstone replay FILE`, behind
// its device's description where the file has none. The window is 400 points wide. Limits that decide: a tap moves up to
// 45 points, a second tap comes within 0.35 s, a long press rests for 0.5 s within 10 points, a pan begins at 10 points, a
// pinch at a change of 9, a rotation when each finger turned by 10. A swipe goes 50 to 80 points to a side within 0.5 s:
// how fast and straight people swipe and scroll is the same in these recordings, but they swipe to the sides and scroll
// up and down.
nonisolated enum RecordingsTable {
    struct Row {
        var file: String
        var kinds: String
        var reason: String
    }

    static let rows = table.split(separator: "\n").map { line in
        let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { part in
            part.split(separator: " ").joined(separator: " ")
        }
        return Row(file: parts[0], kinds: parts[1], reason: parts.count > 2 ? parts[2] : "")
    }

    private static let table = """
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-center-circle.events | multi-finger pan ×1 | \
            'double' means two fingers: they circle side by side, so they travel before their distance changes
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-center-scroll.events | multi-finger pan ×1
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-tap-center.events | two-finger tap ×1 | \
            'double' means two fingers, which tap once
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-tap.events | two-finger tap ×1 | \
            'double' means two fingers, which tap once
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-top-swipe.events | two-finger swipe ×1
        tablets/Wacom_Bamboo_16FG_4x5_Finger_single-center-circle.events | long press ×1 | \
            the finger rests for more than half a second before it circles: a long press begins and excludes \
            the pan
        tablets/Wacom_Bamboo_16FG_4x5_Finger_single-center-scroll.events | pan ×1
        tablets/Wacom_Bamboo_16FG_4x5_Finger_single-top-swipe.events | swipe right ×1
        tablets/Wacom_Cintiq_13HD_touch_Finger.events | pan ×1 | \
            the name says nothing; one finger strokes for 0.25 s
        tablets/Wacom_Cintiq_22HDT_Finger.events | no contact | \
            the name says nothing; the file describes the device and holds no event
        tablets/Wacom_DTH2242_Finger.events | long press ×3, tap ×7, two-finger tap ×1, double tap ×4, pinch ×1, pan ×1, multi-finger pan ×1 | \
            the name says nothing; 66 contacts of up to ten fingers in 25 s, presses and taps first, then \
            whole hands; one of the double taps slides by 10 points, while a pan waits for the swipes
        tablets/Wacom_ISDv4_E6_Finger.2fg-double-tap.events | two-finger tap ×1 | \
            only one tap of the two fingers was recorded
        tablets/Wacom_ISDv4_E6_Finger.2fg-tap.events | two-finger tap ×1
        tablets/Wacom_ISDv4_E6_Finger.double-center-circle.events | two-finger swipe ×1 | \
            'double' means two fingers, side by side; their circle starts with a straight stroke to the right of \
            60 points in 0.3 s, a swipe by then
        tablets/Wacom_ISDv4_E6_Finger.double-center-scroll.events | multi-finger pan ×1
        tablets/Wacom_ISDv4_E6_Finger.double-tap-center.events | double tap ×1 | \
            here 'double' means what it says: one finger, two taps
        tablets/Wacom_ISDv4_E6_Finger.double-top-swipe.events | two-finger swipe ×1
        tablets/Wacom_ISDv4_E6_Finger.single-center-circle.events | pan ×1
        tablets/Wacom_ISDv4_E6_Finger.single-center-scroll.events | pan ×1
        tablets/Wacom_ISDv4_E6_Finger.single-tap-center.events | tap ×1
        tablets/Wacom_ISDv4_E6_Finger.single-top-swipe.events | swipe right ×1
        tablets/Wacom_Intuos5_touch_M_Finger_double-center-circle.events | multi-finger pan ×1 | \
            'double' means two fingers: they circle side by side, so they travel before their distance changes
        tablets/Wacom_Intuos5_touch_M_Finger_double-center-scroll.events | multi-finger pan ×1
        tablets/Wacom_Intuos5_touch_M_Finger_double-tap-center.events | two-finger tap ×1 | \
            'double' means two fingers, which tap once
        tablets/Wacom_Intuos5_touch_M_Finger_double-tap.events | nothing | \
            the second finger comes without an x, so it gets the first one's; its own comes with the lift: a \
            movement of 62 pt, more than a tap may
        tablets/Wacom_Intuos5_touch_M_Finger_double-top-swipe.events | two-finger swipe ×1
        tablets/Wacom_Intuos5_touch_M_Finger_single-center-circle.events | pan ×1
        tablets/Wacom_Intuos5_touch_M_Finger_single-center-scroll.events | pan ×1
        tablets/Wacom_Intuos5_touch_M_Finger_single-top-swipe.events | swipe right ×1
        tablets/dell_canvas_touch.evemu | two-finger tap ×1, pan ×2, multi-finger pan ×1 | \
            the name says nothing; two fingers tap, then several fingers travel; a finger that joins when the \
            others have failed every one-finger gesture starts a fresh attempt (B-116), hence the two \
            one-finger pans
        tablets/eGalax_Inc._USB_TouchController.events | no contact | \
            the name says nothing; the device touches, but reports no position on the axes that say where
        tablets/eGalax_eMPIA_Technology_Inc._PCAP_MultiTouch_Controller.tap.events | tap ×1
        touchpads/AlpsPS2-ALPS-DualPoint-TouchPad-non-MT.doubletap.events | tap ×2 | \
            0.44 s lie between the taps, longer than a double tap waits
        touchpads/AlpsPS2-ALPS-DualPoint-TouchPad-non-MT.tap.events | tap ×1
        touchpads/AlpsPS2_ALPS_GlidePoint.2-finger-tap.events | pan ×1 | \
            the pad reports a jump of the first finger by 12 pt while it lands: a pan, as soon as the second \
            finger makes the swipes fail
        touchpads/AlpsPS2_ALPS_GlidePoint.double-tap.events | pan ×2 | \
            the pad reports a jump of 12 pt while the finger lands, both times: a pan begins before the lift
        touchpads/AlpsPS2_ALPS_GlidePoint.single-tap.events | pan ×1 | \
            the pad reports a jump of 20 pt in the 10 ms in which the finger lands: a pan begins before the \
            lift
        touchpads/CyPS2_Cypress_Trackpad.three_finger_press.events | long press ×1 | \
            the pad reports two of the three fingers, then lifts one and puts the third down, which rests: a \
            long press
        touchpads/CyPS2_Cypress_Trackpad.three_finger_tap.events | two-finger tap ×1 | \
            the pad reports two of the three fingers
        touchpads/CyPS2_Cypress_Trackpad.two_finger_press.events | two-finger tap ×1 | \
            both fingers are down for less than 1.5 s and no long press of two fingers is there to begin
        touchpads/CyPS2_Cypress_Trackpad.two_finger_tap.events | two-finger tap ×1
        touchpads/SynPS2_Synaptics_TouchPad.hp8470p.two-finger-scroll-horizontal.events | pinch ×2 | \
            what the pad reports are two fingers that come together while they travel, from 70 points to 9, \
            then one in the other's place
        touchpads/SynPS2_Synaptics_TouchPad.hp8470p.two-finger-scroll-vertical.events | pan ×1 | \
            the pad reports one of the two fingers
        touchpads/SynPS2_Synaptics_TouchPad.two-finger-vert-scroll.events | multi-finger pan ×1
        touchpads/bcm5974.three-finger-click.events | tap ×1, two-finger tap ×1 | \
            one finger clicks, then two, then three: nothing in the scene wants three fingers
        touchscreens/Atmel_maXTouch_Touchscreen.1-finger-drag-up-down.events | pan ×1
        touchscreens/Atmel_maXTouch_Touchscreen.1-finger-fast-taps.events | double tap ×4, tap ×1 | \
            nine taps 0.22 s apart are four double taps and a single one
        touchscreens/Atmel_maXTouch_Touchscreen.2-fingers-touch-release.events | two-finger tap ×1
        touchscreens/Atmel_maXTouch_Touchscreen.4-finger-drag-down.events | multi-finger pan ×1
        touchscreens/ELAN_CANDO_Windows7.1-finger-drag-up-down.events | pan ×1
        touchscreens/EP0430M09.1-finger-drag-up-down.events | pan ×1
        touchscreens/EP0430M09.2-finger-scroll-down.events | multi-finger pan ×1
        touchscreens/EP0430M09.2-fingers-touch-release.events | two-finger tap ×1
        touchscreens/EP0430M09.4-finger-drag-down.events | multi-finger pan ×1
        touchscreens/N-Trig_MultiTouch.1-finger-drag-NW-SE.events | pan ×1
        touchscreens/N-Trig_MultiTouch.2-fingers-touch-release.events | long press ×1 | \
            the second finger comes down 1.3 s after the first, which by then is a long press
        touchscreens/QUANTA_OpticalTouchScreen.events | pan ×5, tap ×1, long press ×3 | \
            the name says nothing; one finger after the other: five strokes, a tap, three presses
        touchscreens/QUANTA_OpticalTouchScreen.touch-hover.events | pan ×1 | \
            the finger slides while it touches; what hovers is no contact
        touchscreens/QUANTA_OpticalTouchScreen.touch-on-left.events | long press ×1 | \
            the finger rests for more than half a second
        """
}
