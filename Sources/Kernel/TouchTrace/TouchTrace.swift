// What a program needs that works with traces and nothing else: the values that records hold come along.

@_exported public import enum TouchArbitration.GesturePhase
@_exported import TouchInput
