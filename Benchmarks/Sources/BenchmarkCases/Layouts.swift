import TouchLayout
import Touchstone

/// A workload of views in a column, laid out with constraints: each below the one before, as high as its content.
@MainActor
final class Layouts: Workload {
    /// The kind of an event.
    enum Event {
        /// The column is made, laid out and released.
        case list
        /// The constant of a sheet in front of the column changes, as under a finger, and the window is laid out.
        case drag
    }

    /// A view with content of a fixed size.
    private final class Row: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 40) }
    }

    private let application = UIApplication()
    private let window: UIWindow
    private let count: Int
    private let event: Event
    private var top: NSLayoutConstraint?
    private let sheet = UIView()
    private var rows: [Row] = []
    private var events = 0
    private var placed = 0

    init(_ event: Event, views count: Int) {
        (self.event, self.count) = (event, count)
        window = application.host.perform { UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800)) }
        window.makeKeyAndVisible()
        guard event == .drag else { return }
        rows = makeRows(in: window)
        window.addSubview(sheet)
        sheet.translatesAutoresizingMaskIntoConstraints = false
        let top = sheet.topAnchor.constraint(equalTo: window.topAnchor, constant: 500)
        NSLayoutConstraint.activate([
            top, sheet.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            sheet.trailingAnchor.constraint(equalTo: window.trailingAnchor),
            sheet.bottomAnchor.constraint(equalTo: window.bottomAnchor),
        ])
        self.top = top
        window.layoutIfNeeded()
    }

    private func makeRows(in view: UIView) -> [Row] {
        var rows: [Row] = []
        for _ in 0..<count {
            let row = Row()
            row.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(row)
            NSLayoutConstraint.activate([
                row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
                row.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
                rows.last.map { row.topAnchor.constraint(equalToSystemSpacingBelow: $0.bottomAnchor, multiplier: 1) }
                    ?? row.topAnchor.constraint(equalTo: view.topAnchor),
            ])
            rows.append(row)
        }
        return rows
    }

    func run(_ events: Int) {
        for _ in 0..<events {
            self.events += 1
            switch event {
            case .list:
                let column = UIView(frame: window.bounds)
                window.addSubview(column)
                let rows = makeRows(in: column)
                window.layoutIfNeeded()
                placed += rows.last?.frame.minY == CGFloat(count - 1) * 48 ? 1 : 0
                column.removeFromSuperview()
            case .drag:
                let place = CGFloat(500 - self.events % 100)
                top?.constant = place
                window.layoutIfNeeded()
                placed += sheet.frame.minY == place ? 1 : 0
            }
        }
    }

    var claims: [Claim] { [Claim("events after which the views are placed", placed, is: events)] }
}
