#if !hasFeature(Embedded)
    // Keys that perform actions: searched before a key becomes a press.

    extension Dispatcher {
        /// Performs the action of the first command along the chain that matches the key; returns whether there was one.
        func performKeyCommand(for key: UIKey, from first: UIResponder) -> Bool {
            var chain = ResponderChain(from: first)
            while let responder = chain.next() {
                for command in responder.keyCommands ?? [] where command.fits(key) {
                    guard let action = command.action, let application,
                        let target = first.target(forAction: action, withSender: command)
                    else { continue }
                    return application.sendAction(action, to: target, from: command, for: pressLine.event)
                }
            }
            return false
        }
    }
#endif
