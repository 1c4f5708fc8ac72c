import TestSupport
import Testing
import TouchInput
import TouchRecordings

@testable import TouchReplays

/// The reader of app logs.
struct `An app log` {
    private static let head =
        #"{"kind":"app","version":1,"device":"iPhone17,1","system":"iOS 26.1","screen":[402,874],"scale":3,"rate":120}"#
    private static let window =
        #"{"kind":"view","at":0.5,"id":1,"class":"UIWindow","stock":"UIWindow","z":0,"bounds":[0,0,402,874],"center":[201,437],"key":true}"#
    private static let down =
        #"{"kind":"event","at":0.51,"delivered":0.512,"touches":[{"id":1,"phase":"began","window":1,"view":1,"x":10,"y":20,"radius":8,"recognizers":[4]}]}"#

    private func read(_ lines: String...) throws -> AppLog {
        try AppLog.read(Array((lines.map { $0 + "\n" }.joined()).utf8), source: "app.log")
    }

    private func error(_ lines: String...) -> String {
        do {
            _ = try AppLog.read(Array((lines.map { $0 + "\n" }.joined()).utf8), source: "app.log")
            return "no error"
        } catch {
            return "\(error)"
        }
    }

    @Test func `has everything that its lines state`() throws {
        let log = try read(
            Self.head, Self.window,
            #"{"kind":"view","at":0.5,"id":2,"class":"Feed","stock":"UITableView","name":"feed","label":"News","in":1,"z":3,"bounds":[0,0,402,700],"center":[201,400],"anchor":[0,0],"transform":[1,0,0,2,5,6],"alpha":0.5,"hidden":true,"interaction":false,"multiple":true,"exclusive":true,"clips":true,"scroll":{"offset":[0,12.5],"zoom":2,"size":[402,4000],"insets":[1,2,3,4],"least":0.5,"most":3,"paging":true,"scrolls":false,"delays":false,"cancels":false,"bounces":false,"bouncesZoom":false,"locks":true,"alwaysX":true,"alwaysY":true,"rate":0.99}}"#,
            #"{"kind":"recognizer","at":0.5,"id":4,"class":"CardPan","stock":"UIPanGestureRecognizer","name":"pan","view":2,"order":2,"role":"scroll pan","of":3,"enabled":false,"cancels":false,"delaysBegan":true,"delaysEnded":false,"exclusiveType":false,"types":[0,2],"presses":[1],"settings":{"least":2,"most":3,"of a later version":[1]},"delegate":{"class":"Feed","answers":["shouldBegin"]},"targets":2,"awaits":[7],"of a later version":{}}"#,
            Self.down,
            #"{"kind":"state","at":0.512,"id":4,"state":"began","place":[1,2],"translation":[3,4],"velocity":[5,6]}"#,
            #"{"kind":"event","at":0.52,"touches":[{"id":1,"x":11,"y":21,"force":2,"earlier":[{"at":0.515,"x":10.5,"y":20.5}]}]}"#,
            #"{"kind":"state","at":0.521,"id":4,"when":"event","scale":2}"#, #"{"kind":"frame","at":0.525}"#,
            #"{"kind":"offset","at":0.526,"id":2,"offset":[0,13],"zoom":1.5}"#,
            #"{"kind":"control","at":0.527,"id":9,"event":"touchDown"}"#,
            #"{"kind":"left","at":0.528,"what":"values"}"#,
            #"{"kind":"gone","at":0.529,"ids":[2,4]}"#)
        expectEqual(log.head.device, "iPhone17,1")
        expectEqual(log.head.size, CGSize(width: 402, height: 874))
        expectEqual(log.head.scale, 3)
        expectEqual(log.head.rate, 120)
        expect(log.head.hasLabels)
        expectEqual(log.lines.map(\.number), Array(2...13))
        var feed = LoggedView(
            id: 2, className: "Feed", stock: "UITableView", name: "feed", label: "News", superview: 1, index: 3,
            bounds: CGRect(x: 0, y: 0, width: 402, height: 700), center: CGPoint(x: 201, y: 400))
        feed.anchor = .zero
        feed.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 2, tx: 5, ty: 6)
        feed.alpha = 0.5
        (feed.isHidden, feed.isInteractive, feed.isMultipleTouch) = (true, false, true)
        (feed.isExclusive, feed.clips) = (true, true)
        feed.scroll = LoggedView.Scroll(
            offset: CGPoint(x: 0, y: 12.5), size: CGSize(width: 402, height: 4000),
            insets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), zoom: 2, least: 0.5, most: 3, pages: true,
            scrolls: false, delays: false, cancels: false, bounces: false, bouncesZoom: false, locks: true,
            alwaysX: true, alwaysY: true, rate: 0.99)
        expectEqual(log.views, [.mainWindow, feed])
        let pan = LoggedRecognizer(
            id: 4, className: "CardPan", stock: "UIPanGestureRecognizer", name: "pan", view: 2, index: 2,
            role: "scroll pan", maker: 3, isEnabled: false, cancels: false, delaysBegan: true, delaysEnded: false,
            isExclusiveType: false, types: [0, 2], presses: [1],
            settings: [.init(name: "least", value: 2), .init(name: "most", value: 3)],
            delegate: .init(className: "Feed", answers: ["shouldBegin"]), targets: 2, awaits: [7])
        expectEqual(log.recognizers, [pan])
        expectEqual(log.states.map(\.state), [.began, .changed])
        expectEqual(log.states.map(\.moment), [.action, .event])
        expectEqual(log.states.map { $0.values.map(\.name) }, [["translation", "velocity"], ["scale"]])
        let touches = log.lines.compactMap { if case .event(let event) = $0.content { event.touches[0] } else { nil } }
        expectEqual(touches.map(\.phase), [.began, .moved])
        expectEqual(touches.map(\.window), [1, 1])
        expectEqual(touches.map(\.view), [1, 1])
        expectEqual(touches.map(\.recognizers), [[4], nil])
        expectEqual(touches.map(\.details.radius), [8, 8])
        expectEqual(touches.map(\.details.force), [0, 2])
        expectEqual(touches[1].earlier.map(\.location), [CGPoint(x: 10.5, y: 20.5)])
        let kinds = log.lines.suffix(5).map { line in
            switch line.content {
            case .frame: "frame"
            case .offset(let offset): "\(offset.id) \(offset.offset.y) \(offset.zoom)"
            case .control(let id, let event): "\(id) \(event)"
            case .left(let what): what
            case .gone(let ids): "\(ids)"
            case .view, .recognizer, .event, .input, .state: "another"
            }
        }
        expectEqual(kinds, ["frame", "2 13.0 1.5", "9 touchDown", "values", "[2, 4]"])
    }

    @Test func `without its last half line is read up to there`() throws {
        let log = try AppLog.read(
            Array("\(Self.head)\r\n\n\(Self.window)\n\(Self.down)\n{\"kind\":\"fra".utf8), source: "app.log")
        expectEqual(log.lines.count, 2)
        expectEqual(
            log.notes.map(\.description),
            [
                "app.log:5: warning: the last line is cut off. The log is read up to there; share it again for the rest"
            ])
    }

    @Test func `is known by its first line`() {
        expect(AppLog.isBeginning(Self.head.utf8))
        expect(AppLog.isBeginning("\n { \"kind\" : \"app\" }".utf8))
        expect(!AppLog.isBeginning("{\"kind\":\"field\"}".utf8))
        expect(!AppLog.isBeginning("".utf8))
    }

    @Test func `without touches is read, with a note`() throws {
        let log = try read(Self.head, Self.window)
        expectEqual(
            log.notes.map(\.description),
            [
                "app.log:2: warning: this log has no touches. Touch the app after AppRecorder.start(). If you did, no view of a window took the touches"
            ])
        expect(RebuiltApp(log).run().fingers.isEmpty)
    }

    @Test func `that cannot be read is refused with a sentence`() {
        expectEqual(error(), "app.log:1: error: this file is empty. Record a log with AppRecorder.swift and share it")
        expectEqual(
            error(#"{"kind":"field","version":1}"#),
            #"app.log:1: error: this is not a log of the app recorder. Its first line begins with {"kind":"app"; share it again"#
        )
        expectEqual(
            error(#"{"kind":"app","version":2}"#),
            "app.log:1: error: this log is of another version. It was recorded by a newer AppRecorder.swift: read it with the touchstone of that version"
        )
        expect(error("time,id", Self.down).hasPrefix("app.log:1: error: this is no value of JSON"))
        expect(error(Self.head, "{", Self.down).hasPrefix("app.log:2: error: the text ends within a list or object"))
        let advice = ". Record again with AppRecorder.swift, or remove this line"
        func check(_ line: String, _ message: String, location: SourceLocation = #_sourceLocation) {
            #expect(
                error(Self.head, Self.window, line, Self.down) == "app.log:3: error: \(message)\(advice)",
                sourceLocation: location)
        }
        check(#"{"at":1}"#, "«kind» is missing")
        check(#"{"kind":"frame"}"#, "«at» is missing")
        check(#"{"kind":"frame","at":1e9}"#, "the time is not possible")
        check(#"{"kind":"gone","at":1,"ids":[1.5]}"#, "«ids» is not a count")
        check(#"{"kind":"state","at":1,"id":4,"state":"new"}"#, "there is no state «new»")
        check(
            #"{"kind":"recognizer","at":1,"id":1,"class":"A","stock":"A","view":1}"#,
            "the number 1 is that of a view and of a recognizer")
        check(
            #"{"kind":"view","at":1,"id":3,"class":"A","stock":"A","in":3,"bounds":[0,0,1,1],"center":[0,0]}"#,
            "view 3 is in itself, or in 2000 others")
        check(
            #"{"kind":"view","at":1,"id":3,"class":"A","stock":"A","in":1,"bounds":[0,0,1],"center":[0,0]}"#,
            "«bounds» is not a list of 4 numbers")
        check(
            #"{"kind":"event","at":1,"touches":[{"id":1,"phase":"lost","x":1,"y":1}]}"#, "there is no phase «lost»")
        check(
            #"{"kind":"event","at":1,"touches":[{"id":1,"x":1,"y":1},{"id":1,"x":1,"y":1}]}"#, "touch 1 is there twice")
        let touch = #"{"id":1,"x":1,"y":1}"#
        let touches = Array(repeating: touch, count: 101).joined(separator: ",")
        check(#"{"kind":"event","at":1,"touches":[\#(touches)]}"#, "there are more than 100 touches")
        let ids = Array(repeating: "5", count: 1_001).joined(separator: ",")
        check(
            #"{"kind":"event","at":1,"touches":[{"id":1,"x":1,"y":1,"recognizers":[\#(ids)]}]}"#,
            "«recognizers» has more than 1000 numbers")
        // The inner view first.
        let views = (2..<3_000).map {
            #"{"kind":"view","at":1,"id":\#($0),"class":"A","stock":"A","in":\#($0 + 1),"bounds":[0,0,1,1],"center":[0,0]}"#
        }
        expectEqual(
            error(([Self.head] + views).joined(separator: "\n")),
            "app.log:2002: error: view 2002 is in itself, or in 2000 others\(advice)")
        expectEqual(
            error(Self.head, #"{"kind":"voice","at":1}"#, Self.down),
            "app.log:2: error: there is no line of the kind «voice». If it was recorded by a newer AppRecorder.swift, read it with the touchstone of that version"
        )
    }

    @Test func `of lines that contradict each other is rebuilt without a trap`() throws {
        let log = try read(
            Self.head,
            #"{"kind":"view","at":0,"id":5,"class":"A","stock":"UIScrollView","in":6,"bounds":[1e6,0,-5,0],"center":[0,0],"transform":[0,0,0,0,0,0],"scroll":{"size":[-1,-1],"zoom":0,"least":5,"most":-2,"rate":7}}"#,
            #"{"kind":"recognizer","at":0,"id":9,"class":"P","stock":"UIPanGestureRecognizer","view":5,"role":"scroll pinch","awaits":[9,10,77],"settings":{"least":-5,"most":1e6}}"#,
            #"{"kind":"recognizer","at":0,"id":10,"class":"P","stock":"UITapGestureRecognizer","view":66,"settings":{"taps":-9}}"#,
            #"{"kind":"view","at":0,"id":6,"class":"A","stock":"UISlider","in":1,"bounds":[0,0,1,1],"center":[0,0],"control":{}}"#,
            Self.window,
            #"{"kind":"event","at":1,"touches":[{"id":7,"x":1,"y":1,"phase":"ended"}]}"#,
            #"{"kind":"event","at":0.2,"touches":[{"id":1,"phase":"began","window":5,"view":9,"x":1e7,"y":1,"recognizers":[1,2,3]}]}"#,
            #"{"kind":"offset","at":0.1,"id":5,"offset":[1e7,-1e7],"zoom":-3}"#,
            #"{"kind":"state","at":0.1,"id":5,"state":"cancelled"}"#, #"{"kind":"frame","at":-20}"#,
            #"{"kind":"gone","at":0.1,"ids":[1,5,9,12]}"#, Self.down,
            #"{"kind":"view","at":0,"id":6,"class":"A","stock":"UIView","bounds":[0,0,1,1],"center":[0,0]}"#)
        let run = RebuiltApp(log).run()
        expect(run.records.contains { if case .missed = $0.step { true } else { false } })
    }

    @Test func `of a minute of events is read whole`() throws {
        let events = (0..<7_500).map { number in
            #"{"kind":"event","at":\#(Double(number) * 0.008),"touches":[{"id":1,"phase":"\#(number == 0 ? "began" : "moved")","window":1,"view":1,"x":\#(number),"y":20}]}"#
        }
        let text = ([Self.head, Self.window] + events).map { $0 + "\n" }.joined()
        try expectEqual(AppLog.read(Array(text.utf8), source: "app.log").lines.count, 1 + events.count)
    }
}

extension AppLog {
    fileprivate var views: [LoggedView] {
        lines.compactMap { if case .view(let view) = $0.content { view } else { nil } }
    }
    fileprivate var recognizers: [LoggedRecognizer] {
        lines.compactMap { if case .recognizer(let recognizer) = $0.content { recognizer } else { nil } }
    }
    fileprivate var states: [LoggedState] {
        lines.compactMap { if case .state(let state) = $0.content { state } else { nil } }
    }
}

extension LoggedView {
    fileprivate static var mainWindow: LoggedView {
        var view = LoggedView(
            id: 1, className: "UIWindow", stock: "UIWindow", name: nil, label: nil, superview: nil, index: 0,
            bounds: CGRect(x: 0, y: 0, width: 402, height: 874), center: CGPoint(x: 201, y: 437))
        view.window = Window(level: 0, isKey: true)
        return view
    }
}
