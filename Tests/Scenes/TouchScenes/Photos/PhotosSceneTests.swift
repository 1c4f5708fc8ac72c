import TestSupport
import Testing
import TouchScenes
import TouchTesting
import Touchstone

struct `The photos with recognizers` {
    private static let photos = ["sun", "hills", "boat"]

    /// The transform of a photo or the board.
    private func transform(_ name: String, _ stage: SceneStage) -> CGAffineTransform { stage.view(name).transform }

    private func expectPhotos(
        _ stage: SceneStage, moved: [String: CGAffineTransform], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for name in Self.photos + ["board"] {
            let (found, wanted) = (transform(name, stage), moved[name] ?? .identity)
            #expect(found.difference(from: wanted) < 1e-9, "\(name): \(found)", sourceLocation: sourceLocation)
        }
    }

    /// Two fingers move in parallel, in straight lines.
    private func pinch(_ stage: SceneStage, _ left: (CGPoint, CGPoint), _ right: (CGPoint, CGPoint)) {
        stage.hands.together {
            stage.hands.down(.leftIndex, at: left.0)
            stage.hands.down(.rightIndex, at: right.0)
        }
        stage.hands.move([(.leftIndex, left.1), (.rightIndex, right.1)], over: 0.2)
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
    }

    @Test func `a finger drags the photo that it is on, and nothing else`() {
        let stage = SceneStage(PhotosScene())
        stage.hands.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 130, y: 140))
        expectPhotos(stage, moved: ["sun": CGAffineTransform(translationX: 50, y: 40)])
    }

    @Test func `two fingers on a photo zoom and turn it about the point between them`() {
        let stage = SceneStage(PhotosScene())
        stage.hands.pinch(at: stage.middle("sun"), from: 40, to: 60)
        expectPhotos(stage, moved: ["sun": CGAffineTransform(scaleX: 1.5, y: 1.5)])
        stage.hands.rotate(at: stage.middle("hills"), by: .pi / 2, radius: 30)
        expectPhotos(
            stage,
            moved: [
                "sun": CGAffineTransform(scaleX: 1.5, y: 1.5), "hills": CGAffineTransform(rotationAngle: .pi / 2),
            ])
    }

    @Test func `two fingers drag two photos at the same time`() {
        let stage = SceneStage(PhotosScene())
        let (sun, hills) = (stage.middle("sun"), stage.middle("hills"))
        pinch(
            stage, (sun, CGPoint(x: sun.x + 30, y: sun.y + 20)), (hills, CGPoint(x: hills.x + 30, y: hills.y + 20)))
        let move = CGAffineTransform(translationX: 30, y: 20)
        expectPhotos(stage, moved: ["sun": move, "hills": move])
    }

    @Test func `two fingers in different photos zoom the board, its photos stay as they are on it`() {
        let stage = SceneStage(PhotosScene())
        // The middle of both is 60 points above the center of the board.
        pinch(stage, (stage.middle("sun"), CGPoint(x: 50, y: 90)), (stage.middle("hills"), CGPoint(x: 350, y: 90)))
        expectPhotos(stage, moved: ["board": CGAffineTransform(a: 1.5, d: 1.5, tx: 0, ty: 30)])
    }

    @Test func `one finger on a photo and one beside it turn the board`() {
        let stage = SceneStage(PhotosScene())
        pinch(
            stage, (CGPoint(x: 150, y: 150), CGPoint(x: 200, y: 100)),
            (CGPoint(x: 250, y: 150), CGPoint(x: 200, y: 200)))
        expectEqual(transform("boat", stage), .identity)
        expectPhotos(stage, moved: ["board": CGAffineTransform(a: 0, b: 1, c: -1, d: 0)])
    }

    /// The mistake of the talk, and its bug: the same fingers as above.
    @Test func `recognizers that begin at once move the photo that one of the fingers is on, never the board`() {
        let stage = SceneStage(PhotosScene(isEager: true))
        pinch(stage, (stage.middle("sun"), CGPoint(x: 50, y: 90)), (CGPoint(x: 200, y: 90), CGPoint(x: 350, y: 90)))
        expectPhotos(stage, moved: ["sun": CGAffineTransform(translationX: -50, y: 0)])
        expect(stage.log.contains("board transform failed: prevented by sun transform"))
        let patient = SceneStage(PhotosScene())
        pinch(
            patient, (patient.middle("sun"), CGPoint(x: 50, y: 90)), (CGPoint(x: 200, y: 90), CGPoint(x: 350, y: 90)))
        expectPhotos(patient, moved: ["board": CGAffineTransform(a: 3, d: 3, tx: 150, ty: 120)])
        expect(patient.log.contains("sun transform failed: prevented by board transform"))
    }

    @Test func `a finger stays on what it touched of a photo, also on a board that was zoomed and turned before`() {
        let stage = SceneStage(PhotosScene())
        pinch(
            stage, (CGPoint(x: 20, y: 150), CGPoint(x: 60, y: 170)), (CGPoint(x: 380, y: 150), CGPoint(x: 340, y: 90)))
        let sun = stage.view("sun")
        let start = sun.convert(CGPoint(x: 20, y: 30), to: nil)
        stage.hands.drag(from: start, to: CGPoint(x: 200, y: 200))
        expect(sun.convert(CGPoint(x: 20, y: 30), to: nil).distance(from: CGPoint(x: 200, y: 200)) < 1e-9)
    }

    @Test func `while a photo is dragged fingers beside it do not zoom the board, when it was dropped they do`() {
        let stage = SceneStage(PhotosScene())
        stage.hands.down(.leftThumb, at: stage.middle("sun"))
        stage.hands.move(.leftThumb, dx: 20, over: 0.05)
        pinch(
            stage, (CGPoint(x: 50, y: 250), CGPoint(x: 30, y: 250)), (CGPoint(x: 250, y: 150), CGPoint(x: 300, y: 150)))
        stage.hands.move(.leftThumb, dx: 20, over: 0.05)
        expectPhotos(stage, moved: ["sun": CGAffineTransform(translationX: 40, y: 0)])
        expect(stage.log.contains("board transform failed: prevented by sun transform"))
        stage.hands.up(.leftThumb)
        pinch(
            stage, (CGPoint(x: 150, y: 150), CGPoint(x: 100, y: 150)),
            (CGPoint(x: 250, y: 150), CGPoint(x: 300, y: 150)))
        expectPhotos(
            stage,
            moved: ["sun": CGAffineTransform(translationX: 40, y: 0), "board": CGAffineTransform(scaleX: 2, y: 2)])
    }

    @Test(.rules("S-094"))
    func `while the board is transformed a finger on a photo joins in, and moves nothing by that`() {
        let stage = SceneStage(PhotosScene())
        stage.hands.together {
            stage.hands.down(.leftIndex, at: CGPoint(x: 150, y: 150))
            stage.hands.down(.rightIndex, at: CGPoint(x: 250, y: 150))
        }
        stage.hands.move([(.leftIndex, CGPoint(x: 140, y: 150)), (.rightIndex, CGPoint(x: 260, y: 150))], over: 0.1)
        let board = CGAffineTransform(scaleX: 1.2, y: 1.2)
        stage.hands.down(.rightThumb, at: stage.middle("sun"))
        expectPhotos(stage, moved: ["board": board])
        let (left, right, thumb) = (CGPoint(x: 140, y: 150), CGPoint(x: 260, y: 150), stage.middle("sun"))
        func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + 15, y: point.y - 5) }
        stage.hands.move(
            [(.leftIndex, moved(left)), (.rightIndex, moved(right)), (.rightThumb, moved(thumb))], over: 0.1)
        let all = board.concatenating(CGAffineTransform(translationX: 15, y: -5))
        expectPhotos(stage, moved: ["board": all])
        stage.hands.up(.leftIndex)
        stage.hands.up(.rightIndex)
        stage.hands.move(.rightThumb, dx: 5)
        expectPhotos(stage, moved: ["board": all.concatenating(CGAffineTransform(translationX: 5, y: 0))])
    }

    @Test func `a double tap brings a photo to the front, a single one does not`() {
        let stage = SceneStage(PhotosScene())
        func order() -> [String] { stage.view("board").subviews.compactMap(\.accessibilityIdentifier) }
        stage.hands.tap(at: stage.middle("sun"))
        stage.wait(1)
        expectEqual(order(), ["sun", "hills", "boat"])
        stage.hands.doubleTap(at: stage.middle("sun"))
        expectEqual(order(), ["hills", "boat", "sun"])
        expectPhotos(stage, moved: [:])
    }
}
