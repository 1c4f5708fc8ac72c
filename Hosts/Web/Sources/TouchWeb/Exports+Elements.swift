#if arch(wasm32)
    import TouchInput
    @_spi(Host) import TouchCore
    import Touchstone

    // The exports for assistive technologies.

    /// Writes the elements and what was posted since.
    @_expose(wasm, "elements") @_cdecl("touchweb_elements")
    public func elements() -> Int {
        guard let session = PageState.shared.session else { return 0 }
        let reader = session.elements
        return PageState.shared.output { reader.write(reader.elements(of: session.application), to: $0) }
    }

    /// Performs what is asked of an element by its place among the elements; writes 1 if the app has answered, 2 and the x and y of
    /// a point to be tapped, or nothing.
    @_expose(wasm, "assist") @_cdecl("touchweb_assist")
    public func assist(_ seconds: Double, _ index: Int, _ action: Int) -> Int {
        guard let session = PageState.shared.session else { return 0 }
        session.advance(to: Instant(seconds: seconds))
        let application = session.application
        let elements = session.elements.elements(of: application)
        guard elements.indices.contains(index) else { return 0 }
        let outcome = application.host.perform {
            session.elements.perform(action, on: elements[index], of: application)
        }
        return PageState.shared.output { words in
            switch outcome {
            case .nothing: break
            case .done: words.int(1)
            case .tap(let point):
                words.int(2)
                words.double(point.x)
                words.double(point.y)
            }
        }
    }
#endif
