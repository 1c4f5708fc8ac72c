/// A session that answers requests line by line, each before the next one is performed.
final class ServeSession: CommandSession {
    private var lines = RequestLines()
    private let service = Service()
    /// Writes an answer at once; `nil` to return the answers instead.
    private let write: (([UInt8]) -> Void)?

    init(write: (([UInt8]) -> Void)? = nil) { self.write = write }

    var isOver: Bool { service.isOver }

    func take(_ bytes: [UInt8]) -> [UInt8] {
        var answers: [UInt8] = []
        lines.take(bytes) { answer($0, $1, &answers) }
        return answers
    }

    func finish() -> Outcome {
        var answers: [UInt8] = []
        lines.finish { answer($0, $1, &answers) }
        var outcome = Outcome()
        outcome.output = answers
        return outcome
    }

    private func answer(_ line: RequestLines.Line, _ number: Int, _ answers: inout [UInt8]) {
        // Lines after the end are not requests any more.
        guard !isOver else { return }
        let answer = Array(service.answer(line, number: number).utf8)
        if let write { write(answer) } else { answers += answer }
    }
}
