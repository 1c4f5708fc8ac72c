import TestSupport
import Testing
import TouchInput
import TouchRecordings

struct IIODeviceTests {
    /// A machine whose files are a dictionary.
    private func files(_ texts: [String: String]) -> DeviceFiles {
        DeviceFiles(
            names: { folder in
                let below = texts.keys.filter { $0.hasPrefix(folder + "/") }.map { $0.dropFirst(folder.utf8.count + 1) }
                return Array(Set(below.map { String($0.prefix { $0 != "/" }) }))
            }, text: { texts[$0] })
    }

    private func device(_ number: Int, _ texts: [String: String]) -> [String: String] {
        Dictionary(uniqueKeysWithValues: texts.map { ("/sys/bus/iio/devices/iio:device\(number)/\($0.key)", $0.value) })
    }

    private let raw = ["in_accel_x_raw": "100\n", "in_accel_y_raw": "-200\n", "in_accel_z_raw": "1000\n"]

    @Test func `accelerometers of three axes are found, in the order of their numbers`() {
        let other = ["name": "als\n", "in_illuminance_raw": "7\n"]
        let flat = ["in_accel_x_raw": "1\n", "in_accel_y_raw": "1\n"]
        let machine = files(
            device(10, raw).merging(device(2, raw)) { $1 }.merging(device(0, other)) { $1 }.merging(device(1, flat)) {
                $1
            }
            .merging(["/sys/bus/iio/devices/trigger0/name": "x"]) { $1 })
        expectEqual(
            IIODevice.accelerometers(machine).map(\.path),
            [
                "/sys/bus/iio/devices/iio:device2", "/sys/bus/iio/devices/iio:device10",
            ])
        expectEqual(IIODevice.accelerometers(.none), [])
    }

    @Test func `scale, offset, rate and the way it is mounted are read`() {
        let texts = device(
            0,
            raw.merging([
                "name": " bmc150_accel \n", "label": "accel-display\n", "in_accel_scale": "0.00980665\n",
                "in_accel_z_scale": "0.0196133\n", "in_accel_offset": "10\n", "in_accel_x_offset": "-100\n",
                "in_accel_sampling_frequency": "62.5\n", "sampling_frequency": "50\n",
                "in_accel_mount_matrix": "0, 1, 0; -1, 0, 0; 0, 0, 1\n",
            ]) { $1 })
        let device = IIODevice.accelerometers(files(texts)).first
        expectEqual(device?.name, "bmc150_accel")
        expectEqual(device?.label, "accel-display")
        expectEqual(device?.scale, [0.00980665, 0.00980665, 0.0196133])
        expectEqual(device?.offset, [-100, 10, 10])
        expectEqual(device?.rate, 62.5)
        expectEqual(device?.mountMatrix, [[0, 1, 0], [-1, 0, 0], [0, 0, 1]])
        // (raw + offset) · scale is 0, -1.863, 19.81 m/s²; then x takes y's place, and y that of -x.
        let acceleration = device?.acceleration(raw: [200, -210, 490], at: Instant(seconds: 3))
        expectEqual(acceleration.map { ($0.x * 1e9).rounded() }, -0.2e9)
        expectEqual(acceleration.map { ($0.y * 1e9).rounded() }, -0.1e9)
        expectEqual(acceleration.map { ($0.z * 1e9).rounded() }, 1e9)
        expectEqual(acceleration?.instant.seconds, 3)
        expectNil(device?.acceleration(raw: [1, 2], at: .zero))
    }

    @Test func `what is missing or makes no sense has its default`() {
        let texts = device(
            0,
            raw.merging([
                "name": "\n", "in_accel_scale": "nan\n", "in_accel_offset": "much\n", "sampling_frequency": "0\n",
                "mount_matrix": "1, 0; 0, 1\n", "in_mount_matrix": "inf, 0, 0; 0, 1, 0; 0, 0, 1",
            ]) { $1 })
        let device = IIODevice.accelerometers(files(texts)).first
        expectNil(device?.name)
        expectNil(device?.label)
        expectEqual(device?.scale, [1, 1, 1])
        expectEqual(device?.offset, [0, 0, 0])
        expectNil(device?.rate)
        expectEqual(device?.mountMatrix, [[1, 0, 0], [0, 1, 0], [0, 0, 1]])
    }

    @Test func `a device is polled as often as it measures, and what cannot be read is no sample`() throws {
        var texts = device(0, raw.merging(["in_accel_scale": "0.00980665", "sampling_frequency": "50"]) { $1 })
        let machine = DeviceFiles(names: { _ in ["iio:device0"] }, text: { texts[$0] })
        let device = try #require(IIODevice.accelerometers(machine).first)
        let source = IIOAccelerometer(device, files: machine)
        var polled: [Double] = []
        for index in 0..<10 {
            let now = Instant(seconds: Double(index) / 100)
            while let sample = source.nextAcceleration(until: now) {
                polled.append(sample.instant.seconds)
                expectEqual((sample.z * 1e9).rounded(), 1e9)
            }
        }
        expectEqual(polled, [0, 0.02, 0.04, 0.06, 0.08])
        texts = [:]
        expectNil(source.nextAcceleration(until: Instant(seconds: 1)))
        expectNil(source.nextAcceleration(until: Instant(seconds: 0)))
    }

    @Test func `it is described like other devices`() {
        let device = IIODevice.accelerometers(files(device(0, raw.merging(["name": "kxcj9"]) { $1 }))).first
        expectEqual(
            device.map { RecordingDescription($0).description },
            "device: kxcj9\nnode:   /sys/bus/iio/devices/iio:device0\nkind:   accelerometer")
    }
}
