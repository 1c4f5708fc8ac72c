enum RecordingsTable {
    static let rows: [(file: String, kinds: String, reason: String)] = []
}
