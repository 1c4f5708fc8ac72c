import TestSupport
import Testing
import TouchAdvice
import TouchLayout
import TouchTesting
import Touchstone

struct AmbiguousLayoutsTests {
    @Test func `a view that constraints do not place completely is a problem`() {
        let stage = Stage()
        let view = stage.add(UIView(), "box")
        view.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.view.leftAnchor),
            view.topAnchor.constraint(equalTo: stage.view.topAnchor), view.widthAnchor.constraint(equalToConstant: 100),
        ])
        let findings = Inspection(stage.application).findings
        expectEqual(findings.map(\.kind), [.ambiguousLayout])
        expectEqual(findings.first?.subjects, ["box"])
        view.heightAnchor.constraint(equalToConstant: 100).isActive = true
        expectEqual(Inspection(stage.application).findings, [])
    }
}
