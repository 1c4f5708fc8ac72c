/// The recordings that come with the library, as evemu text; made by its own generator.
///
///     let recording = try EvemuReader.read(Array(BundledRecordings.twoSubviews.utf8), source: "twoSubviews")
///     let frames = recording.frames(in: TwoSubviewsScript.windowSize)
public enum BundledRecordings {}
