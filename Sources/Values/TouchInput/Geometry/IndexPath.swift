// The index path of a row of a table. Where Foundation exists it is Foundation's, as apps expect.

#if canImport(Foundation)
    @_exported public import struct Foundation.IndexPath

    extension IndexPath {
        /// Creates the path of a row in a section, both counted from 0.
        public init(row: Int, section: Int) {
            self = [section, row]
        }

        /// The section; 0 in a path without one.
        public var section: Int { isEmpty ? 0 : self[0] }

        /// The row in the section; 0 in a path without one.
        public var row: Int { count > 1 ? self[1] : 0 }
    }
#else
    /// The index path of a row in a section. Where Foundation exists, it is Foundation's type.
    public struct IndexPath: Hashable, Comparable, Sendable {
        /// The section, counted from 0.
        public var section: Int
        /// The row in the section, counted from 0.
        public var row: Int

        /// Creates the path of a row in a section, both counted from 0.
        public init(row: Int, section: Int) {
            (self.row, self.section) = (row, section)
        }

        /// Returns a Boolean value that indicates whether the left row is above the right one.
        public static func < (left: IndexPath, right: IndexPath) -> Bool {
            (left.section, left.row) < (right.section, right.row)
        }
    }
#endif
