#if FieldRecorder
    import FieldRecorder
    public import Touchstone

    /// The screen of the field recorder, as it is on a device: a scroll view, a paging one, a zooming one and a pad with
    /// recognizers, all of which are logged.
    ///
    /// `touchstone verify` plays the touches of a device's log to it. The file of the recorder imports UIKit, as in an app, so it
    /// is a module of its own; the scene only puts it into the window.
    public struct FieldRecorderScene: Scene {
        private let places: [String: CGRect]

        /// Creates the scene.
        /// - Parameter places: where the views are, in window coordinates, by name, as the log of a device says; by default they
        ///   share the window.
        public init(places: [String: CGRect] = [:]) {
            self.places = places
        }

        /// `field-recorder`.
        public let name = "field-recorder"
        /// What there is to touch.
        public let summary =
            "the field recorder: a scroll view, a paging and a zooming one, and a pad with every recognizer"
        /// 390 × 844 points.
        public let windowSize = CGSize(width: 390, height: 844)

        /// A window that observes every event.
        public func makeWindow(frame: CGRect) -> UIWindow { FieldRecorderWindow(frame: frame) }

        /// Makes the recorder the root view controller.
        public func build(in window: UIWindow) {
            let recorder = FieldRecorderViewController()
            recorder.places = places
            window.rootViewController = recorder
            window.layoutIfNeeded()
        }

        /// The lines of the log of the recorder in the window, each without its line feed; empty if it holds none.
        public static func lines(in window: UIWindow) -> [String] {
            (window.rootViewController as? FieldRecorderViewController)?.lines ?? []
        }
    }
#endif
