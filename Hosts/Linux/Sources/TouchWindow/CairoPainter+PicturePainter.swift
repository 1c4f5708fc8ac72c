public import CairoPainter
public import HostKit

extension CairoPainter: PicturePainter {}

extension HostLoop {
    /// Connects content with a window that Cairo paints.
    public convenience init(_ window: any HostWindow, _ content: any HostedContent) {
        self.init(window, content, CairoPainter(size: window.size, scale: window.scale))
    }
}
