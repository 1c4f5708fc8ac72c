/// What the command says about itself.
public enum Usage {
    /// The version of the command and the library.
    public static let version = "touchstone 0.1.0"

    /// Printed after a wrong use.
    public static let hint = "touchstone --help says how it is used."

    /// Printed by `--help`.
    public static let help = """
        Plays recorded fingers to views and gesture recognizers, and shows what was decided and why.

            touchstone [--trace OUT] [--svg OUT]
            touchstone replay FILE [--window WxH] [--trace OUT] [--svg OUT]

        Without arguments a bundled recording is played to two views with tap, double tap and pinch.

        replay FILE     an evemu recording of a touchscreen or touchpad (multi-touch protocol A or B, or single touch);
                        - reads standard input. A recording without its device's description is played best with it:
                        cat DEVICE.desc FILE | touchstone replay -
                        A log of UIKit's touches as Inkable writes it (JSON) is known by its content
        --window WxH    the size in points onto which the device's surface is mapped; by default 400 wide, as high as
                        the device's axes make it, from 100 to 1600. A log's places are points, and stay as they are
        --trace OUT     writes every step of every decision, one a line; with - to standard output, instead of the
                        timeline
        --svg OUT       draws what the screen shows at the end; with - to standard output, instead of the timeline
        --help, --version

        The timeline is as wide as the terminal (or COLUMNS), else 100 columns; coloured on a terminal unless NO_COLOR
        is set; plain ASCII unless LC_ALL, LC_CTYPE or LANG says UTF-8.

        Exit code: 0, 1 for data that cannot be read or written, 2 for wrong use. Warnings about a recording go to
        standard error as file:line: warning: what. what to do.

        """
}
