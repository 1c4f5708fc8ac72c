import TouchInput

extension TimelineExport {
    /// Writes a page of HTML, a piece at a time: one file that needs no other and asks no network for anything.
    ///
    /// The policy of the page permits its own script and style, by their hashes, and nothing else. Names and texts of the trace are in the
    /// data of the page only, escaped, and are shown as text.
    public func writeHTML(to take: (String) -> Void) {
        take(Self.head)
        var data = HTMLData(self)
        data.write(to: take)
        take("</script>\n<script>\(HTMLScript.text)</script>\n</body>\n</html>\n")
    }

    /// Everything before the data. The title is set by the script, from the data.
    private static let head = """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>Timeline</title>
        <link rel="icon" href="data:,">
        <style>\(HTMLStyle.text)</style>
        </head>
        <body>
        \(HTMLMarkup.text)
        <script type="application/json" id="data">
        """

    private static let policy =
        "default-src 'none'; script-src \(SHA256.source(of: HTMLScript.text)); "
        + "style-src \(SHA256.source(of: HTMLStyle.text)); img-src data:; base-uri 'none'; form-action 'none'; "
        + "require-trusted-types-for 'script'; trusted-types 'none'"
}
