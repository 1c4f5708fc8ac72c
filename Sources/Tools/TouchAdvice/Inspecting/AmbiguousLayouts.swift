@_spi(Subclass) internal import TouchCore
internal import Touchstone

/// The views that constraints do not place completely: where they are depends on the order in which constraints were activated.
struct AmbiguousLayouts {
    let findings: [Finding]

    init(_ tree: InspectedTree, _ application: UIApplication) {
        let views = application.windows.flatMap { ConstraintSystem.active?.ambiguousViews(in: $0) ?? [] }
        findings = views.map { view in
            let name = tree.name(view)
            return Finding(
                kind: .ambiguousLayout, severity: .problem, subjects: [name],
                text: "the constraints of \(name) leave its place or size open; add one for each axis that has too few."
            )
        }
    }
}
