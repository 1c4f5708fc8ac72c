// Names a row of a table. Where Foundation exists it is Foundation's, as apps expect.

#if canImport(Foundation)
    @_exported public import struct Foundation.IndexPath

    extension IndexPath {
        /// The path of a row in a section, both counted from 0.
        public init(row: Int, section: Int) {
            self = [section, row]
        }

        /// Which section; 0 in a path without one.
        public var section: Int { isEmpty ? 0 : self[0] }

        /// Which row of the section; 0 in a path without one.
        public var row: Int { count > 1 ? self[1] : 0 }
    }
#else
    /// A row of a section. Where there is Foundation, it is Foundation's.
    public struct IndexPath: Hashable, Sendable {
        /// Which section, counted from 0.
        public var section: Int
        /// Which row of the section, counted from 0.
        public var row: Int

        /// The path of a row in a section, both counted from 0.
        public init(row: Int, section: Int) {
            (self.row, self.section) = (row, section)
        }
    }
#endif
