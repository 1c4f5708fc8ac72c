import Foundation
import TestSupport
import Testing
import TouchDrawing

struct PNGTests {
    static func bytes(_ base64: String) throws -> [UInt8] {
        [UInt8](try #require(Data(base64Encoded: base64)))
    }

    static func crc(_ bytes: [UInt8]) -> UInt32 {
        var value = ~0 as UInt32
        for byte in bytes {
            value ^= UInt32(byte)
            for _ in 0..<8 {
                let half = value >> 1
                value = value & 1 == 1 ? half ^ 0xEDB8_8320 : half
            }
        }
        return ~value
    }

    /// The chunks of a file; `crc` repairs what a mutation of the rest breaks.
    static func chunks(_ file: [UInt8]) -> [(name: String, data: [UInt8])] {
        var (found, at): ([(String, [UInt8])], Int) = ([], 8)
        while at + 12 <= file.count {
            let length = file[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            let name = String(decoding: file[at + 4..<at + 8], as: UTF8.self)
            found.append((name, Array(file[at + 8..<at + 8 + length])))
            at += 12 + length
        }
        return found
    }

    static func file(_ chunks: [(name: String, data: [UInt8])]) -> [UInt8] {
        func four(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for chunk in chunks {
            let content = Array(chunk.name.utf8) + chunk.data
            file += four(UInt32(chunk.data.count))
            file += content
            file += four(crc(content))
        }
        return file
    }

    static func error(_ bytes: [UInt8], maximumPixels: Int = 1000) -> DrawnBitmap.PNGError? {
        do {
            _ = try DrawnBitmap(png: bytes, maximumPixels: maximumPixels)
            return nil
        } catch { return error }
    }

    @Test func `every color type, bit depth, filter and interlacing gives the right pixels`() throws {
        for sample in SamplePNG.all {
            let bitmap = try DrawnBitmap(png: Self.bytes(sample.base64))
            expect(bitmap.width == sample.width && bitmap.height == sample.height, "\(sample.name)")
            expectEqual(Self.crc(bitmap.rgba), sample.checksum, "\(sample.name)")
        }
    }

    @Test func `what is written is read again`() throws {
        for seed in UInt64(0)..<60 {
            var numbers = SeededNumbers(seed: seed)
            let (width, height) = (Int.random(in: 1...40, using: &numbers), Int.random(in: 1...40, using: &numbers))
            let colors = Int.random(in: 1...300, using: &numbers)
            let isOpaque = Bool.random(using: &numbers)
            var rgba: [UInt8] = []
            for _ in 0..<width * height {
                let color = Int.random(in: 0..<colors, using: &numbers)
                rgba += [UInt8(color & 255), UInt8(color * 7 & 255), 3, isOpaque ? 255 : UInt8(color * 3 & 255)]
            }
            let bitmap = try #require(DrawnBitmap(width: width, height: height, rgba: rgba))
            try expectEqual(DrawnBitmap(png: bitmap.png), bitmap, "seed \(seed)")
        }
    }

    @Test func `a plain image takes few bytes`() throws {
        let image = try #require(
            UIImage(pixels: [UInt8](repeating: 255, count: 4 * 256 * 256), width: 256, height: 256, scale: 2))
        expect(image.pngData().count < 3000)
        expectEqual(UIImage(png: image.pngData(), scale: 2), image)
    }

    @Test func `every flaw has its name`() throws {
        let good = try Self.bytes(SamplePNG.all[0].base64)
        let parts = Self.chunks(good)
        let (header, idat) = (parts[0], parts.filter { $0.name == "IDAT" })
        let end = (name: "IEND", data: [UInt8]())
        func with(_ place: Int, _ byte: UInt8) -> [UInt8] {
            var changed = header.data
            changed[place] = byte
            return Self.file([("IHDR", changed)] + idat + [end])
        }
        expectNil(Self.error(good))
        expectEqual(Self.error(good, maximumPixels: 20), .tooManyPixels)
        expectEqual(Self.error([]), .notPNG)
        expectEqual(Self.error(Array(good.prefix(20))), .truncated)
        expectEqual(Self.error(Array(good.dropLast(5))), .truncated)
        expectEqual(Self.error(good.enumerated().map { $0 == 17 ? $1 ^ 1 : $1 }), .checksum(chunk: "IHDR"))
        expectEqual(Self.error(with(3, 0)), .impossibleSize)
        expectEqual(Self.error(with(0, 0x80)), .impossibleSize)
        expectEqual(Self.error(with(0, 0x7F)), .tooManyPixels)
        expectEqual(Self.error(with(8, 3)), .unknownFormat)
        expectEqual(Self.error(with(9, 1)), .unknownFormat)
        expectEqual(Self.error(with(9, 3)), .missingChunk("PLTE"))
        expectEqual(Self.error(with(12, 2)), .unknownFormat)
        expectEqual(Self.error(with(3, 60)), .wrongAmountOfData)
        expectEqual(Self.error(with(7, 1)), .wrongAmountOfData)
        expectEqual(Self.error(Self.file(idat + [end])), .missingChunk("IHDR"))
        expectEqual(Self.error(Self.file([header, end])), .missingChunk("IDAT"))
        expectEqual(Self.error(Self.file([header, header] + idat + [end])), .unexpectedChunk("IHDR"))
        expectEqual(Self.error(Self.file([header, ("ABCD", [])] + idat + [end])), .unexpectedChunk("ABCD"))
        expectNil(Self.error(Self.file([header, ("abCD", [])] + idat + [end])))
        expectEqual(Self.error(Self.file([header, idat[0], ("abCD", []), idat[1], end])), .unexpectedChunk("IDAT"))
        expectEqual(Self.error(Self.file([header, ("tRNS", [1])] + idat + [end])), .malformedChunk("tRNS"))
        expectEqual(Self.error(Self.file([header, ("PLTE", [1, 2, 3])] + idat + [end])), .unexpectedChunk("PLTE"))
        expectEqual(Self.error(Self.file([header, idat[0], end])), .truncated)
        expectEqual(Self.error(Self.file([header, ("IDAT", [1, 2, 3]), end])), .compression)
        var data = idat[0].data + idat[1].data
        data[data.count - 1] ^= 1
        expectEqual(Self.error(Self.file([header, ("IDAT", data), end])), .compressionChecksum)
    }

    @Test func `a pixel that names no color of the palette and a row that names no filter are found`() {
        func image(_ row: [UInt8]) -> [UInt8] {
            // One stored block.
            let block: [UInt8] = [0x78, 1, 1, UInt8(row.count), 0, UInt8(255 - row.count), 255] + row
            let (a, b) = row.reduce((1, 0)) { ($0.0 + Int($1), $0.1 + $0.0 + Int($1)) }
            let data = block + [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
            return Self.file([
                ("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, 8, 3, 0, 0, 0]), ("PLTE", [1, 2, 3, 4, 5, 6]), ("IDAT", data),
                ("IEND", []),
            ])
        }
        expectEqual((try? DrawnBitmap(png: image([0, 0, 1])))?.rgba, [1, 2, 3, 255, 4, 5, 6, 255])
        expectEqual(Self.error(image([0, 0, 2])), .outsideOfPalette)
        expectEqual(Self.error(image([5, 0, 0])), .unknownFilter)
    }

    @Test func `no mutation crashes the reader, and an image that it reads has the size in the file`() throws {
        let originals = try SamplePNG.all.map { try Self.bytes($0.base64) }
        for round in 0..<2500 {
            let seed = UInt64(round)
            var numbers = SeededNumbers(seed: seed)
            let original = originals[round % originals.count]
            var mutated = original
            if Bool.random(using: &numbers) {
                // With checksums repaired, to get past them.
                var chunks = Self.chunks(original)
                for _ in 0..<Int.random(in: 1...3, using: &numbers) {
                    let place = Int.random(in: 0..<chunks.count, using: &numbers)
                    Self.mutate(&chunks[place].data, &numbers)
                    if Int.random(in: 0..<8, using: &numbers) == 0 {
                        chunks.swapAt(place, Int.random(in: 0..<chunks.count, using: &numbers))
                    }
                }
                mutated = Self.file(chunks)
            } else {
                Self.mutate(&mutated, &numbers)
            }
            do throws(DrawnBitmap.PNGError) {
                let bitmap = try DrawnBitmap(png: mutated, maximumPixels: 4096)
                expect(bitmap.width * bitmap.height <= 4096, "seed \(seed)")
                expectEqual(bitmap.rgba.count, bitmap.width * bitmap.height * 4, "seed \(seed)")
            } catch {}
        }
    }

    private static func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &numbers)
            switch Int.random(in: 0..<5, using: &numbers) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &numbers)
            case 1: bytes[place] = .random(in: 0...255, using: &numbers)
            case 2: bytes.remove(at: place)
            case 3: bytes.insert(.random(in: 0...255, using: &numbers), at: place)
            default: bytes.removeLast(Int.random(in: 0...min(8, bytes.count), using: &numbers))
            }
        }
    }
}
