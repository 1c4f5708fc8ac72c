#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import ReaderFuzz
import TouchRecordings

/// The format that is fuzzed: libFuzzer has the command line for itself.
let format = getenv("TOUCHSTONE_FUZZ_FORMAT").flatMap { RecordingFormat(rawValue: String(cString: $0)) } ?? .evemu

/// What libFuzzer calls with each input; a recording that cannot be ends the run as a crash does.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = [UInt8](UnsafeBufferPointer(start: start, count: count))
    // The seed decides in which of the ways the bytes are read.
    let seed = bytes.reduce(UInt64(count)) { $0 &* 31 &+ UInt64($1) }
    if let flaw = ReaderFuzz.flaw(format, bytes: bytes, seed: seed) { fatalError(flaw) }
    return 0
}
