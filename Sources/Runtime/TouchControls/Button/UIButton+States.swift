import TouchCore
public import TouchDrawing

// A state without a value has that of the normal state.

extension UIButton {
    /// Sets the title for a state; `nil` for that of the normal state.
    public final func setTitle(_ title: String?, for state: State) {
        titles[exactly: state] = title
        updateContent()
    }

    /// Returns the title in a state.
    public final func title(for state: State) -> String? { titles[state] }

    /// The title in the present state.
    public final var currentTitle: String? { titles[state] }

    /// Sets the color of the title for a state; `nil` for that of the normal state.
    public final func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[exactly: state] = color
        updateContent()
    }

    /// Returns the color of the title in a state; `nil` if none is set.
    public final func titleColor(for state: State) -> UIColor? { titleColors[state] }

    /// The color of the title in the present state. If none is set for it or the normal state, it is gray while disabled, else the tint
    /// color for the type `system` and white for the others.
    public final var currentTitleColor: UIColor {
        titleColors[state] ?? (!isEnabled ? .tertiaryLabel : buttonType == .system ? tintColor ?? .systemBlue : .white)
    }

    /// Sets the image for a state; `nil` for that of the normal state.
    public final func setImage(_ image: UIImage?, for state: State) {
        images[exactly: state] = image
        updateContent()
    }

    /// Returns the image in a state.
    public final func image(for state: State) -> UIImage? { images[state] }

    /// The image in the present state.
    public final var currentImage: UIImage? { images[state] }

    /// Sets the background image for a state, which is stretched over the bounds; `nil` for that of the normal state.
    public final func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[exactly: state] = image
        updateContent()
    }

    /// Returns the background image in a state.
    public final func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The background image in the present state.
    public final var currentBackgroundImage: UIImage? { backgroundImages[state] }
}

/// The values of a control's property by state: a state without a value has that of the normal state.
struct StateValues<Value> {
    private var entries: [(state: UIControl.State, value: Value)] = []

    subscript(exactly state: UIControl.State) -> Value? {
        get { entries.first { $0.state == state }?.value }
        set {
            entries.removeAll { $0.state == state }
            if let newValue { entries.append((state, newValue)) }
        }
    }

    subscript(state: UIControl.State) -> Value? {
        self[exactly: state] ?? self[exactly: .normal]
    }
}
