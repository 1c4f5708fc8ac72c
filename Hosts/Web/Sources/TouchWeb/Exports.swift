#if arch(wasm32)
    import TouchInput
    import TouchTrace
    @_spi(Host) import TouchCore
    import Touchstone

    // The functions that Hosts/Web/page/module.mjs calls. Times are seconds, so that no BigInt crosses the border. A function that returns a
    // number of words has written them to `output`.

    /// Returns the address of what was written.
    @_expose(wasm, "output") @_cdecl("touchweb_output")
    public func output() -> UnsafeRawPointer { PageState.shared.words.start }

    /// Makes room for text from the page; returns where it is to be written.
    @_expose(wasm, "text_room") @_cdecl("touchweb_text_room")
    public func textRoom(_ count: Int) -> UnsafeMutableRawPointer? {
        let page = PageState.shared
        page.room.deallocate()
        page.room = .allocate(byteCount: max(1, count), alignment: 1)
        return page.room.baseAddress
    }

    // MARK: Scenes

    /// Returns the number of scenes.
    @_expose(wasm, "scene_count") @_cdecl("touchweb_scene_count")
    public func sceneCount() -> Int { WebApp.scenes.count }

    /// Writes name, title, summary, hint, group, family, width and height of a scene.
    @_expose(wasm, "scene") @_cdecl("touchweb_scene")
    public func scene(_ index: Int) -> Int {
        guard WebApp.scenes.indices.contains(index) else { return 0 }
        let scene = WebApp.scenes[index]
        return PageState.shared.output { words in
            words.string(scene.name)
            words.string(scene.title)
            words.string(scene.summary)
            words.string(scene.hint)
            words.string(scene.group)
            words.string(scene.family)
            words.number(scene.size.width)
            words.number(scene.size.height)
        }
    }

    /// Starts a scene at 0 s.
    @_expose(wasm, "start") @_cdecl("touchweb_start")
    public func start(_ index: Int, _ width: Double, _ height: Double, _ scale: Double) {
        guard WebApp.scenes.indices.contains(index) else { return }
        PageState.shared.start(WebApp.scenes[index], size: CGSize(width: width, height: height), scale: scale)
    }

    /// Changes the size of the screen.
    @_expose(wasm, "resize") @_cdecl("touchweb_resize")
    public func resize(_ width: Double, _ height: Double, _ scale: Double) {
        PageState.shared.session?.resize(to: CGSize(width: width, height: height), scale: scale)
    }

    /// Sets the style of the interface, dark or light, of the scene and of those that start later.
    @_expose(wasm, "style") @_cdecl("touchweb_style")
    public func style(_ isDark: Int) { PageState.shared.style = isDark == 1 ? .dark : .light }

    // MARK: Output

    /// Writes the draw list.
    @_expose(wasm, "draw") @_cdecl("touchweb_draw")
    public func draw() -> Int {
        let page = PageState.shared
        guard let session = page.session else { return 0 }
        let list = session.application.host.draw()
        return page.output { _ in page.drawing.write(list) }
    }

    /// Writes width, height, and the pixels as a string of bytes; red, green, blue, alpha.
    @_expose(wasm, "image") @_cdecl("touchweb_image")
    public func image(_ index: Int) -> Int {
        let page = PageState.shared
        guard page.drawing.images.indices.contains(index) else { return 0 }
        let bitmap = page.drawing.images[index].bitmap
        return page.output { words in
            words.int(bitmap.width)
            words.int(bitmap.height)
            bitmap.rgba.withUnsafeBytes { words.bytes($0) }
        }
    }

    /// Writes the views of the window.
    @_expose(wasm, "tree") @_cdecl("touchweb_tree")
    public func tree() -> Int {
        guard let session = PageState.shared.session else { return 0 }
        return PageState.shared.output { TreeWriter($0).write(session.window) }
    }

    /// Writes the touches that are down.
    @_expose(wasm, "touches") @_cdecl("touchweb_touches")
    public func touches() -> Int {
        guard let session = PageState.shared.session else { return 0 }
        return PageState.shared.output { TreeWriter($0).write(session.application.touches) }
    }
#endif
