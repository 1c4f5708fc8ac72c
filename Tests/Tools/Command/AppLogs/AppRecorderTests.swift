import Foundation
import TestSupport
import Testing
import TouchTesting
import Touchstone

@testable import TouchReplays

struct `The app recorder` {
    @Test func `logs a tap with its views, recognizers and states`() {
        let stage = Stage { stage in
            stage.addTap("single").require(toFail: stage.addTap("double", count: 2))
        }
        let recorder = stage.perform { AppRecorder.start() }
        stage.hands.tap(at: stage.view)
        stage.waitUntilStill()
        expectEqual(
            steps(recorder),
            """
            {"kind":"view","at":0,"id":1,"class":"UIWindow","stock":"UIWindow","name":"window","z":0,"bounds":[0,0,400,300],"center":[200,150],"key":true}
            {"kind":"view","at":0,"id":2,"class":"UIView","stock":"UIView","name":"view","in":1,"z":0,"bounds":[0,0,400,300],"center":[200,150]}
            {"kind":"recognizer","at":0,"id":3,"class":"UITapGestureRecognizer","stock":"UITapGestureRecognizer","name":"single","view":2,"order":0,"targets":0,"awaits":[4]}
            {"kind":"recognizer","at":0,"id":4,"class":"UITapGestureRecognizer","stock":"UITapGestureRecognizer","name":"double","view":2,"order":1,"settings":{"taps":2},"targets":0}
            {"kind":"event","at":0,"touches":[{"id":1,"phase":"began","window":1,"view":2,"x":200,"y":150,"recognizers":[4,3]}]}
            {"kind":"event","at":0.05,"touches":[{"id":1,"phase":"ended","x":200,"y":150}]}
            {"kind":"state","at":0.4,"id":3,"state":"ended","place":[200,150]}
            {"kind":"state","at":0.416666667,"id":3,"when":"frame","state":"possible"}
            """)
    }

