/// The script of the page, in parts that depend on those before them.
enum HTMLScript {
    static let text =
        "\"use strict\";\n"
        + [data, axis, rows, chart, picture, log, states, cards, range, pointers, vector, panes, controls].joined()
}
