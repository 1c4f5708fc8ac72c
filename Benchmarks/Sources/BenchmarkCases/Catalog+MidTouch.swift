import Touchstone

// Changes while a finger is down, and rows under a finger.

extension Catalog {
    /// The curves of what an app, or a digitizer, does beside a finger that is down.
    static var midTouch: [Growth] {
        [
            leaving("recognizers-leave", "one by one") { pans, view in
                for pan in pans { view.removeGestureRecognizer(pan) }
            },
            leaving("recognizers-replaced", "at once") { _, view in view.gestureRecognizers = nil },
            leaving("recognizers-disabled", "by being disabled") { pans, view in
                for pan in pans { pan.isEnabled = false }
            },
            .crowd("recognizers-come", "a touch during which pans are added to its view, and removed") { size in
                let nest = Nest()
                nest.add(nest.pan())
                let pans = (0..<size).map { _ in nest.pan() }
                var finger = Fingers(1, on: nest.application)
                return Repetitions(of: size, "pans that were added in mid-touch") {
                    finger.down()
                    for pan in pans { nest.leaf.addGestureRecognizer(pan) }
                    finger.move(by: 6)
                    let count = pans.count { $0.view != nil && $0.numberOfTouches == 0 }
                    for pan in pans { nest.leaf.removeGestureRecognizer(pan) }
                    finger.up()
                    finger.rest()
                    return count
                }
            },
            .crowd("views-leave", "a touch during which views around it leave, each with a pan") { size in
                let nest = Nest()
                let views = (0..<size).map { _ in UIView(frame: nest.leaf.bounds) }
                let pans = views.map { view in
                    let pan = nest.pan()
                    view.addGestureRecognizer(pan)
                    return pan
                }
                var finger = Fingers(1, on: nest.application)
                return Repetitions(of: size, "pans whose views have left in mid-touch") {
                    var outer = nest.leaf
                    for view in views {
                        outer.addSubview(view)
                        outer = view
                    }
                    finger.down()
                    for view in views.reversed() { view.removeFromSuperview() }
                    finger.move(by: 6)
                    let count = pans.count { $0.numberOfTouches == 0 }
                    finger.up()
                    finger.rest()
                    return count
                }
            },
            .crowd("contacts-refused", "contacts come down above the limit, move, and are lifted") { size in
                let nest = Nest()
                nest.application.host.maximumNumberOfContacts = 5
                var instant = Instant.zero
                return Repetitions(of: size / 6, "times that there was one too many") {
                    let before = nest.target.diagnostics
                    for phase in [ContactSample.Phase.began, .moved, .ended] {
                        instant = instant.advanced(by: 0.01)
                        let samples = (0..<size).map {
                            ContactSample(id: $0, phase: phase, location: CGPoint(x: 500, y: 500))
                        }
                        nest.application.host.receive(InputFrame(at: instant, samples))
                    }
                    instant = instant.advanced(by: 1)
                    return nest.target.diagnostics - before
                }
            },
            Growth(
                "tap-chain", "a tap, recognizers of 1…n taps that each await the next", [10, 100, 1_000],
                limit: Growth.nearlyLinear, countedEvents: 2
            ) { size in
                let nest = Nest()
                for count in 1...size {
                    let tap = UITapGestureRecognizer(target: nest.target, action: Target.noted)
                    tap.numberOfTapsRequired = count
                    nest.recognizers.last?.require(toFail: tap)
                    nest.add(tap)
                }
                return WholeTouches(nest, stretch: 0, actionsPerTouch: 1)
            },
            .crowd("delegates", "a whole touch, pans that all want it, whose delegate answers whether they may begin") {
                size in
                let nest = Nest()
                let delegate = Permission()
                for _ in 0..<size {
                    let pan = nest.pan()
                    pan.delegate = delegate
                    nest.add(pan)
                }
                let touches = WholeTouches(nest, actionsPerTouch: 4)
                return Repetitions(of: 1, "touches that one pan recognized") {
                    touches.run(1)
                    return delegate.isAsked && touches.claims.allSatisfy { $0.holds } ? 1 : 0
                }
            },
            .crowd("table-scroll", "a table scrolls by a row, visible rows") { size in
                let (nest, table, rows) = makeTable(visible: size, of: 3 * size)
                var row = 0
                return Repetitions(of: 1, "rows that came") {
                    row = (row + 1) % size
                    let before = rows.shown
                    table.contentOffset.y = CGFloat(row) * table.rowHeight
                    table.layoutIfNeeded()
                    return nest.window === table.window ? min(1, rows.shown - before) : 0
                }
            },
            .crowd("table-selection", "visible rows are selected, and all are deselected") { size in
                let (nest, table, _) = makeTable(visible: size, of: size)
                table.allowsMultipleSelection = true
                return Repetitions(of: size, "selected rows") {
                    for row in 0..<size {
                        table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
                    }
                    let count = table.visibleCells.count { $0.isSelected }
                    table.selectRow(at: nil, animated: false, scrollPosition: .none)
                    return nest.window === table.window ? count : 0
                }
            },
            .crowd("siblings-front", "views come to the front, the one at the back first", Growth.moved) { size in
                let nest = Nest()
                let views = (0..<size).map { _ in UIView() }
                for view in views { nest.leaf.addSubview(view) }
                return Repetitions(of: size, "views in front") {
                    var count = 0
                    for view in views {
                        nest.leaf.bringSubviewToFront(view)
                        if nest.leaf.subviews.last === view { count += 1 }
                    }
                    return count
                }
            },
        ]
    }

    /// Returns a curve of recognizers that leave a touch.
    private static func leaving(
        _ name: String, _ way: String, leave: @escaping ([UIPanGestureRecognizer], UIView) -> Void
    ) -> Growth {
        .crowd(name, "a touch that its pans leave \(way)") { size in
            let nest = Nest()
            let pans = (0..<size).map { _ in nest.pan() }
            var finger = Fingers(1, on: nest.application)
            return Repetitions(of: size, "pans that have left in mid-touch") {
                for pan in pans {
                    pan.isEnabled = true
                    nest.leaf.addGestureRecognizer(pan)
                }
                finger.down()
                leave(pans, nest.leaf)
                finger.move(by: 6)
                let count = pans.count { $0.numberOfTouches == 0 && $0.state == .possible }
                finger.up()
                finger.rest()
                return count
            }
        }
    }

    private static func makeTable(visible: Int, of count: Int) -> (nest: Nest, table: UITableView, rows: Rows) {
        let (nest, rows) = (Nest(), Rows(count))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: visible * 10))
        table.rowHeight = 10
        table.register("row") { UITableViewCell(style: .default, reuseIdentifier: $0) }
        table.dataSource = rows
        nest.window.addSubview(table)
        table.layoutIfNeeded()
        return (nest, table, rows)
    }
}

@MainActor
private final class Permission: UIGestureRecognizerDelegate {
    private(set) var isAsked = false

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isAsked = true
        return true
    }
}

@MainActor
private final class Rows: UITableViewDataSource {
    private let count: Int
    private(set) var shown = 0

    init(_ count: Int) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        shown += 1
        return tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}
