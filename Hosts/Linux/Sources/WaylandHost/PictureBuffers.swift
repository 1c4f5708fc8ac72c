import CWayland
import Pixels

/// The pictures that the compositor reads: at most as many as it holds at a time and one more, each with an account of what it lacks.
struct PictureBuffers {
    /// A picture and the parts of it that are older than the one presented last.
    private struct Picture {
        let buffer: UnsafeMutablePointer<cwl_buffer>
        var lacks: [PixelRect]
    }

    /// The number of parts beyond which their union is copied instead.
    private static let mostParts = 16

    private var pictures: [Picture] = []

    /// Returns a picture that shows the surface, to be committed.
    /// - Parameter damage: The parts that differ from the surface presented last.
    /// - Returns: `nil` if there is no memory.
    mutating func picture(
        of surface: PixelSurface, damage: [PixelRect], in connection: OpaquePointer
    ) -> UnsafeMutablePointer<cwl_buffer>? {
        // Pictures of another size are of no use any more; one that is being read lives until it is released.
        remove { $0.width != surface.width || $0.height != surface.height }
        for index in pictures.indices {
            let lacks = pictures[index].lacks + damage
            pictures[index].lacks =
                lacks.count > Self.mostParts ? [lacks.dropFirst().reduce(lacks[0]) { $0.union($1) }] : lacks
        }
        let free = pictures.firstIndex {
            !$0.buffer.pointee.is_busy && $0.buffer.pointee.width == surface.width
                && $0.buffer.pointee.height == surface.height
        }
        guard let index = free ?? add(surface, connection) else { return nil }
        let buffer = pictures[index].buffer
        let target = PixelSurface(
            memory: buffer.pointee.memory, width: surface.width, height: surface.height,
            stride: Int(buffer.pointee.stride))
        for part in pictures[index].lacks { surface.copy(part, to: target) }
        pictures[index].lacks = []
        return buffer
    }

    /// Destroys all pictures, also those that the compositor reads.
    mutating func destroy() {
        for picture in pictures { cwl_buffer_destroy(picture.buffer) }
        pictures = []
    }

    private mutating func add(_ surface: PixelSurface, _ connection: OpaquePointer) -> Int? {
        guard let buffer = cwl_buffer_create(connection, Int32(surface.width), Int32(surface.height)) else {
            return nil
        }
        pictures.append(Picture(buffer: buffer, lacks: [surface.bounds]))
        return pictures.count - 1
    }

    private mutating func remove(_ isUseless: (cwl_buffer) -> Bool) {
        pictures.removeAll { picture in
            guard isUseless(picture.buffer.pointee), !picture.buffer.pointee.is_busy else { return false }
            cwl_buffer_destroy(picture.buffer)
            return true
        }
    }
}
