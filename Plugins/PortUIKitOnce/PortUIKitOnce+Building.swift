import PackagePlugin

extension PortUIKitOnce: BuildToolPlugin {
    /// Does nothing: the product has both plug-ins, so that SwiftPM asks both for the commands of a target that names it.
    func createBuildCommands(context: PluginContext, target: any Target) -> [Command] { [] }
}
