/// The source that indicates whether a single-touch device is touched.
enum SingleTouchSwitch {
    /// BTN_TOUCH is pressed.
    case touchKey
    /// There is no BTN_TOUCH; ABS_PRESSURE is above zero.
    case pressure
    /// Neither; BTN_TOOL_FINGER (or DOUBLETAP …) is pressed.
    case fingerTool
}
