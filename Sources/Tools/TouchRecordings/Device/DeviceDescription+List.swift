extension DeviceDescription {
    /// The path at which Linux lists its input devices.
    public static let list = "/proc/bus/input/devices"

    /// Returns the touchscreens, touchpads and tablets in the kernel's list, in its order: name, node, properties, and the codes of axes and
    /// keys. The list does not contain the ranges of axes: they are empty.
    ///
    /// - Parameters:
    ///   - files: The files of the machine.
    ///   - path: The path of the list.
    ///   - wordSize: The number of bits in a word of the kernel's bit masks: that of the machine.
    public static func touchDevices(
        _ files: DeviceFiles, in path: String = list, wordSize: Int = UInt.bitWidth
    ) -> [DeviceDescription] {
        var devices: [DeviceDescription] = []
        var device = DeviceDescription()
        let lines = (files.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false)
        for line in lines + [""] {
            if line.isEmpty {
                if EventLanguage(of: device) != nil { devices.append(device) }
                device = DeviceDescription()
            } else if let value = line.value(after: "N: Name=") {
                device.name = String(value.drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed())
            } else if let value = line.value(after: "H: Handlers=") {
                device.node = value.split(separator: " ").first { $0.hasPrefix("event") }.map { "/dev/input/\($0)" }
            } else if let value = line.value(after: "B: PROP=") {
                device.properties = DeviceProperties(
                    rawValue: codes(value, wordSize).reduce(0) { $0 | 1 << min($1, 30) })
            } else if let value = line.value(after: "B: KEY=") {
                device.keys = codes(value, wordSize)
            } else if let value = line.value(after: "B: ABS=") {
                for code in codes(value, wordSize) { device.axes[code] = Axis(minimum: 0, maximum: 0) }
            }
        }
        return devices
    }

    /// Returns the bits that are set in hexadecimal words, the highest word first.
    private static func codes(_ words: Substring, _ wordSize: Int) -> Set<Int> {
        var codes: Set<Int> = []
        for (index, word) in words.split(separator: " ").reversed().enumerated() {
            guard let bits = UInt64(word, radix: 16) else { continue }
            for bit in 0..<min(max(wordSize, 0), 64) where bits >> UInt64(bit) & 1 == 1 {
                codes.insert(index * wordSize + bit)
            }
        }
        return codes
    }
}

extension Substring {
    fileprivate func value(after start: String) -> Substring? { hasPrefix(start) ? dropFirst(start.count) : nil }
}
