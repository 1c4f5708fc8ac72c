import TouchDrawing

extension HostInterface {
    /// Sets the style of the screen: `light`, which it has at first and with `unspecified`, or `dark`. Everything is drawn and laid out again.
    ///
    /// What a host paints behind the windows should be `UIColor.systemBackground` in that style.
    public func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
        UIView.areStylesUsed = UIView.areStylesUsed || style == .dark
        changeTraits { $0.userInterfaceStyle = style == .dark ? .dark : .light }
    }

    /// Changes the screen, and lets the views adopt its traits if these are others now.
    func changeTraits(_ change: (UIScreen) -> Void) {
        let before = application.screen.traits
        change(application.screen)
        guard application.screen.traits != before else { return }
        if UIView.areStylesUsed, UIApplication.running?.object === application {
            UITraitCollection.current = application.screen.traits
        }
        perform {
            for window in application.windowStorage { window.adoptTraits(ofScreenAfter: before) }
        }
    }
}
