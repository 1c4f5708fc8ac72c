import TouchInput
import TouchTrace

/// The parts of JSON documents that contain names of traces: without blanks, and safe inside of an element of HTML.
package enum CompactJSON {
    /// Returns a text in quotes. Characters that control a terminal or the order of the text were replaced by question marks, and those
    /// that mean something in HTML are escaped.
    package static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.printable.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "<": result += "\\u003c"
            case ">": result += "\\u003e"
            case "&": result += "\\u0026"
            case _: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Writes a list, a piece at a time.
    package static func list<Element>(
        _ elements: some Sequence<Element>, to take: (String) -> Void, _ text: (Element) -> String
    ) {
        take("[")
        var isFirst = true
        for element in elements {
            take(isFirst ? text(element) : "," + text(element))
            isFirst = false
        }
        take("]")
    }

    /// Returns a list.
    package static func list<Element>(_ elements: some Sequence<Element>, _ text: (Element) -> String) -> String {
        "[" + elements.map(text).joined(separator: ",") + "]"
    }

    /// Returns a list of texts.
    package static func strings(_ texts: some Sequence<String>) -> String { list(texts, string) }
}
