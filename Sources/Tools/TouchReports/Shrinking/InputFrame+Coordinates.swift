import TouchInput

extension InputFrame {
    /// The coordinates of all locations, x before y: of contacts, readings and other input.
    var coordinates: [CGFloat] {
        get { locations.flatMap { [$0.x, $0.y] } }
        set {
            var values = newValue[...]
            func take(_ location: inout CGPoint) {
                location = CGPoint(x: values.removeFirst(), y: values.removeFirst())
            }
            for index in contacts.indices { take(&contacts[index].location) }
            for index in earlier.indices { take(&earlier[index].location) }
            for index in others.indices {
                guard var location = others[index].location else { continue }
                take(&location)
                others[index].location = location
            }
        }
    }

    private var locations: [CGPoint] {
        contacts.map { $0.location } + earlier.map { $0.location } + others.compactMap { $0.location }
    }
}

extension DeviceInput {
    /// The location; `nil` for input that has none. Setting it changes nothing then.
    fileprivate var location: CGPoint? {
        get {
            switch self {
            case .hover(let hover): hover.location
            case .scroll(let scroll): scroll.location
            case .transform(let transform): transform.location
            case .press, .motion, .remoteCommand, .display: nil
            }
        }
        set {
            guard let newValue else { return }
            switch self {
            case .hover(var hover):
                hover.location = newValue
                self = .hover(hover)
            case .scroll(var scroll):
                scroll.location = newValue
                self = .scroll(scroll)
            case .transform(var transform):
                transform.location = newValue
                self = .transform(transform)
            case .press, .motion, .remoteCommand, .display: break
            }
        }
    }
}