    @Test func `logs a scroll view, its recognizers, its offsets and a control in it`() {
        let stage = Stage { stage in
            let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            list.accessibilityIdentifier = "list"
            list.contentSize = CGSize(width: 300, height: 1000)
            list.isDirectionalLockEnabled = true
            stage.view.addSubview(list)
            let control = UIControl(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
            control.addAction(UIAction { _ in }, for: .touchDown)
            list.addSubview(control)
        }
        let recorder = stage.perform { AppRecorder.start() }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        stage.hands.down(at: CGPoint(x: 200, y: 200))
        stage.hands.move(to: CGPoint(x: 200, y: 150), over: 0.03)
        stage.rest(0.1)
        stage.hands.up()
        stage.waitUntilStill()
        expectEqual(
            steps(recorder),
            """
            {"kind":"view","at":0,"id":1,"class":"UIWindow","stock":"UIWindow","name":"window","z":0,"bounds":[0,0,400,300],"center":[200,150],"key":true}
            {"kind":"view","at":0,"id":2,"class":"UIView","stock":"UIView","name":"view","in":1,"z":0,"bounds":[0,0,400,300],"center":[200,150]}
            {"kind":"view","at":0,"id":3,"class":"UIScrollView","stock":"UIScrollView","name":"list","in":2,"z":0,"bounds":[0,0,300,300],"center":[150,150],"clips":true,"scroll":{"offset":[0,0],"size":[300,1000],"locks":true}}
            {"kind":"recognizer","at":0,"id":4,"class":"TouchDelayGestureRecognizer","stock":"UIGestureRecognizer","view":3,"order":0,"role":"scroll delay","cancels":false,"delaysBegan":true,"targets":0}
            {"kind":"recognizer","at":0,"id":5,"class":"ScrollPanGestureRecognizer","stock":"UIPanGestureRecognizer","view":3,"order":1,"role":"scroll pan","settings":{"scrolls":3},"targets":1}
            {"kind":"view","at":0,"id":6,"class":"UIControl","stock":"UIControl","in":3,"z":0,"bounds":[0,0,100,100],"center":[60,60],"control":{"events":1}}
            {"kind":"event","at":0,"touches":[{"id":1,"phase":"began","window":1,"view":6,"x":50,"y":50,"recognizers":[5,4]}]}
            {"kind":"event","at":0.05,"touches":[{"id":1,"phase":"ended","x":50,"y":50}]}
            {"kind":"control","at":0.05,"id":6,"event":"touchDown"}
            {"kind":"control","at":0.05,"id":6,"event":"touchUpInside"}
            {"kind":"control","at":0.05,"id":6,"event":"primaryActionTriggered"}
            {"kind":"event","at":0.05,"touches":[{"id":2,"phase":"began","window":1,"view":3,"x":200,"y":200,"recognizers":[4,5]}]}
            {"kind":"event","at":0.0575,"touches":[{"id":2,"x":200,"y":187.5}]}
            {"kind":"state","at":0.0575,"id":5,"state":"began","place":[200,187.5],"translation":[0,-2.5],"velocity":[0,-1666.667]}
            {"kind":"event","at":0.065,"touches":[{"id":2,"view":null,"x":200,"y":175,"recognizers":[5]}]}
            {"kind":"state","at":0.065,"id":5,"translation":[0,-15],"velocity":[0,-1666.667]}
            {"kind":"offset","at":0.066666667,"id":3,"offset":[0,15]}
            {"kind":"event","at":0.0725,"touches":[{"id":2,"x":200,"y":162.5}]}
            {"kind":"state","at":0.0725,"id":5,"translation":[0,-27.5],"velocity":[0,-1666.667]}
            {"kind":"event","at":0.08,"touches":[{"id":2,"x":200,"y":150,"taps":0}]}
            {"kind":"state","at":0.08,"id":5,"translation":[0,-40],"velocity":[0,-1666.667]}
            {"kind":"offset","at":0.083333333,"id":3,"offset":[0,40]}
            {"kind":"state","at":0.1,"id":5,"when":"frame","translation":[0,-40],"velocity":[0,-1333.333]}
            {"kind":"state","at":0.116666667,"id":5,"when":"frame","translation":[0,-40],"velocity":[0,0]}
            {"kind":"event","at":0.18,"touches":[{"id":2,"phase":"ended","x":200,"y":150}]}
            {"kind":"state","at":0.18,"id":5,"state":"ended","place":[200,150],"translation":[0,-40],"velocity":[0,0]}
            {"kind":"state","at":0.18,"id":5,"when":"event","state":"possible"}
            """)
    }

    @Test func `logs what a touch passes over, and what has a recognizer anywhere`() {
        let stage = Stage { stage in
            let clear = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            clear.alpha = 0
            clear.isUserInteractionEnabled = false
            clear.transform = CGAffineTransform(scaleX: 2, y: 2)
            let far = UIView(frame: CGRect(x: 300, y: 200, width: 50, height: 50))
            let inside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let other = UIView(frame: CGRect(x: 200, y: 200, width: 10, height: 10))
            inside.addGestureRecognizer(UILongPressGestureRecognizer())
            inside.clipsToBounds = true
            inside.isExclusiveTouch = true
            inside.isMultipleTouchEnabled = true
            far.isHidden = true
            for view in [clear, other, far] { stage.view.addSubview(view) }
            far.addSubview(inside)
        }
        let recorder = stage.perform { AppRecorder.start() }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expectEqual(
            steps(recorder, kinds: ["view", "recognizer"]),
            """
            {"kind":"view","at":0,"id":1,"class":"UIWindow","stock":"UIWindow","name":"window","z":0,"bounds":[0,0,400,300],"center":[200,150],"key":true}
            {"kind":"view","at":0,"id":2,"class":"UIView","stock":"UIView","name":"view","in":1,"z":0,"bounds":[0,0,400,300],"center":[200,150]}
            {"kind":"view","at":0,"id":3,"class":"UIView","stock":"UIView","in":2,"z":2,"bounds":[0,0,50,50],"center":[325,225],"hidden":true}
            {"kind":"view","at":0,"id":4,"class":"UIView","stock":"UIView","in":3,"z":0,"bounds":[0,0,10,10],"center":[5,5],"multiple":true,"exclusive":true,"clips":true}
            {"kind":"recognizer","at":0,"id":5,"class":"UILongPressGestureRecognizer","stock":"UILongPressGestureRecognizer","view":4,"order":0,"targets":0}
            {"kind":"view","at":0,"id":6,"class":"UIView","stock":"UIView","in":2,"z":0,"bounds":[0,0,100,100],"center":[50,50],"transform":[2,0,0,2,0,0],"alpha":0,"interaction":false}
            """)
    }

    @Test func `logs a window that is shown later, and one that is hidden`() {
        let stage = Stage()
        let recorder = stage.perform { AppRecorder.start() }
        let window = stage.perform {
            let window = UIWindow(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
            window.accessibilityIdentifier = "alert"
            window.windowLevel = .alert
            window.isHidden = false
            return window
        }
        stage.hands.tap(at: CGPoint(x: 150, y: 50))
        window.isHidden = true
        stage.hands.tap(at: CGPoint(x: 150, y: 50))
        expectEqual(
            steps(recorder, kinds: ["view", "event", "gone"]),
            """
            {"kind":"view","at":0,"id":1,"class":"UIWindow","stock":"UIWindow","name":"window","z":0,"bounds":[0,0,400,300],"center":[200,150],"key":true}
            {"kind":"view","at":0,"id":2,"class":"UIView","stock":"UIView","name":"view","in":1,"z":0,"bounds":[0,0,400,300],"center":[200,150]}
            {"kind":"view","at":0,"id":3,"class":"UIWindow","stock":"UIWindow","name":"alert","z":1,"bounds":[0,0,100,100],"center":[150,50],"level":2000}
            {"kind":"event","at":0,"touches":[{"id":1,"phase":"began","window":3,"view":3,"x":50,"y":50,"recognizers":[]}]}
            {"kind":"event","at":0.05,"touches":[{"id":1,"phase":"ended","x":50,"y":50}]}
            {"kind":"gone","at":0.05,"ids":[3]}
            {"kind":"event","at":0.05,"touches":[{"id":2,"phase":"began","window":1,"view":2,"x":150,"y":50,"taps":2,"recognizers":[]}]}
            {"kind":"event","at":0.1,"touches":[{"id":2,"phase":"ended","x":150,"y":50}]}
            """)
    }

    @Test func `logs that views and recognizers are removed in mid-gesture, and that they return with their numbers`() {
        let stage = Stage { stage in
            let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            card.accessibilityIdentifier = "card"
            stage.view.addSubview(card)
            let pan = UIPanGestureRecognizer()
            pan.name = "pan"
            pan.addAction { [unowned stage] pan in
                if pan.state == .began { stage.view.subviews[0].removeFromSuperview() }
            }
            card.addGestureRecognizer(pan)
        }
        let card = stage.view.subviews[0]
        let recorder = stage.perform { AppRecorder.start() }
        stage.hands.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 150), over: 0.02)
        stage.waitUntilStill()
        stage.perform {
            stage.view.addGestureRecognizer(card.gestureRecognizers![0])
            stage.view.addSubview(card)
        }
        stage.hands.tap(at: CGPoint(x: 50, y: 50))
        expectEqual(
            steps(recorder, kinds: ["view", "recognizer", "gone", "event"]),
            """
            {"kind":"view","at":0,"id":1,"class":"UIWindow","stock":"UIWindow","name":"window","z":0,"bounds":[0,0,400,300],"center":[200,150],"key":true}
            {"kind":"view","at":0,"id":2,"class":"UIView","stock":"UIView","name":"view","in":1,"z":0,"bounds":[0,0,400,300],"center":[200,150]}
            {"kind":"view","at":0,"id":3,"class":"UIView","stock":"UIView","name":"card","in":2,"z":0,"bounds":[0,0,100,100],"center":[50,50]}
            {"kind":"recognizer","at":0,"id":4,"class":"UIPanGestureRecognizer","stock":"UIPanGestureRecognizer","name":"pan","view":3,"order":0,"targets":1}
            {"kind":"event","at":0,"touches":[{"id":1,"phase":"began","window":1,"view":3,"x":50,"y":50,"recognizers":[4]}]}
            {"kind":"event","at":0.01,"touches":[{"id":1,"x":50,"y":100,"taps":0}]}
            {"kind":"gone","at":0.01,"ids":[3,4]}
            {"kind":"event","at":0.02,"touches":[{"id":1,"view":null,"x":50,"y":150,"recognizers":[]}]}
            {"kind":"event","at":0.02,"touches":[{"id":1,"phase":"ended","x":50,"y":150}]}
            {"kind":"view","at":1.033333333,"id":3,"class":"UIView","stock":"UIView","name":"card","in":2,"z":0,"bounds":[0,0,100,100],"center":[50,50]}
            {"kind":"recognizer","at":1.033333333,"id":4,"class":"UIPanGestureRecognizer","stock":"UIPanGestureRecognizer","name":"pan","view":2,"order":0,"targets":1}
            {"kind":"event","at":1.033333333,"touches":[{"id":2,"phase":"began","window":1,"view":3,"x":50,"y":50,"recognizers":[4]}]}
            {"kind":"event","at":1.083333333,"touches":[{"id":2,"phase":"ended","x":50,"y":50}]}
            """)
    }

