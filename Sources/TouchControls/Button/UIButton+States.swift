public import TouchDrawing

// What is not set for a state is as in the normal one.

extension UIButton {
    /// Sets the title for a state; `nil` for that of the normal state.
    public final func setTitle(_ title: String?, for state: State) {
        titles[exactly: state] = title
        updateContent()
    }

    /// The title in a state.
    public final func title(for state: State) -> String? { titles[state] }

    /// The title now.
    public final var currentTitle: String? { titles[state] }

    /// Sets the colour of the title for a state; `nil` for that of the normal state.
    public final func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[exactly: state] = color
        updateContent()
    }

    /// The colour of the title in a state; `nil` if none was set.
    public final func titleColor(for state: State) -> UIColor? { titleColors[state] }

    /// The colour of the title now. If none was set for this state or the normal one, it is grey while disabled, else blue for the
    /// type `system` and white for the others.
    public final var currentTitleColor: UIColor {
        titleColors[state] ?? (!isEnabled ? .tertiaryLabel : buttonType == .system ? .systemBlue : .white)
    }

    /// Sets the image for a state; `nil` for that of the normal state.
    public final func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        updateContent()
    }

    /// The image in a state.
    public final func image(for state: State) -> UIImage? { images[state] }

    /// The image now.
    public final var currentImage: UIImage? { images[state] }

    /// Sets the image behind everything, stretched over the bounds, for a state; `nil` for that of the normal state.
    public final func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[exactly: state] = image
        updateContent()
    }

    /// The image behind everything in a state.
    public final func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The image behind everything now.
    public final var currentBackgroundImage: UIImage? { backgroundImages[state] }
}
