/// The script of the page, in parts that depend on those before them.
enum HTMLScript {
    static let text = "\"use strict\";\n" + [data, axis, chart, picture, log, states, pointers, controls].joined()
}