    @Test func `logs that a recognizer is added, disabled and enabled in mid-gesture`() {
        let stage = Stage { $0.addPan() }
        let pan = stage.view.gestureRecognizers![0]
        let recorder = stage.perform { AppRecorder.start() }
        stage.hands.down(at: CGPoint(x: 50, y: 50))
        stage.hands.move(to: CGPoint(x: 50, y: 100), over: 0.01)
        stage.perform { pan.isEnabled = false }
        stage.wait(0.02)
        stage.perform {
            pan.isEnabled = true
            pan.cancelsTouchesInView = false
            stage.addLongPress("press")
        }
        stage.wait(0.02)
        stage.hands.up()
        expectEqual(
            steps(recorder, kinds: ["recognizer", "state"]),
            """
            {"kind":"recognizer","at":0,"id":3,"class":"UIPanGestureRecognizer","stock":"UIPanGestureRecognizer","name":"pan","view":2,"order":0,"targets":0}
            {"kind":"state","at":0.01,"id":3,"state":"began","place":[50,100],"translation":[0,50],"velocity":[0,5000]}
            {"kind":"recognizer","at":0.01,"id":3,"class":"UIPanGestureRecognizer","stock":"UIPanGestureRecognizer","name":"pan","view":2,"order":0,"enabled":false,"targets":0}
            {"kind":"state","at":0.01,"id":3,"state":"cancelled","place":[50,100],"translation":[0,50],"velocity":[0,5000]}
            {"kind":"state","at":0.016666667,"id":3,"when":"frame","state":"possible"}
            {"kind":"recognizer","at":0.033333333,"id":3,"class":"UIPanGestureRecognizer","stock":"UIPanGestureRecognizer","name":"pan","view":2,"order":0,"cancels":false,"targets":0}
            {"kind":"recognizer","at":0.033333333,"id":4,"class":"UILongPressGestureRecognizer","stock":"UILongPressGestureRecognizer","name":"press","view":2,"order":1,"targets":0}
            """)
    }

