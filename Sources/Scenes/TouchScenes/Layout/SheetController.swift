import TouchLayout
import Touchstone

/// The controller of `SheetScene`: a form and a sheet. As `SettingsViewController` of the tests of ported code, which is for iOS.
final class SheetController: UIViewController {
    private let form = UIScrollView()
    private let rows = UIStackView()
    private let details = UILabel()
    private let sheet = UIView()
    private let saved = UILabel()
    private var sheetTop: NSLayoutConstraint?
    /// The height of the sheet that is seen when it is closed and when it is open, in points.
    private let (peek, reach): (CGFloat, CGFloat) = (72, 240)
    private var startOfDrag: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "screen"
        addForm()
        addSheet()
    }

    private func addForm() {
        form.name("form")
        rows.axis = .vertical
        rows.spacing = 12
        rows.isLayoutMarginsRelativeArrangement = true
        rows.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
        details.text = "Sounds are played for messages, calls and reminders, unless the ring switch is off."
        details.numberOfLines = 0
        details.font = .systemFont(ofSize: 13)
        details.isHidden = true
        for (index, title) in [
            "Sounds", "Badges", "Banners", "Previews", "Reminders", "Summaries", "Weekly report", "News", "Tips",
        ].enumerated() {
            rows.addArrangedSubview(row(title))
            if index == 0 { rows.addArrangedSubview(details) }
        }
        rows.setCustomSpacing(4, after: rows.arrangedSubviews[0])
        view.addSubview(form)
        form.addSubview(rows)
        form.translatesAutoresizingMaskIntoConstraints = false
        rows.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            form.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            yielding(form.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -peek)),
            rows.topAnchor.constraint(equalTo: form.contentLayoutGuide.topAnchor),
            rows.leadingAnchor.constraint(equalTo: form.contentLayoutGuide.leadingAnchor),
            rows.trailingAnchor.constraint(equalTo: form.contentLayoutGuide.trailingAnchor),
            rows.bottomAnchor.constraint(equalTo: form.contentLayoutGuide.bottomAnchor),
            yielding(rows.widthAnchor.constraint(equalTo: form.frameLayoutGuide.widthAnchor)),
        ])
    }

    /// Returns a constraint that gives way in a screen that is too small.
    private func yielding(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint {
        constraint.priority = UILayoutPriority(999)
        return constraint
    }

    private func row(_ title: String) -> UIView {
        let (label, toggle) = (UILabel(), UISwitch())
        label.text = title
        label.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        toggle.accessibilityIdentifier = title
        toggle.addTarget(self, action: SheetController.toggled, for: .valueChanged)
        let row = UIStackView(arrangedSubviews: [label, toggle])
        row.alignment = .center
        row.spacing = 8
        return row
    }

    private func addSheet() {
        sheet.accessibilityIdentifier = "sheet"
        sheet.backgroundColor = .systemGray5
        sheet.layer.cornerRadius = 14
        let grip = UIView()
        grip.backgroundColor = .systemGray2
        grip.layer.cornerRadius = 2
        saved.text = "Nothing saved"
        saved.textAlignment = .center
        let buttons = UIStackView(arrangedSubviews: [button("Cancel"), button("Save")])
        buttons.distribution = .fillEqually
        buttons.spacing = 10
        view.addSubview(sheet)
        for inside in [grip, saved, buttons] as [UIView] { sheet.addSubview(inside) }
        for placed in [sheet, grip, saved, buttons] as [UIView] {
            placed.translatesAutoresizingMaskIntoConstraints = false
        }
        let top = sheet.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -peek)
        sheetTop = top
        let margins = sheet.layoutMarginsGuide
        NSLayoutConstraint.activate([
            top, sheet.heightAnchor.constraint(equalToConstant: reach + 200),
            sheet.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            sheet.widthAnchor.constraint(equalTo: view.widthAnchor),
            grip.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 8),
            grip.centerXAnchor.constraint(equalTo: sheet.centerXAnchor),
            saved.topAnchor.constraint(equalToSystemSpacingBelow: grip.bottomAnchor, multiplier: 2),
            saved.centerXAnchor.constraint(equalTo: sheet.centerXAnchor),
            saved.widthAnchor.constraint(equalTo: sheet.widthAnchor),
            buttons.topAnchor.constraint(equalToSystemSpacingBelow: saved.bottomAnchor, multiplier: 4),
            buttons.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            yielding(buttons.trailingAnchor.constraint(equalTo: margins.trailingAnchor)),
        ])
        NSLayoutConstraint.activate(
            NSLayoutConstraint.constraints(
                withVisualFormat: "[grip(width)]", metrics: ["width": 40], views: ["grip": grip])
                + NSLayoutConstraint.constraints(withVisualFormat: "V:[grip(4)]", views: ["grip": grip]))
        let pan = UIPanGestureRecognizer()
        pan.addTarget(self, action: SheetController.dragged)
        pan.name = "sheet pan"
        sheet.addGestureRecognizer(pan)
    }

    private func button(_ title: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.backgroundColor = .systemBackground
        button.layer.cornerRadius = 8
        button.accessibilityIdentifier = title
        button.addTarget(self, action: SheetController.pressed, for: .touchUpInside)
        return button
    }

    private func toggled(_ toggle: UISwitch) {
        guard toggle.accessibilityIdentifier == "Sounds" else { return }
        UIView.animate(withDuration: 0.25) {
            self.details.isHidden = !toggle.isOn
            self.view.layoutIfNeeded()
        }
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let sheetTop = sheetTop else { return }
        switch pan.state {
        case .began:
            startOfDrag = sheetTop.constant
        case .changed:
            sheetTop.constant = max(-reach, min(-peek, startOfDrag + pan.translation(in: view).y))
        case .ended, .cancelled:
            // Where the finger would have been a fifth of a second later.
            let end = sheetTop.constant + pan.velocity(in: view).y * 0.2
            setOpen(end < -(peek + reach) / 2)
        default:
            break
        }
    }

    private func pressed(_ button: UIButton) {
        saved.text = button.accessibilityIdentifier == "Save" ? "Saved" : "Cancelled"
        setOpen(false)
    }

    private func setOpen(_ isOpen: Bool) {
        sheetTop?.constant = isOpen ? -reach : -peek
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
            animations: {
                self.view.layoutIfNeeded()
            })
    }
}
