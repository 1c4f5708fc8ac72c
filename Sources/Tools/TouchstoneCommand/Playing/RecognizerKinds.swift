import TouchReplays
@_spi(Subclass) import Touchstone

extension UIApplication {
    /// The classes of the named recognizers in the windows in words. Names of others are their classes.
    var recognizerKinds: [String: String] {
        var kinds: [String: String] = [:]
        for (recognizer, _) in LiveTree(self).recognizers {
            if let name = recognizer.name { kinds[name] = recognizer.kindInTraces }
        }
        return kinds
    }
}