    @Test func `logs a gesture of the system without its window`() {
        let stage = Stage()
        let recorder = stage.perform { AppRecorder.start() }
        let gesture = UIScreenEdgePanGestureRecognizer()
        gesture.edges = .bottom
        stage.application.host.addSystemGesture(gesture, at: .bottom)
        stage.hands.tap(at: CGPoint(x: 50, y: 299))
        stage.hands.tap(at: CGPoint(x: 90, y: 299))
        expectEqual(
            steps(recorder, kinds: ["recognizer", "event", "gone"]),
            """
            {"kind":"recognizer","at":0,"id":3,"class":"UIScreenEdgePanGestureRecognizer","stock":"UIScreenEdgePanGestureRecognizer","role":"system","settings":{"edges":4},"targets":0}
            {"kind":"event","at":0,"touches":[{"id":1,"phase":"began","window":1,"view":2,"x":50,"y":299,"recognizers":[3]}]}
            {"kind":"event","at":0.05,"touches":[{"id":1,"phase":"ended","x":50,"y":299}]}
            {"kind":"event","at":0.05,"touches":[{"id":2,"phase":"began","window":1,"view":2,"x":90,"y":299,"taps":2,"recognizers":[3]}]}
            {"kind":"event","at":0.1,"touches":[{"id":2,"phase":"ended","x":90,"y":299}]}
            """)
    }

    @Test func `writes lines of JSON with names of any kind`() throws {
        let names = ["\"", "\\", "a\nb\r\u{0}\u{1F}\u{7F}", "\u{2028}é🖐🏽", String(repeating: "x", count: 1_000), ""]
        let stage = Stage { stage in
            for name in names {
                let view = UIView(frame: stage.view.bounds)
                view.accessibilityIdentifier = name
                view.accessibilityLabel = name
                let tap = UITapGestureRecognizer()
                tap.name = name
                view.addGestureRecognizer(tap)
                stage.view.addSubview(view)
            }
        }
        let recorder = stage.perform { AppRecorder.start() }
        stage.hands.tap(at: stage.view)
        let lines = try recorder.lines.map { try members($0) }
        let written = lines.filter { $0["kind"] as? String == "recognizer" }.map { $0["name"] as? String }
        expectEqual(written, names.map { String($0.prefix(200)) })
        let labels = lines.filter { $0["kind"] as? String == "view" }.compactMap { $0["label"] as? String }
        expectEqual(labels, names.dropLast().map { String($0.prefix(200)) })
    }

