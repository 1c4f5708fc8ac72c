/// Recordings that the generator does not make: several devices, tables of getevent, estimates of a pencil.
extension Originals {
    static let devicesOfLibinput = """
        # libinput record
        version: 1
        ndevices: 2
        libinput:
          version: "1.25.0"
        system:
          dmi: "dmi:a # b:"
        devices:
        - node: /dev/input/event3
          evdev:
            # Name: keys
            name: "keys"
            id: [17, 1, 1, 43841]
            codes:
              1: [1, 2, 30] # EV_KEY
            properties: []
          events:
          - evdev:
            - [  0,      0,   1,  30,       1] # EV_KEY / KEY_A                     1
            - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
        - node: /dev/input/event9
          evdev:
            name: "a "pad" # 2"
            codes:
              3: [0, 1, 47, 53, 54, 57, 58] # EV_ABS
            absinfo:
              47: [0, 4, 0, 0, 0]
              48: [0, 15, 0, 0, 2]
              53: [0, 4000, 0, 0, 40]
              54: [0, 2000, 0, 0, 40]
              58: [0, 255, 0, 0, 0]
            properties: [0, 2, 4]
          hid: [
            0x05, 0x0d,
            0xa1, 0x01
          ]
          udev:
            properties:
            - ID_INPUT=1
          events:
          - evdev:
            - [  2,      0,   3,  57,    1420] # EV_ABS / ABS_MT_TRACKING_ID     1420
            - [  2,      0,   3,  53,    1000] # EV_ABS / ABS_MT_POSITION_X      1000 (+1000)
            - [  2,      0,   3,  54,     500] # EV_ABS / ABS_MT_POSITION_Y       500 (+500)
            - [  2,      0,   3,  48,      10] # EV_ABS / ABS_MT_TOUCH_MAJOR       10 (+10)
            - [  2,      0,   3,  58,      85] # EV_ABS / ABS_MT_PRESSURE          85 (+85)
            - [  2,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
          - libinput:
            - {time: 2.000000, type: GESTURE_HOLD_BEGIN, nfingers: 1}
          - evdev:
            - [  2,  25000,   3,  57,      -1] # EV_ABS / ABS_MT_TRACKING_ID       -1
            - [  2,  25000,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +13ms

        """

    static let devicesOfGetevent = """
        add device 1: /dev/input/event3
          name:     "keypad"
          events:
            KEY (0001): KEY_VOLUMEDOWN        KEY_VOLUMEUP
          input props:
            <none>
        could not get driver version for /dev/input/mice, Not a typewriter
        add device 2: /dev/input/event2
          name:     "touch"
          events:
            KEY (0001): BTN_DIGI  014a*
            ABS (0003): ABS_X                 : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
                        ABS_MT_TOUCH_MAJOR    : value 0, min 0, max 100, fuzz 0, flat 0, resolution 0
                        ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 15
                        0036                  : value 0, min 0, max 2339, fuzz 0 flat 0
          input props:
            INPUT_PROP_DIRECT
        [   83451.104242] /dev/input/event3: EV_KEY       KEY_VOLUMEUP         DOWN
        [   83451.104242] /dev/input/event3: EV_SYN       SYN_REPORT           00000000
        [   83452.000000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   0000001c
        [   83452.000000] /dev/input/event2: EV_KEY       BTN_TOUCH            DOWN
        [   83452.000000] /dev/input/event2: EV_ABS       ABS_MT_TOUCH_MAJOR   00000014
        [   83452.000000] /dev/input/event2: 0003 0035 000001a3
        [   83452.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_Y    00000064
        [   83452.000000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000             rate 0
        [   83452.008333] /dev/input/event2: EV_ABS       ABS_MT_TOOL_TYPE     MT_TOOL_PALM
        [   83452.008333] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff
        [   83452.008333] /dev/input/event2: EV_SYN       SYN_REPORT           00000000             rate 120
        [   83453.000000] 0003 0035 00000010
        [   83453.000000] 0003 0036 00000010
        [   83453.000000] 0003 0039 00000001
        [   83453.000000] 0000 0000 00000000

        """

