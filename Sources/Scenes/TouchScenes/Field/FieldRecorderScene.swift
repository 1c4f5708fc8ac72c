#if !hasFeature(Embedded)
    public import Touchstone

    /// The screen of the field recorder, as on a device: a scroll view, a paging one, a zooming one and a pad with
    /// recognizers, all of which are logged.
    ///
    /// `touchstone verify` plays the touches of a device's log to it. The recorder is a file for apps; the scene only puts it
    /// into the window.
    public struct FieldRecorderScene: Scene {
        private let places: [String: CGRect]

        /// Creates the scene.
        /// - Parameter places: The frames of the views, in window coordinates, by name, as in the log of a device; by default they
        ///   share the window.
        public init(places: [String: CGRect] = [:]) {
            self.places = places
        }

        /// `field-recorder`.
        public let name = "field-recorder"
        /// The title, for people.
        public let title = "The field recorder"
        /// The part of the list of scenes.
        public let group = SceneGroup.app
        /// A description of what there is to touch.
        public let summary =
            "the field recorder: a scroll view, a paging and a zooming one, and a pad with every recognizer"
        /// The advice what to try, and with which fingers.
        public let hint =
            "Scroll and turn pages with one finger, zoom with two; try every gesture on the pad."
        /// 390 × 844 points.
        public let windowSize = CGSize(width: 390, height: 844)

        /// Makes a window that observes every event.
        public func makeWindow(frame: CGRect) -> UIWindow { FieldRecorderWindow(frame: frame) }

        /// Makes the recorder the root view controller.
        public func build(in window: UIWindow) {
            let recorder = FieldRecorderViewController()
            recorder.places = places
            window.rootViewController = recorder
            window.layoutIfNeeded()
        }

        /// Returns the lines of the recorder's log in the window, each without its line feed; empty if it has no recorder.
        public static func lines(in window: UIWindow) -> [String] {
            (window.rootViewController as? FieldRecorderViewController)?.lines ?? []
        }
    }
#endif
