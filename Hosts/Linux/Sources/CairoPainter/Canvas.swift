import CCairo
import Pixels
import Touchstone

/// A part of the picture, or of a group's, that is being painted, in coordinates of the whole.
final class Canvas {
    let context: OpaquePointer
    /// The pixels that it has; everything else is clipped.
    let area: PixelRect
    /// The clipping area that needs no clipping here.
    let baseClip: Int
    /// The cuts that are in effect, each within a saved state of the context.
    private var applied: [Int] = []

    /// Creates a canvas on a surface of an area, at its upper left corner.
    init(_ surface: CairoSurface, area: PixelRect, base: Int) {
        (self.area, baseClip) = (area, base)
        cairo_surface_set_device_offset(surface.pointer, Double(-area.x), Double(-area.y))
        context = cairo_create(surface.pointer)
        cairo_rectangle(context, Double(area.x), Double(area.y), Double(area.width), Double(area.height))
        cairo_clip(context)
    }

    deinit { cairo_destroy(context) }

    /// Sets the clipping area of what follows.
    func clip(to number: Int, _ clips: ClipTable) {
        let wanted = clips.cuts(from: baseClip, to: number)
        var common = 0
        while common < wanted.count, common < applied.count, wanted[common] == applied[common] { common += 1 }
        while applied.count > common {
            cairo_restore(context)
            applied.removeLast()
        }
        for number in wanted[common...] {
            guard let cut = clips.cuts[number] else { continue }
            cairo_save(context)
            add(cut.path, cut.map)
            cairo_set_fill_rule(context, cut.rule.inCairo)
            cairo_clip(context)
            applied.append(number)
        }
    }

    /// Begins a path of the context with these steps.
    func add(_ path: PathOutline, _ map: CGAffineTransform) {
        cairo_new_path(context)
        var current = CGPoint.zero
        for element in path.elements {
            switch element {
            case .move(let end):
                current = pixelPoint(end, map)
                cairo_move_to(context, current.x, current.y)
            case .line(let end):
                current = pixelPoint(end, map)
                cairo_line_to(context, current.x, current.y)
            case .quad(let end, let control):
                // The cubic curve of the same course.
                let (middle, last) = (pixelPoint(control, map), pixelPoint(end, map))
                cairo_curve_to(
                    context, current.x + (middle.x - current.x) * 2 / 3, current.y + (middle.y - current.y) * 2 / 3,
                    last.x + (middle.x - last.x) * 2 / 3, last.y + (middle.y - last.y) * 2 / 3, last.x, last.y)
                current = last
            case .curve(let end, let control1, let control2):
                let (first, second) = (pixelPoint(control1, map), pixelPoint(control2, map))
                current = pixelPoint(end, map)
                cairo_curve_to(context, first.x, first.y, second.x, second.y, current.x, current.y)
            case .close:
                // A subpath that goes on after it begins with a move.
                cairo_close_path(context)
            }
        }
    }

    /// Sets the color of what follows.
    func setSource(_ color: CGColor) {
        func part(_ value: CGFloat) -> Double { value > 0 ? min(value, 1) : 0 }
        cairo_set_source_rgba(context, part(color.red), part(color.green), part(color.blue), part(color.alpha))
    }

    /// Ends painting.
    ///
    /// Every number was checked on its way to Cairo, so only a lack of memory is left as a cause of an error.
    func finish() {
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            preconditionFailure("Cairo cannot paint \(area): \(String(cString: cairo_status_to_string(status)))")
        }
    }
}

extension CGPathFillRule {
    var inCairo: cairo_fill_rule_t { self == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING }
}

extension CGAffineTransform {
    var inCairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}

/// A surface of Cairo.
final class CairoSurface {
    let pointer: OpaquePointer

    /// Takes a surface over.
    init(owning pointer: OpaquePointer) {
        let status = cairo_surface_status(pointer)
        guard status == CAIRO_STATUS_SUCCESS else {
            preconditionFailure("Cairo makes no surface: \(String(cString: cairo_status_to_string(status)))")
        }
        self.pointer = pointer
    }

    /// Creates a transparent surface.
    convenience init(_ format: cairo_format_t, width: Int, height: Int) {
        self.init(owning: cairo_image_surface_create(format, Int32(width), Int32(height)))
    }

    deinit { cairo_surface_destroy(pointer) }

    /// The bytes of the surface, after everything that was painted; `changed` is to be called if they are changed.
    var bytes: UnsafeMutablePointer<UInt8> {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else {
            preconditionFailure("an image surface of Cairo has no bytes")
        }
        return data
    }

    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Notes that bytes were changed.
    func changed() { cairo_surface_mark_dirty(pointer) }
}
