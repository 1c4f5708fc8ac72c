import TouchstoneCommand

TouchstoneCommand.main()
