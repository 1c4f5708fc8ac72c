// What an app is changed by is below, for pages as well.

@_exported public import TouchReplays
