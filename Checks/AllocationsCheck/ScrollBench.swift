import AllocationCounter
import Touchstone

/// The scrolling views and the input.
enum Scrolling: CaseIterable {
    /// A finger drags a scroll view whose content is eight views deep.
    case drag
    /// As `drag`, with an inset, paging and a locked direction.
    case lockedDrag
    /// A finger pulls the content beyond its end and back.
    case rubberBand
    /// A finger drags the innermost of 200 scroll views.
    case nested
    /// A finger drags a table of a million rows to and fro, without a new one.
    case table
    /// The same with rows of different heights.
    case variedTable
    /// A view decelerates, one frame after the other.
    case deceleration
    /// A table decelerates across one high row.
    case tableDeceleration
    /// A trackpad scrolls.
    case trackpad

    var isByItself: Bool { self == .deceleration || self == .tableDeceleration }
    var isTable: Bool { self == .table || self == .variedTable || self == .tableDeceleration }
}

/// A window with scroll views, and one finger on the innermost.
@MainActor
final class ScrollBench {
    private static let warmUp = 2_000

    private let application = UIApplication()
    private let window: UIWindow
    private let scroll: UIScrollView
    private let listener = ScrollListener()
    private let kind: Scrolling
    private var frame = InputFrame(at: .zero, [])

    init(_ kind: Scrolling) {
        self.kind = kind
        let size = CGRect(x: 0, y: 0, width: 400, height: 300)
        (window, scroll) = application.host.perform {
            (UIWindow(frame: size), kind.isTable ? UITableView(frame: size) : UIScrollView(frame: size))
        }
        var outer: UIView = window
        for _ in 0..<(kind == .nested ? 199 : 0) {
            let view = UIScrollView(frame: size)
            view.contentSize = CGSize(width: 400, height: 5_000)
            outer.addSubview(view)
            outer = view
        }
        outer.addSubview(scroll)
        if let table = scroll as? UITableView {
            listener.areRowsAlike = kind != .variedTable
            listener.rowHeight = kind == .tableDeceleration ? 1_000_000 : 50
            table.dataSource = listener
        } else {
            scroll.contentSize = kind == .rubberBand ? size.size : CGSize(width: 400, height: 1_000_000)
            scroll.alwaysBounceVertical = true
            var view: UIView = scroll
            for _ in 0..<8 {
                let inner = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 1_000_000))
                view.addSubview(inner)
                view = inner
            }
        }
        if kind == .lockedDrag {
            scroll.contentInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
            (scroll.isPagingEnabled, scroll.isDirectionalLockEnabled) = (true, true)
        }
        scroll.delegate = listener
        window.makeKeyAndVisible()
        application.diagnosticHandler = { print("unexpected: \($0)") }
        if kind.isByItself { scroll.decelerationRate = .init(rawValue: 0.999999) }
    }

    /// The number of changes of the offset.
    var scrolls: Int { listener.scrolls }

    /// The number of cells that were requested in the counted frames.
    private(set) var newRows = 0

    func allocations() -> Int {
        if kind == .trackpad {
            send(.scroll(ScrollSample(at: CGPoint(x: 100, y: 100), .began(.init(dx: 0, dy: -1)))))
        } else {
            send(.began, 250)
            for step in 1...10 { send(.moved, 250 - CGFloat(step) * 3) }
            if kind.isByItself { send(.ended, 220) }
        }
        for step in 1...Self.warmUp { go(on: step) }
        let (before, asked, scrolled) = (allocation_count(), listener.asked, listener.scrolls)
        for step in 1...Bench.frames { go(on: Self.warmUp + step) }
        let count = Int(allocation_count() - before)
        newRows = listener.asked - asked
        if listener.scrolls - scrolled < Bench.frames * 9 / 10 { listener.scrolls = 0 }
        return count
    }

    private func go(on step: Int) {
        if kind.isByItself {
            frame.instant = frame.instant.advanced(by: 1.0 / 120)
            application.host.displayFrame(at: frame.instant)
        } else if kind == .trackpad {
            let distance = CGVector(dx: 0, dy: step % 40 < 20 ? -1 : 1)
            send(.scroll(ScrollSample(at: CGPoint(x: 100, y: 100), .changed(distance))))
        } else {
            // To and fro by 20 points, at another position in each frame.
            let way = CGFloat(step % 40)
            send(.moved, 220 + (way < 20 ? -way : way - 40))
        }
    }

    private func send(_ phase: ContactSample.Phase, _ y: CGFloat) {
        frame.instant = frame.instant.advanced(by: 1.0 / 120)
        frame.contacts.removeAll(keepingCapacity: true)
        frame.contacts.append(ContactSample(id: 0, phase: phase, location: CGPoint(x: 200, y: y)))
        application.host.receive(frame)
    }

    private func send(_ other: DeviceInput) {
        frame.instant = frame.instant.advanced(by: 1.0 / 120)
        frame.others.removeAll(keepingCapacity: true)
        frame.others.append(other)
        application.host.receive(frame)
    }
}

/// A delegate that counts scrolls, and a data source with a million rows.
@MainActor
final class ScrollListener: UITableViewDelegate, UITableViewDataSource {
    var scrolls = 0
    private(set) var asked = 0
    var areRowsAlike = true
    var rowHeight: CGFloat = 50

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        areRowsAlike || indexPath.row % 2 == 0 ? rowHeight : rowHeight + 1
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
