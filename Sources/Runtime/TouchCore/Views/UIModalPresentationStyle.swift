/// The wish of a controller for the way in which it is presented. Every controller is presented over the whole window, in front of the view of
/// the presenting one, which stays there.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system chooses.
    case automatic = -2
    /// Not at all, as an adaptation.
    case none = -1
    /// Over the whole screen.
    case fullScreen = 0
    /// As a sheet.
    case pageSheet = 1
    /// As a smaller sheet.
    case formSheet = 2
    /// Over the content of another controller.
    case currentContext = 3
    /// In the way of the presenting app.
    case custom = 4
    /// Over the whole screen, with what is behind.
    case overFullScreen = 5
    /// Over the content of another controller, with what is behind.
    case overCurrentContext = 6
    /// In a popover.
    case popover = 7
}

/// The wish of a controller for the transition with which it is presented. Presenting has no transition.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical = 0
    /// A turn about the vertical axis.
    case flipHorizontal = 1
    /// A fade.
    case crossDissolve = 2
    /// A page that is turned up at its corner.
    case partialCurl = 3
}