    @Test func `leaves labels out if asked to, and always those of texts`() {
        for labels in [true, false] {
            let stage = Stage { stage in
                stage.view.accessibilityLabel = "a view"
                let label = UILabel(frame: stage.view.bounds)
                label.text = "a secret"
                let cell = UITableViewCell(frame: stage.view.bounds)
                cell.accessibilityLabel = "a secret in a cell"
                for view in [label, cell] { stage.view.addSubview(view) }
            }
            let recorder = stage.perform { AppRecorder.start(labels: labels) }
            stage.hands.tap(at: stage.view)
            expectEqual(recorder.text.contains("a view"), labels)
            expectEqual(recorder.lines[0].contains("\"labels\":false"), !labels)
            expect(!recorder.text.contains("a secret"))
        }
    }

    @Test func `goes on when app code changes everything in an action`() throws {
        let stage = Stage { stage in
            let tap = stage.addTap("tap")
            tap.addAction { [unowned stage] tap in
                let window = UIWindow(frame: stage.window.bounds)
                window.isHidden = false
                window.addGestureRecognizer(tap)
                stage.view.removeFromSuperview()
                expect(AppRecorder.start() === AppRecorder.running)
            }
        }
        let recorder = stage.perform { AppRecorder.start() }
        stage.hands.tap(at: stage.view)
        stage.waitUntilStill()
        stage.hands.tap(at: CGPoint(x: 10, y: 10))
        stage.waitUntilStill()
        for line in recorder.lines { _ = try members(line) }
        expectEqual(
            steps(recorder, kinds: ["state", "event", "gone"]),
            """
            {"kind":"event","at":0,"touches":[{"id":1,"phase":"began","window":1,"view":2,"x":200,"y":150,"recognizers":[3]}]}
            {"kind":"event","at":0.05,"touches":[{"id":1,"phase":"ended","x":200,"y":150}]}
            {"kind":"state","at":0.05,"id":3,"state":"ended","place":[200,150]}
            {"kind":"state","at":0.05,"id":3,"when":"event","state":"possible"}
            {"kind":"gone","at":0.05,"ids":[2]}
            {"kind":"event","at":1.05,"touches":[{"id":2,"phase":"began","window":4,"view":4,"x":10,"y":10,"recognizers":[3]}]}
            {"kind":"event","at":1.1,"touches":[{"id":2,"phase":"ended","x":10,"y":10}]}
            {"kind":"state","at":1.1,"id":3,"state":"ended","place":[10,10]}
            {"kind":"state","at":1.1,"id":3,"when":"event","state":"possible"}
            """)
    }

    @Test func `ends in an action, and leaves nothing in the app`() {
        let stage = Stage { stage in
            stage.addTap("tap").addAction { _ in AppRecorder.running?.stop() }
            let control = UIControl(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            control.accessibilityIdentifier = "control"
            stage.view.addSubview(control)
        }
        let layers = stage.window.layer.sublayers?.count
        let recorder = stage.perform { AppRecorder.start() }
        stage.hands.down(at: CGPoint(x: 5, y: 5))
        let control = stage.view.subviews[0] as? UIControl
        expectEqual(control?.allControlEvents.isEmpty, false)
        stage.hands.cancel()
        stage.hands.tap(at: stage.view)
        expectNil(stage.perform { AppRecorder.running })
        expect(stage.window.gestureRecognizers?.isEmpty != false)
        expectEqual(stage.window.layer.sublayers?.count, layers)
        expectEqual(control?.allControlEvents.isEmpty, true)
        let count = recorder.lines.count
        stage.waitUntilStill()
        stage.clearLog()
        stage.hands.tap(at: stage.view)
        stage.waitUntilStill()
        expectEqual(recorder.lines.count, count)
        expect(!stage.records.contains { "\($0)".contains("AppRecorder") })
    }

    @Test func `numbers the objects of two applications apart`() {
        let stages = ["first", "second"].map { name in Stage { $0.addTap(name) } }
        let recorders = stages.map { stage in stage.perform { AppRecorder.start() } }
        expect(recorders[0] !== recorders[1])
        for stage in stages + stages.reversed() { stage.hands.tap(at: stage.view) }
        for (stage, name) in zip(stages, ["first", "second"]) {
            let recorder = stage.perform { AppRecorder.running }
            expectEqual(stage.view.gestureRecognizers?.first.flatMap { recorder?.number(of: $0) }, 3)
            expectEqual(recorder?.text.contains(name == "first" ? "second" : "first"), false)
        }
        expectEqual(steps(recorders[0]).replacing("first", with: "second"), steps(recorders[1]))
    }

    @Test func `keeps no view and no recognizer alive`() {
        let stage = Stage()
        weak var view: UIView?
        weak var tap: UITapGestureRecognizer?
        let recorder = stage.perform { AppRecorder.start() }
        stage.perform {
            let card = UIView(frame: stage.view.bounds)
            let recognizer = UITapGestureRecognizer()
            card.addGestureRecognizer(recognizer)
            stage.view.addSubview(card)
            (view, tap) = (card, recognizer)
        }
        stage.hands.tap(at: stage.view)
        expectEqual(view.flatMap { recorder.number(of: $0) }, 3)
        stage.perform { view?.removeFromSuperview() }
        expectNil(view)
        expectNil(tap)
    }

    /// A delegate that waits for every other recognizer.
    private final class Patient: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { true }
    }

