package import TouchStage

extension RestartableApp {
    /// Takes over a stage that was created for this run.
    package convenience init(_ stage: Stage) { self.init(stage.host, of: stage, after: stage.records) }
}
