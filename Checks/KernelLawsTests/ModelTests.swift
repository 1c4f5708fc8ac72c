import KernelLaws
import Testing

/// Data structures of the kernel against naive models, with seeds that are printed on failure.
struct ModelTests {
    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func `deadlines fire like a sorted list`(seed: UInt64) throws {
        try DeadlineModel.run(seed: seed, operations: 1_000)
    }

    @Test(arguments: [(UInt64(1), 60), (2, 130), (3, 300), (4, 1_100)])
    func `a set of contestants is a set, within its words and beyond`(seed: UInt64, slots: Int) throws {
        try SetModel.run(seed: seed, slots: slots, operations: 250)
    }
}
