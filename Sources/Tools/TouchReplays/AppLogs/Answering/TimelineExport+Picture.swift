package import TouchDrawing
package import TouchInput
internal import TouchRecordings
package import TouchReports

extension TimelineExport {
    /// Adds what an app draws in a window of a size if a picture is wanted.
    ///
    /// The picture is light on a dark page as well: a trace does not tell the style of its screen, so the app is played in the light one.
    package mutating func take(pictureOf size: CGSize?, at instant: Instant, draw: () -> DrawList) {
        guard let size, wantsPicture(at: instant) else { return }
        take(picture: draw().svg(size: size, background: CGColor(red: 1, green: 1, blue: 1, alpha: 1)), at: instant)
    }
}
