public import TouchDrawing
public import TouchInput

/// A question of the app for an image.
public struct ImageRequest: Hashable, Sendable {
    /// The name, as the app gives it: that of a file without its ending and scale, of an asset, or of a symbol.
    public var name: String
    /// The number of device pixels for each point, for which the image should be made.
    public var scale: CGFloat
    /// A Boolean value that indicates whether the app asks for a symbol (`UIImage(systemName:)`).
    public var isSymbol: Bool
    /// The path of the bundle that the app names; `nil` for its own.
    public var bundle: String?

    /// Creates a question.
    public nonisolated init(name: String, scale: CGFloat, isSymbol: Bool = false, bundle: String? = nil) {
        (self.name, self.scale, self.isSymbol, self.bundle) = (name, scale, isSymbol, bundle)
    }
}

/// The images that an application knows by name.
final class KnownImages {
    /// Returns those of the host; `nil` for none.
    let source: ((ImageRequest) -> UIImage?)?
    /// The host's answers so far; `nil` is an answer as well.
    var answers: [ImageRequest: UIImage?] = [:]

    init(_ source: ((ImageRequest) -> UIImage?)?) { self.source = source }
}

extension HostInterface {
    /// Returns the images that the app asks for by name, or `nil` for one that it does not have; each is asked for once.
    ///
    /// It is `nil` by default: then there are no images. Assigning it makes the application ask again.
    ///
    ///     let images = ["card": card]
    ///     application.host.images = { images[$0.name] }
    public var images: ((ImageRequest) -> UIImage?)? {
        get { application.dispatcher.host.images?.source }
        nonmutating set { application.dispatcher.host.images = KnownImages(newValue) }
    }
}

extension UIApplication {
    /// Returns the host's image, otherwise the library's own; `nil` without both, with a diagnostic the first time.
    /// - Parameters:
    ///   - request: The question.
    ///   - drawn: Returns the library's own.
    package final func image(for request: ImageRequest, orElse drawn: () -> UIImage?) -> UIImage? {
        let images = dispatcher.host.images ?? KnownImages(nil)
        dispatcher.host.images = images
        let known = images.answers[request]
        if let answer = known ?? images.source?(request) {
            images.answers[request] = answer
            return answer
        }
        images.answers[request] = .some(nil)
        let own = drawn()
        if own == nil, known == nil { dispatcher.report(.imageMissing(request.name)) }
        return own
    }
}
