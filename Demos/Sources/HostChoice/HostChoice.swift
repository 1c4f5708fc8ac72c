import Glibc
public import HostKit
import WaylandHost

/// The window system to open a window of.
public enum HostChoice: String, Hashable, Sendable, CaseIterable {
    /// Wayland if there is a compositor.
    case automatic
    /// Wayland.
    case wayland

    /// The reason why no window can be opened.
    public struct Failure: Error, CustomStringConvertible {
        /// The reasons, in words, and what to do.
        public let description: String
    }

    /// Opens a window.
    public func open(_ options: HostWindowOptions) throws(Failure) -> any HostWindow {
        do throws(WaylandWindow.Failure) {
            return try WaylandWindow(options)
        } catch {
            throw Failure(description: "\(error)")
        }
    }
}
