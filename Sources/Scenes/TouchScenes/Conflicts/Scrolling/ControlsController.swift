import Touchstone

/// A controller that shows the use of a scene's controls and rows, and is the data source of its table.
final class ControlsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The label that shows the latest use.
    let status = UILabel()

    /// Fills a scroll view with controls, which are named after it.
    func fill(_ form: UIScrollView) {
        let name = form.accessibilityIdentifier ?? ""
        let width = max(0, form.bounds.width - 24)
        let button = LitButton("\(name) button", frame: CGRect(x: 12, y: 12, width: width, height: 44), in: form)
        button.addTarget(self, action: ControlsController.tapped, for: .touchUpInside)
        let toggle = UISwitch(frame: CGRect(x: 12, y: 70, width: 51, height: 31))
        toggle.accessibilityIdentifier = "\(name) switch"
        toggle.addTarget(self, action: ControlsController.turned, for: .valueChanged)
        form.addSubview(toggle)
        let slider = UISlider(frame: CGRect(x: 12, y: 114, width: width, height: 34))
        slider.accessibilityIdentifier = "\(name) slider"
        slider.value = 0.5
        slider.addTarget(self, action: ControlsController.slid, for: .valueChanged)
        form.addSubview(slider)
        _ = HighlightView(
            "\(name) tile", "tile", frame: CGRect(x: 12, y: 162, width: width, height: 54), in: form)
        for index in 0..<4 {
            let spare = LitButton(
                "\(name) \(index + 2)", frame: CGRect(x: 12, y: 230 + CGFloat(index) * 58, width: width, height: 44),
                in: form)
            spare.addTarget(self, action: ControlsController.tapped, for: .touchUpInside)
        }
        form.contentSize = CGSize(width: form.bounds.width, height: 474)
    }

    private func tapped(_ button: UIButton) { status.text = "\(button.accessibilityIdentifier ?? ""): tapped" }

    private func turned(_ toggle: UISwitch) {
        status.text = "\(toggle.accessibilityIdentifier ?? ""): \(toggle.isOn ? "on" : "off")"
    }

    private func slid(_ slider: UISlider) {
        status.text = "\(slider.accessibilityIdentifier ?? ""): \(Int((slider.value * 100).rounded())) %"
    }

    // MARK: Rows

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "row")
            ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.accessibilityIdentifier = "row \(indexPath.row + 1)"
        cell.textLabel?.text = "row \(indexPath.row + 1)"
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        status.text = "row \(indexPath.row + 1): selected"
    }
}
