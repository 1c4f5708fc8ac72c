import Testing
import TouchRecordings

@Suite(.enabled(if: SharedData.evemuDevices != nil, "there is no shared/data/evemu-devices here"))
struct RealRecordingsTests {
    @Test func `print table`() throws {
        for file in SharedData.files {
            let recording = try EvemuReader.read(try SharedData.bytes(of: file), source: file)
            let notes = recording.notes.map { $0.count > 1 ? "\($0.kind.rawValue)*\($0.count)" : $0.kind.rawValue }
            print(
                "ROW", file, recording.contactCount, recording.maximumSimultaneousContacts, notes.joined(separator: " ")
            )
            for n in recording.notes where n.kind != .axisRangeMissing { print("   ", n) }
        }
    }
}