    static let devicesOfEvtest = """
        On Monday a colleague wrote:
        > ```
        > $ sudo evtest
        > No device specified, trying to scan all of /dev/input/event*
        > Available devices:
        > /dev/input/event3:\tkeypad
        > Select the device event number [0-9]: 3
        > Input driver version is 1.0.1
        > Input device ID: bus 0x11 vendor 0x1 product 0x1 version 0xab41
        > Input device name: "keypad"
        > Supported events:
        >   Event type 1 (EV_KEY)
        >     Event code 30 (KEY_A)
        > Testing ... (interrupt to exit)
        > Event: time 1700000000.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 700e2
        > Event: time 1700000000.000000, type 1 (EV_KEY), code 30 (KEY_A), value 1
        > Event: time 1700000000.000000, -------------- SYN_REPORT ------------
        > Input driver version is 1.0.1
        > Input device name: "touch "a""
        > Supported events:
        >   Event type 1 (EV_KEY)
        >     Event code 330 (BTN_TOUCH)
        >   Event type 3 (EV_ABS)
        >     Event code 48 (ABS_MT_TOUCH_MAJOR)
        >       Value      0
        >       Min        0
        >       Max      100
        >     Event code 53 (ABS_MT_POSITION_X)
        >       Value      0
        >       Min        0
        >       Max      799
        >       Resolution   4
        >     Event code 54 (ABS_MT_POSITION_Y)
        >       Value      0
        >       Min        0
        >       Max      479
        >       Resolution   4
        > Properties:
        >   Property type 1 (INPUT_PROP_DIRECT)
        > Testing ... (interrupt to exit)
        > Event: time 1700000000.000000, type 3 (EV_ABS), code 48 (ABS_MT_TOUCH_MAJOR), value 9
        > Event: time 1700000000.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 100
        > Event: time 1700000000.000000, type 3 (EV_ABS), code 54
        > (ABS_MT_POSITION_Y), value 200
        > Event: time 1700000000.000000, ++++++++++++++ SYN_MT_REPORT ++++++++++++
        > Event: time 1700000000.000000, -------------- Report Sync ------------
        > Event: time 1700000000,025000, >>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<<<
        > Event: time 1700000000.025000, -------------- EV_SYN ------------
        > ```

        """

    static let table = """
        # made by hand
        # window: 390 844
        phase, x ,y,"id",time,force,tool,altitude
        began,10,20.5,"a, ""b",0,0.5,pencil,1
        began,100,200,2,0.000000,,,

        began,5,5,3,0.000000,,direct,
        # in between
        moved,11,20.5,"a, ""b",0.008,1,pencil,0.5
        stationary,100,200,2,0.008,,,
        ended,100,200,2,0.016,,direct,
        cancelled,11,20.5,"a, ""b",0.016,0,pencil,
        moved,6,6,3,1.5,,indirect,

        """

    static let log =
        "["
        + [
            touch(0, 100, 1, "\"estimationUpdateIndex\": 7, \"estimatedProperties\": 9,"), touch(1, 100.01, 2),
            touch(1, 100.02, 3), touch(1, 100.03, 3, "\"force\": 0.5, \"majorRadius\": 8,", prediction: true),
            touch(0, 100, 1, "\"estimationUpdateIndex\": 7, \"force\": 1.5,", update: true), touch(3, 100.04, 3),
            touch(0, 101, 9),
        ].joined(separator: ",\n") + "]\n"

    private static func touch(
        _ phase: Int, _ time: Double, _ x: Int, _ more: String = "", prediction: Bool = false, update: Bool = false
    ) -> String {
        """
        {"touchIdentifier": "a", "isUpdate": \(update), "isPrediction": \(prediction), \(more)
         "timestamp": \(time), "phase": \(phase), "type": 2, "location": [\(x), 5.5]}
        """
    }
}
