import TestSupport
import Testing
import TouchInput
import TouchRecordings

/// Every file of `shared/data/evemu-devices`; the counts were checked by an independent count of the events.
@Suite(
    .needs("the shared recordings (TOUCHSTONE_SHARED)", SharedData.evemuDevices != nil))
struct RealRecordingsTests {
    /// Every file, and the device as it is written in each format.
    private static let collection = Result {
        try SharedData.files.map { file in
            let recording = try Recording(parsing: try SharedData.bytes(of: file), source: file, format: .evemu)
            let evemu = try RecordingWriter.bytes(of: recording, as: .evemu)
            return (file, recording, try Recording(parsing: evemu, source: file, format: .evemu).device)
        }
    }

    @Test func `every file of the collection has as many contacts as its devices reported, and these notes`() throws {
        var table = ""
        for (file, recording, _) in try Self.collection.get() {
            expectNil(flaw(in: recording), "\(file)")
            let notes = recording.notes.map { $0.kind.rawValue + ($0.count > 1 ? "×\($0.count)" : "") }
            table += "\(file) \(recording.contactCount) \(recording.maximumSimultaneousContacts) "
            table += notes.isEmpty ? "-\n" : notes.joined(separator: " ") + "\n"
        }
        let expected = Self.table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        expectEqual(table.split(separator: "\n").map(String.init), expected)
    }

    /// Each file in one format, in turn; `RoundTripTests` has generated hands in all of them.
    @Test(arguments: RoundTripTests.formats.indices)
    func `every file is read back as the same frames after it has been written in another format`(_ turn: Int) throws {
        let formats = RoundTripTests.formats
        let format = formats[turn]
        for (index, (file, recording, device)) in try Self.collection.get().enumerated()
        where (index + turn) % formats.count == 0 {
            // Raw events of nothing are an empty file, which is none: the writer says so.
            if format == .raw, !recording.holdsContacts {
                #expect(throws: RecordingError.self) { try RecordingWriter.bytes(of: recording, as: format) }
                continue
            }
            let bytes = try RecordingWriter.bytes(of: recording, as: format)
            let again = try Recording(
                parsing: bytes, source: file, format: format, description: format == .raw ? device : nil)
            // A window with a point for every device unit. A pointer that touches becomes a finger of its device.
            let size = CGSize(width: recording.xAxis.count - 1, height: recording.yAxis.count - 1)
            let frames = recording.frames(in: size, rests: .none).map { frame in
                var frame = frame
                for index in frame.contacts.indices where format != .csv && frame.contacts[index].tool != .pencil {
                    frame.contacts[index].tool = device.properties == .direct ? .direct : frame.contacts[index].tool
                }
                return frame
            }
            expectEqual(again.frames(in: size, rests: .none), frames, "\(file)")
        }
    }

    @Test func `nine fast taps are some 0.2 s apart`() throws {
        let file = "touchscreens/Atmel_maXTouch_Touchscreen.1-finger-fast-taps.events"
        let recording = try Recording(parsing: try SharedData.bytes(of: file), source: file, format: .evemu)
        let downs = recording.frames.filter { $0.contacts[0].phase == .began }.map(\.instant.seconds)
        expect(zip(downs, downs.dropFirst()).allSatisfy { (0.15...0.3).contains($1 - $0) })
        expect(
            recording.frames(in: CGSize(width: 100, height: 100)).allSatisfy {
                (0...100).contains($0.contacts[0].location.x)
            })
    }

    @Test func `a description put before its recording gives it its axes`() throws {
        let desc = try SharedData.bytes(of: "touchscreens/N-Trig_MultiTouch.desc")
        let events = try SharedData.bytes(of: "touchscreens/N-Trig_MultiTouch.2-fingers-touch-release.events")
        let recording = try Recording(parsing: desc + events, source: "N-Trig", format: .evemu)
        expectEqual(recording.xAxis, 0...9600)
        expectEqual(recording.yAxis, 0...7200)
        expectEqual(recording.noteList, [])
        expectEqual(recording.contactCount, 2)
    }

