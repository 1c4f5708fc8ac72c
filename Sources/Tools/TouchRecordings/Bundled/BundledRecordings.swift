/// The recordings that come with the library, as evemu text; made by its own generator.
///
///     let recording = try Recording(parsing: Array(BundledRecordings.twoSubviews.utf8), source: "twoSubviews", format: .evemu)
///     let frames = recording.frames(in: TwoSubviewsScript.windowSize)
public enum BundledRecordings {}
