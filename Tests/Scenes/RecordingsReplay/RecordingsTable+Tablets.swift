nonisolated extension RecordingsTable {
    // Tablets: some under a screen, some with a surface of their own.
    static let tablets = """
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-center-circle.events | \
            multi-finger pan ×1 | pan ×1 | two-finger pan ×1, pinch ×1, rotation ×1 | \
            'double' means two fingers: they circle side by side, so they travel before their distance changes; 62 \
            pt apart ±8, turned 21° of 19°: alone a rotation, 2.4 s after the pan is certain, and just a pinch
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-center-scroll.events | \
            multi-finger pan ×1 | top edge ×1 | two-finger pan ×1 | \
            the first finger comes down 19 pt from the top edge of the surface and strokes over all of it
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-tap-center.events | \
            two-finger tap ×1 | nothing | nothing | \
            'double' means two fingers, which tap once
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-tap.events | \
            two-finger tap ×1 | nothing | nothing | \
            'double' means two fingers, which tap once
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-top-swipe.events | \
            two-finger swipe ×1 | left edge ×1 | two-finger pan ×1, pinch ×1 | \
            'top' is where on the surface: the stroke crosses all of it from its left edge, which is the screen's \
            here; 111 pt apart ±17, turned 6° of 10°: they come nearer on their way, so a pinch joins the pan
        tablets/Wacom_Bamboo_16FG_4x5_Finger_single-center-circle.events | \
            long press ×1 | pan ×1 | nothing | \
            the finger rests for more than half a second before it circles: a long press begins and excludes the pan
        tablets/Wacom_Bamboo_16FG_4x5_Finger_single-center-scroll.events | \
            pan ×1 | top edge ×1 | nothing | \
            the finger comes down 19.7 pt from the top edge of the surface and strokes over all of it
        tablets/Wacom_Bamboo_16FG_4x5_Finger_single-top-swipe.events | \
            swipe right ×1 | left edge ×1 | nothing | \
            'top' is where on the surface: the stroke crosses all of it from its left edge, which is the screen's \
            here
        tablets/Wacom_Cintiq_13HD_touch_Finger.events | \
            pan ×1 | pan ×1 | nothing | \
            the name says nothing; one finger strokes for 0.25 s
        tablets/Wacom_Cintiq_22HDT_Finger.events | \
            no contact | no contact | no contact | \
            the name says nothing; the file describes the device and holds no event
        tablets/Wacom_DTH2242_Finger.events | \
            long press ×3, tap ×6, two-finger tap ×2, double tap ×4, pinch ×1, pan ×1, multi-finger pan ×1 | \
            pan ×5 | pinch ×2 | \
            the name says nothing; 66 contacts of up to ten fingers in 25 s, presses and taps first, then whole \
            hands; one of the double taps slides by 10 points, while a pan waits for the swipes; no finger comes \
            down within 20 pt of an edge, and five times one slides by 10 pt; with more than two fingers the pan of \
            two fails and the pinch takes the first two; the multi-finger pan ends with the lifts of a two-finger \
            tap
        tablets/Wacom_ISDv4_E6_Finger.2fg-double-tap.events | \
            two-finger tap ×1 | nothing | nothing | \
            only one tap of the two fingers was recorded
        tablets/Wacom_ISDv4_E6_Finger.2fg-tap.events | \
            two-finger tap ×1 | nothing | nothing
        tablets/Wacom_ISDv4_E6_Finger.double-center-circle.events | \
            two-finger swipe ×1 | pan ×1 | two-finger pan ×1 | \
            'double' means two fingers, side by side; their circle starts with a straight stroke to the right of 60 \
            points in 0.3 s, a swipe by then; 28 pt apart ±6, turned 25° of 41°: alone too no rotation
        tablets/Wacom_ISDv4_E6_Finger.double-center-scroll.events | \
            multi-finger pan ×1 | pan ×1 | two-finger pan ×1
        tablets/Wacom_ISDv4_E6_Finger.double-tap-center.events | \
            double tap ×1 | nothing | nothing | \
            here 'double' means what it says: one finger, two taps
        tablets/Wacom_ISDv4_E6_Finger.double-top-swipe.events | \
            two-finger swipe ×1 | left edge ×1 | two-finger pan ×1 | \
            'top' is where on the surface: the stroke crosses all of it from its left edge, which is the screen's \
            here, 17 pt away
        tablets/Wacom_ISDv4_E6_Finger.single-center-circle.events | \
            pan ×1 | pan ×1 | nothing
        tablets/Wacom_ISDv4_E6_Finger.single-center-scroll.events | \
            pan ×1 | pan ×1 | nothing
        tablets/Wacom_ISDv4_E6_Finger.single-tap-center.events | \
            tap ×1 | nothing | nothing
        tablets/Wacom_ISDv4_E6_Finger.single-top-swipe.events | \
            swipe right ×1 | left edge ×1 | nothing | \
            'top' is where on the surface: the stroke crosses all of it from its left edge, which is the screen's \
            here, 17 pt away
        tablets/Wacom_Intuos5_touch_M_Finger_double-center-circle.events | \
            multi-finger pan ×1 | pan ×1 | two-finger pan ×1, pinch ×1 | \
            'double' means two fingers: they circle side by side, so they travel before their distance changes; 46 \
            pt apart ±11, turned 17° of 25°: alone no rotation, but a pinch
        tablets/Wacom_Intuos5_touch_M_Finger_double-center-scroll.events | \
            multi-finger pan ×1 | pan ×1 | two-finger pan ×1
        tablets/Wacom_Intuos5_touch_M_Finger_double-tap-center.events | \
            two-finger tap ×1 | nothing | nothing | \
            'double' means two fingers, which tap once
        tablets/Wacom_Intuos5_touch_M_Finger_double-tap.events | \
            nothing | nothing | nothing | \
            the second finger comes without an x, so it gets the first one's; its own comes with the lift: a \
            movement of 62 pt, more than a tap may; 0 pt apart at first, so they have no direction
        tablets/Wacom_Intuos5_touch_M_Finger_double-top-swipe.events | \
            two-finger swipe ×1 | left edge ×1 | two-finger pan ×1, pinch ×1 | \
            'top' is where on the surface: the stroke crosses all of it from its left edge, which is the screen's \
            here; 69 pt apart ±9, turned 6° of 17°: a pinch in the last 0.1 s
        tablets/Wacom_Intuos5_touch_M_Finger_single-center-circle.events | \
            pan ×1 | pan ×1 | nothing
        tablets/Wacom_Intuos5_touch_M_Finger_single-center-scroll.events | \
            pan ×1 | pan ×1 | nothing
        tablets/Wacom_Intuos5_touch_M_Finger_single-top-swipe.events | \
            swipe right ×1 | left edge ×1 | nothing | \
            'top' is where on the surface: the stroke crosses all of it from its left edge, which is the screen's \
            here
        tablets/dell_canvas_touch.evemu | \
            two-finger tap ×1, pan ×2, multi-finger pan ×1 | pan ×3 | two-finger pan ×2, pinch ×1 | \
            the name says nothing; two fingers tap, then several fingers travel; a finger that joins when the others \
            have failed every one-finger gesture starts a fresh attempt (B-116), hence the two one-finger pans; then \
            a third finger makes the pan of two fail, and the fourth and fifth start it afresh
        tablets/eGalax_Inc._USB_TouchController.events | \
            no contact | no contact | no contact | \
            the name says nothing; the device touches, but reports no position on the axes that say where
        tablets/eGalax_eMPIA_Technology_Inc._PCAP_MultiTouch_Controller.tap.events | \
            tap ×1 | nothing | nothing
        """
}
