import TouchCore

/// The test that created a stage, and its task: tests that run in parallel take turns on the main actor, and each has its own application.
package struct StageOwner: Equatable {
    let test: AnyHashable?
    let task: Int?

    /// Creates the owner of what the present code creates.
    package init() {
        test = RunningTest.identity()
        task = withUnsafeCurrentTask { $0?.hashValue }
    }

    init(test: AnyHashable?, task: Int?) { (self.test, self.task) = (test, task) }

    /// Returns the application of code outside any host's call: that of the youngest stage of its task, or else of its test. Code that belongs to no
    /// test, such as a block of a queue, has that of the youngest of all; a test without a stage has one of a stage without a test, if any.
    func application(among living: [(application: UIApplication, owner: StageOwner)]) -> UIApplication? {
        guard let test else { return living.last?.application }
        let own = living.last { $0.owner == self } ?? living.last { $0.owner.test == test }
        return (own ?? living.last { $0.owner.test == nil })?.application
    }
}
