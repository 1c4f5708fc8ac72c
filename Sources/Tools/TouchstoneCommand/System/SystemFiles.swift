import Foundation
import TouchRecordings

/// The files in which the kernel describes devices.
enum SystemFiles {
    static let devices = DeviceFiles(
        names: { (try? FileManager.default.contentsOfDirectory(atPath: $0)) ?? [] },
        text: { FileManager.default.contents(atPath: $0).map { String(decoding: $0, as: UTF8.self) } })
}
