import TestSupport
import Testing
@testable import TouchDrawing

struct InflateTests {
    static let text = Array(
        (0..<40).map { "the finger goes down at \($0 * $0) and up at \($0 * 7 % 13)\n" }.joined().utf8)

    /// The compressed text as Python's zlib writes it: with its own codes, with the fixed ones, and with literals only.
    static let packed = [
        """
        eNqNlDsOg0AMRHtOsUfAu96Pj4MEIWkgSohy/Uip7GIsdxSjxZ55nuu+pdvj2LdX2s/tndbze6TlSnNajjV9nv/v6QIqUqoOVaxU\
        BFWiVAP/sSlZhrJclUygrOjXCl5Az0bYjqY3ZSgb2jbCjtCsU6hYl82D2BViPWBzTJZY/NJCAGQTBzmptRAEeUiIgpI5iAHFODCB\
        OCAwU4gEHhxDoWYJoVB7i6HQTCQYhWYexBt3MyBGoY9YGwzjIEZBTCR4XzERi3NzhpniCEewFYgM1uzcsb0TpxmyuTynGoo5Zb8b\
        guVQTd3M0w+MaQM8
        """,
        """
        eAEryUhVSMvMS08tUkjPTy1WSMkvz1NILFEwUEjMS1EoLQCzuUpwqDJEUmWOU5UJkipDnKoskVRZ4LbRDEmZEU5lRqZIyixxKjNG\
        Ns0YtweQ3WaIOzjMkH1qglOZBXKwGeIOEUMD5Fgwxa3OCMVA3KFiaILsQDM8gWxJXPRbmhGVAIxQosMQT6yZEZUIjCwsiUoFxkYm\
        RCYDQ+LSAUqE4EkIJiaGRKUEEwsT4pKCqZElUUnB1NyMuKRghhIluJOCGYqBuH1sjuJA3EnB3IK40sACJQRxJwVLlCjB7V9LlCi2\
        xJPnUNKMMR6FFkSWCoaGKMnaBE8+Rs0neEoGI5Sch6doMEbJyvjLBiILB1OU4saACwCMaQM8
        """,
        """
        eAEFwcGxIyEMQME7UbwQPLNjfzscVSEEF0GBKNLf7qhKaW46sa6L3I8jwQvxzB5I8EpRldLcdGJdF7kfR4IL8cweSPCXoiqluenE\
        ui5yP44ED+KZPZDgSlGV0tx0Yl0XuR9Hgh/imT2Q4JuiKqW56cS6LnI/jgTXB/HMHkhwp6hKaW46sa6L3I8jwf1GPLMHEvxSVKU0\
        N51Y10Xux5Hg3wfxzB5I8C9FVUpz04l1XeR+HAmeH+KZPZDgeqWoSmluOrGui9yPI8HnQTyzBxI8KapSmptOrOsi9+NI8L0Qz+yB\
        BNeVoiqluenEui5yP44E1+uFeGYPJHinqEppbjqxrovcjyPBdV+IZ/ZAgutOUZXS3HRiXRe5H0eC63kQz+yBBJ8UVSnNTSfWdZH7\
        cSS4Pj/EM3sgwStFVUpz04l1XeR+HAmu3wfxzB5I8JeiKqW56cS6LnI/jgT3/UY8swcSXCmqUpqbTqzrIvfjSHC/P4hn9kCCb4qq\
        lOamE+u6yP04EtzfH+KZPZDgTlGV0tx0Yl0XuR9Hgn/3g3hmDyT4pahKaW46sa6L3I8jwb/PhXhmDyT4l6IqpbnpxLoucj+OBM/r\
        hXhmDyS4XimqUpqbTqzrIvfjSPA8F+KZPZDgSVGV0tx0Yl0XuR9Hguf7IJ7ZAwmuK0VVSnPTiXVd5H4cCd73D/HMHkjwTlGV0tx0\
        Yl0XuR9HgvffB/HMHkhw3SmqUpqbTqzrIvfjSPC534hn9kCCT4qqlOamE+u6yP04Enz+Pohn9kCCV4qqlOamE+u6yP04EvzdP8Qz\
        eyDBX4qqlOamE+u6yP04Evx9H8QzeyDBlaIqpbnpxLoucj+OBN/nQjyzBxJ8U1SlNDedWNdF7seR4Pd6IZ7ZAwnuFFUpzU0n1nWR\
        +3Ek+H0uxDN7IMEvRVVKc9OJdV3kfhwJrtf9IJ7ZAwn+pahKaW46sa6L3I8jwfX6/hDP7IEE1ytFVUpz04l1XeR+HAmu6/1BPLMH\
        EjwpqlKam06s6yL340hw3fcb8cweSHBdKapSmptOrOsi9+NIcN2/D+KZPZDgnaIqpbnpxLoucj+OBNe/zw/xzB5IcN0pqlKam06s\
        6yL340hwPc+DeGYPJPikqEppbjqxrovcjyPB9b4vxDN7IMEr/QeMaQM8
        """,
    ]

    @Test func `what zlib packs is unpacked`() throws {
        for base64 in Self.packed {
            try expectEqual(Inflate.unpack(PNGTests.bytes(base64), limit: 1603), Self.text)
            #expect(throws: PNGError.wrongAmountOfData) {
                try Inflate.unpack(PNGTests.bytes(base64), limit: 1602)
            }
        }
    }

    @Test func `anything that is packed is unpacked`() throws {
        try expectEqual(Inflate.unpack(Deflate.pack([]), limit: 0), [])
        expect(Deflate.pack(Self.text).count < 500)
        for seed in UInt64(0)..<100 {
            var numbers = SeededNumbers(seed: seed)
            let letters = UInt8.random(in: 0...255, using: &numbers)
            var bytes: [UInt8] = []
            while bytes.count < 3000 {
                if bytes.count > 10, Bool.random(using: &numbers) {
                    let start = Int.random(in: 0..<bytes.count, using: &numbers)
                    bytes += bytes[start..<min(bytes.count, start + 400)]
                } else {
                    bytes.append(.random(in: 0...letters, using: &numbers))
                }
            }
            try expectEqual(Inflate.unpack(Deflate.pack(bytes), limit: bytes.count), bytes, "seed \(seed)")
        }
    }

    @Test func `cut data is an error, wherever it is cut`() throws {
        let whole = try PNGTests.bytes(Self.packed[0])
        for count in stride(from: 0, to: whole.count, by: 5) {
            #expect(throws: PNGError.truncated) { try Inflate.unpack(Array(whole.prefix(count)), limit: 1603) }
        }
    }
}
