public import Touchstone

/// An inspection of the views and recognizers of a running app, without a touch.
///
///     for finding in Inspection(application).findings { print(finding.text) }
///
/// It reads properties and asks the app's own hit tests; other code of the app is not called. What depends on code alone is found by
/// playing touches: views that forward touches, subclasses that never end, requirements of delegates.
public struct Inspection {
    /// The findings, in the order of their kinds and, within a kind, from the back to the front of the screen.
    public let findings: [Finding]

    /// Inspects an app as it is now, after laying out its windows.
    public init(_ application: UIApplication) {
        findings = application.host.perform {
            for window in application.windows { window.layoutIfNeeded() }
            let tree = InspectedTree(application)
            let reach = Reach(tree)
            return RequirementCycles(tree).findings + NeverRecognizing(tree).findings + reach.findings
                + Waits(tree).findings + SmallTargets(tree, reach).findings
                + AmbiguousLayouts(tree, application).findings
        }
    }
}