    @Test func `keeps only a recognizer waiting that waits for every other one, until the lift`() {
        for isRecorded in [false, true] {
            let (stage, delegate) = (Stage(), Patient())
            let (pan, tap) = (stage.addPan(), stage.addTap())
            (pan.delegate, tap.delegate) = (delegate, delegate)
            var (fingers, taps): ([Int], Int) = ([], 0)
            pan.addAction { fingers.append($0.numberOfTouches) }
            tap.addAction { _ in taps += 1 }
            tap.isEnabled = false
            if isRecorded { stage.perform { _ = AppRecorder.start() } }
            stage.hands.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 90), over: 0.05)
            stage.waitUntilStill()
            (pan.isEnabled, tap.isEnabled) = (false, true)
            stage.hands.tap(at: stage.view)
            stage.waitUntilStill()
            expectEqual(fingers.first, isRecorded ? 0 : 1)
            expectEqual(taps, 1)
        }
    }

    @Test func `notices that objects are gone whose addresses others have`() throws {
        let stage = Stage()
        let recorder = stage.perform { AppRecorder.start() }
        for _ in 0..<20 {
            stage.perform {
                stage.view.subviews.first?.removeFromSuperview()
                let card = UIView(frame: stage.view.bounds)
                card.addGestureRecognizer(UITapGestureRecognizer())
                stage.view.addSubview(card)
            }
            stage.hands.tap(at: stage.view)
            stage.wait(1)
        }
        var (present, gone): (Set<Int>, Set<Int>) = ([], [])
        for line in try recorder.lines.map({ try members($0) }) {
            if let id = line["id"] as? Int, line["stock"] != nil { present.insert(id) }
            for id in line["ids"] as? [Int] ?? [] {
                expect(present.remove(id) != nil)
                gone.insert(id)
            }
        }
        expectEqual(gone.count, 38)
        expectEqual(present.count, 4)
    }

    @Test func `gives numbers and classes that it is told`() {
        let stage = Stage()
        let recorder = stage.perform { AppRecorder.start() }
        recorder.preset(40, for: stage.window)
        recorder.preset(7, for: stage.addTap("tap"))
        recorder.className = { $0 is UITapGestureRecognizer ? "CardTap" : nil }
        stage.hands.tap(at: stage.view)
        expectEqual(
            steps(recorder, kinds: ["view", "recognizer"]),
            """
            {"kind":"view","at":0,"id":1,"class":"UIWindow","stock":"UIWindow","name":"window","z":0,"bounds":[0,0,400,300],"center":[200,150],"key":true}
            {"kind":"view","at":0,"id":41,"class":"UIView","stock":"UIView","name":"view","in":1,"z":0,"bounds":[0,0,400,300],"center":[200,150]}
            {"kind":"recognizer","at":0,"id":7,"class":"CardTap","stock":"UITapGestureRecognizer","name":"tap","view":41,"order":0,"targets":0}
            """)
    }
}

/// Returns the lines of a log after the first, without frames.
@MainActor private func steps(_ recorder: AppRecorder, kinds: [String]? = nil) -> String {
    recorder.lines.dropFirst().filter { line in
        kinds.map { $0.contains { line.hasPrefix("{\"kind\":\"\($0)\"") } } ?? !line.hasPrefix("{\"kind\":\"frame\"")
    }.joined(separator: "\n")
}

private func members(_ line: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(line)")
}
