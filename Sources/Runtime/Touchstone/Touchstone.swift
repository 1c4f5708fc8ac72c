// The canonical import: everything that an app needs.

@_exported import enum TouchArbitration.GesturePhase
@_exported import struct TouchArbitration.Reason
@_exported import TouchControls
@_exported import TouchCore
@_exported import TouchDrawing
@_exported import TouchInput
@_exported import enum TouchKinematics.VelocityStrategy
@_exported import struct TouchKinematics.TouchPredictor
@_exported import struct TouchKinematics.ShakeDetector
@_exported import struct TouchKinematics.ShakeEvent
@_exported import struct TouchKinematics.ShakeThresholds
@_exported import TouchRecognizers
@_exported import class TouchTrace.FlightRecorder
@_exported import enum TouchTrace.FailureReason
@_exported import enum TouchTrace.InputName
@_exported import enum TouchTrace.RecognizerOrApp
@_exported import struct TouchTrace.RecognizerName
@_exported import struct TouchTrace.ResponderName
@_exported import struct TouchTrace.TraceRecord
