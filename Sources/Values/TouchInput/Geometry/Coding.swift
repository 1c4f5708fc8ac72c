// Values are coded as lists of their numbers, in the order of their properties. Embedded Swift has no coding.

#if !hasFeature(Embedded)
    extension CGVector: Codable {
        /// Decodes a list of `dx` and `dy`.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            self.init(dx: try list.decode(CGFloat.self), dy: try list.decode(CGFloat.self))
        }

        /// Encodes a list of `dx` and `dy`.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(numbers: [dx, dy])
        }
    }

    extension CGAffineTransform: Codable {
        /// Decodes a list of `a`, `b`, `c`, `d`, `tx` and `ty`.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            self.init(
                a: try list.decode(CGFloat.self), b: try list.decode(CGFloat.self), c: try list.decode(CGFloat.self),
                d: try list.decode(CGFloat.self), tx: try list.decode(CGFloat.self), ty: try list.decode(CGFloat.self))
        }

        /// Encodes a list of `a`, `b`, `c`, `d`, `tx` and `ty`.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(numbers: [a, b, c, d, tx, ty])
        }
    }

    extension UIEdgeInsets: Codable {
        /// Decodes a list of `top`, `left`, `bottom` and `right`.
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            self.init(
                top: try list.decode(CGFloat.self), left: try list.decode(CGFloat.self),
                bottom: try list.decode(CGFloat.self), right: try list.decode(CGFloat.self))
        }

        /// Encodes a list of `top`, `left`, `bottom` and `right`.
        public func encode(to encoder: any Encoder) throws {
            try encoder.encode(numbers: [top, left, bottom, right])
        }
    }

    extension Encoder {
        fileprivate func encode(numbers: [CGFloat]) throws {
            var list = unkeyedContainer()
            for number in numbers { try list.encode(number) }
        }
    }
#endif