    /// File, contacts, most at once, notes (- for none). A description alone has the note `noContacts`.
    private static let table = """
        tablets/Wacom_Bamboo_16FG_4x5_Finger.desc                                          0  0 noContacts
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-center-circle.events                   2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-center-scroll.events                   2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-tap-center.events                      2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-tap.events                             2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_Bamboo_16FG_4x5_Finger_double-top-swipe.events                       2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_Bamboo_16FG_4x5_Finger_single-center-circle.events                   1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_Bamboo_16FG_4x5_Finger_single-center-scroll.events                   1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_Bamboo_16FG_4x5_Finger_single-top-swipe.events                       1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_Bamboo_2FG_4x5_Finger.desc                                           0  0 noContacts
        tablets/Wacom_Cintiq_13HD_touch_Finger.events                                      1  1 -
        tablets/Wacom_Cintiq_22HDT_Finger.events                                           0  0 noContacts
        tablets/Wacom_Cintiq_24HD_touch_Finger.desc                                        0  0 noContacts
        tablets/Wacom_DTH2242_Finger.events                                               66 10 -
        tablets/Wacom_ISDv4_E6_Finger.2fg-double-tap.events                                2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_ISDv4_E6_Finger.2fg-tap.events                                       2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_ISDv4_E6_Finger.desc                                                 0  0 noContacts
        tablets/Wacom_ISDv4_E6_Finger.double-center-circle.events                          2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_ISDv4_E6_Finger.double-center-scroll.events                          2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_ISDv4_E6_Finger.double-tap-center.events                             2  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_ISDv4_E6_Finger.double-top-swipe.events                              2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_ISDv4_E6_Finger.single-center-circle.events                          1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_ISDv4_E6_Finger.single-center-scroll.events                          1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_ISDv4_E6_Finger.single-tap-center.events                             1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_ISDv4_E6_Finger.single-top-swipe.events                              1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_Intuos5_touch_L_Finger.desc                                          0  0 noContacts
        tablets/Wacom_Intuos5_touch_M_Finger.desc                                          0  0 noContacts
        tablets/Wacom_Intuos5_touch_M_Finger_double-center-circle.events                   2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_Intuos5_touch_M_Finger_double-center-scroll.events                   2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_Intuos5_touch_M_Finger_double-tap-center.events                      2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_Intuos5_touch_M_Finger_double-tap.events                             2  2 axisRangeMissing axisRangeMissing positionMissing
        tablets/Wacom_Intuos5_touch_M_Finger_double-top-swipe.events                       2  2 axisRangeMissing axisRangeMissing
        tablets/Wacom_Intuos5_touch_M_Finger_single-center-circle.events                   1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_Intuos5_touch_M_Finger_single-center-scroll.events                   1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_Intuos5_touch_M_Finger_single-top-swipe.events                       1  1 axisRangeMissing axisRangeMissing
        tablets/Wacom_Intuos5_touch_S_Finger.desc                                          0  0 noContacts
        tablets/Wacom_Serial_Penabled_2FG_Touchscreen.desc                                 0  0 noContacts
        tablets/dell_canvas_touch.evemu                                                   12  5 -
        tablets/eGalaxTouch_Virtual_Device_for_Multi.device                                0  0 noContacts
        tablets/eGalax_Inc._USB_TouchController.desc                                       0  0 noContacts
        tablets/eGalax_Inc._USB_TouchController.events                                     0  0 noContacts
        tablets/eGalax_eMPIA_Technology_Inc._PCAP_MultiTouch_Controller.desc               0  0 noContacts
        tablets/eGalax_eMPIA_Technology_Inc._PCAP_MultiTouch_Controller.tap.events         1  1 axisRangeMissing axisRangeMissing clockImplausible
        touchpads/AlpsPS2-ALPS-DualPoint-TouchPad-non-MT.doubletap.events                  2  1 -
        touchpads/AlpsPS2-ALPS-DualPoint-TouchPad-non-MT.tap.events                        1  1 -
        touchpads/AlpsPS2_ALPS_GlidePoint.2-finger-tap.events                              2  2 -
        touchpads/AlpsPS2_ALPS_GlidePoint.double-tap.events                                2  1 -
        touchpads/AlpsPS2_ALPS_GlidePoint.single-tap.events                                1  1 -
        touchpads/CyPS2_Cypress_Trackpad.three_finger_press.events                         3  2 -
        touchpads/CyPS2_Cypress_Trackpad.three_finger_tap.events                           2  2 positionMissing
        touchpads/CyPS2_Cypress_Trackpad.two_finger_press.events                           2  2 -
        touchpads/CyPS2_Cypress_Trackpad.two_finger_tap.events                             2  2 -
        touchpads/SynPS2_Synaptics_TouchPad.hp8470p.two-finger-scroll-horizontal.events    8  2 axisRangeMissing axisRangeMissing neverLifted
        touchpads/SynPS2_Synaptics_TouchPad.hp8470p.two-finger-scroll-vertical.events      1  1 axisRangeMissing axisRangeMissing
        touchpads/SynPS2_Synaptics_TouchPad.two-finger-vert-scroll.events                  2  2 axisRangeMissing axisRangeMissing
        touchpads/bcm5974.three-finger-click.events                                        6  3 -
        touchscreens/Atmel_maXTouch_Touchscreen.1-finger-drag-up-down.events               1  1 -
        touchscreens/Atmel_maXTouch_Touchscreen.1-finger-fast-taps.events                  9  1 -
        touchscreens/Atmel_maXTouch_Touchscreen.2-fingers-touch-release.events             2  2 -
        touchscreens/Atmel_maXTouch_Touchscreen.4-finger-drag-down.events                  4  4 -
        touchscreens/Atmel_maXTouch_Touchscreen.desc                                       0  0 noContacts
        touchscreens/Beijing_IRTOUCHSYSTEMS_Co.,LtD_IRTOUCH_InfraRed_USB_TouchScreen.desc  0  0 noContacts
        touchscreens/ELAN_CANDO_Windows7.1-finger-drag-up-down.events                      1  1 axisRangeMissing axisRangeMissing
        touchscreens/ELAN_CANDO_Windows7.desc                                              0  0 noContacts
        touchscreens/ELAN_Touchscreen.desc                                                 0  0 noContacts
        touchscreens/EP0430M09.1-finger-drag-up-down.events                                1  1 -
        touchscreens/EP0430M09.2-finger-scroll-down.events                                 2  2 -
        touchscreens/EP0430M09.2-fingers-touch-release.events                              2  2 -
        touchscreens/EP0430M09.4-finger-drag-down.events                                   4  4 -
        touchscreens/EP0430M09.desc                                                        0  0 noContacts
        touchscreens/N-Trig_MultiTouch.1-finger-drag-NW-SE.events                          1  1 axisRangeMissing axisRangeMissing
        touchscreens/N-Trig_MultiTouch.2-fingers-touch-release.events                      2  2 axisRangeMissing axisRangeMissing
        touchscreens/N-Trig_MultiTouch.desc                                                0  0 noContacts
        touchscreens/QUANTA_OpticalTouchScreen.desc                                        0  0 noContacts
        touchscreens/QUANTA_OpticalTouchScreen.events                                      9  1 axisRangeMissing axisRangeMissing
        touchscreens/QUANTA_OpticalTouchScreen.touch-hover.events                          1  1 axisRangeMissing axisRangeMissing
        touchscreens/QUANTA_OpticalTouchScreen.touch-on-left.events                        1  1 axisRangeMissing axisRangeMissing
        """
}
