import TouchTesting
@_spi(Subclass) import Touchstone

/// Twenty questions that people ask about touches, each as a small scene that has been played. They are plain functions, so that other
/// tests, and scenes, may use them.
enum Puzzles {
    private static let place = CGPoint(x: 100, y: 100)
    private static let everywhere = CGRect(x: 0, y: 0, width: 400, height: 300)
    private static let square = CGRect(x: 50, y: 50, width: 100, height: 100)

    /// 1: A button sits in a view with a tap that leaves touches to views, and both are triggered.
    static func aTapFiresTogetherWithAControl() -> Stage {
        let stage = Stage { stage in
            stage.addTap("parent tap").cancelsTouchesInView = false
            stage.add(UIControl(frame: square), "control")
        }
        stage.hands.tap(at: place)
        return stage
    }

    /// 2: Rows are not selected any more since the view around the table has a tap.
    static func aTapKillsTheSelection() -> Stage {
        let stage = Stage { stage in
            stage.addTap("dismiss")
            stage.addView("row", frame: square)
        }
        stage.hands.tap(at: place)
        return stage
    }

    /// 3: A label in a row has a tap that is never recognized.
    static func aLabelNeverFires() -> Stage {
        let stage = Stage { stage in
            let row = stage.addView("row", frame: square)
            let label = stage.add(UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 80)), "label", in: row)
            stage.addTap("label tap", on: label)
        }
        stage.hands.tap(at: place)
        return stage
    }

    /// 4: A link in a row that is dragged aside is dead for fingers that are not quite still.
    static func aLinkIsDead() -> Stage {
        let stage = Stage { stage in
            let row = stage.addView("row", frame: everywhere)
            stage.addPan("row pan", on: row)
            stage.addTap("link tap", on: stage.addView("link", frame: square, in: row))
        }
        stage.hands.down(at: place)
        stage.hands.move(dx: 12, over: 0.05)
        stage.hands.up()
        return stage
    }

    /// 5: A pan in a row takes the touch of the row.
    static func aPanKillsTheSelection() -> Stage {
        let stage = Stage { stage in stage.addPan("row pan", on: stage.addView("row", frame: square)) }
        stage.hands.down(at: place)
        stage.hands.move(dx: 12, over: 0.05)
        stage.hands.up()
        return stage
    }

    /// 6: A tap is recognized, but late.
    static func aTapIsLate() -> Stage {
        let stage = Stage { $0.addTap("single").require(toFail: $0.addTap("double", count: 2)) }
        stage.hands.tap(at: place)
        stage.wait(1)
        return stage
    }

    /// 7: The list does not scroll when the finger starts on a view that can be dragged.
    static func aDraggedViewStopsTheList() -> Stage {
        let stage = Stage { stage in
            let list = stage.add(UIScrollView(frame: everywhere), "list")
            list.contentSize = CGSize(width: 400, height: 1_000)
            list.panGestureRecognizer.name = "list pan"
            stage.addPan("card pan", on: stage.addView("card", frame: square, in: list))
        }
        stage.hands.drag(from: place, to: CGPoint(x: 100, y: 250), over: 0.2)
        return stage
    }

    /// 8: Since the last version another recognizer wins: it was attached later.
    static func anotherOneWins() -> Stage {
        let stage = Stage { stage in
            stage.addPan("old pan")
            stage.addPan("new pan")
        }
        stage.hands.drag(from: place, to: CGPoint(x: 200, y: 100))
        return stage
    }

    /// 9: A view drags with its touch methods, and the drag stops when a pinch begins.
    static func aDragDiesInAPinch() -> Stage {
        let stage = Stage { stage in
            stage.addPinch()
            let card = stage.addView("card", frame: CGRect(x: 0, y: 0, width: 300, height: 300))
            card.isMultipleTouchEnabled = true
        }
        stage.hands.down(at: place)
        stage.hands.move(dx: 5, over: 0.1)
        stage.hands.down(.leftIndex, at: CGPoint(x: 200, y: 100))
        stage.hands.move(.leftIndex, dx: 60, over: 0.1)
        stage.hands.liftAll()
        return stage
    }

    /// 10: The content of a sheet does not receive taps: it sticks out.
    static func theSheetIsTooSmall() -> Stage {
        let stage = Stage { stage in
            let sheet = stage.addView("sheet", frame: CGRect(x: 0, y: 0, width: 400, height: 40))
            stage.addTap("content tap", on: stage.addView("content", frame: square, in: sheet))
        }
        stage.hands.tap(at: place)
        return stage
    }

    /// 11: A recognizer is never asked: its view was replaced by another one.
    static func aRecognizerIsNeverAsked() -> Stage {
        let stage = Stage()
        stage.perform {
            let old = stage.addView("old card", frame: square)
            stage.addTap("card tap", on: old)
            stage.hands.tap(at: place)
            stage.wait(1)
            old.removeFromSuperview()
            stage.addView("new card", frame: square)
        }
        stage.hands.tap(at: place)
        return stage
    }

    /// 12: A touch went down, and neither its end nor its cancellation came.
    static func aTouchHasNoEnd() -> Stage {
        let stage = Stage { stage in
            let silent = stage.add(Silent(), "unfinished")
            silent.delaysTouchesEnded = true
            silent.cancelsTouchesInView = false
        }
        stage.hands.tap(at: place)
        stage.wait(5)
        return stage
    }

    /// A recognizer that never reaches a terminal state.
    private final class Silent: UIGestureRecognizer {}

    /// 13: Of two views, one over the other, only one receives touches.
    static func onlyOneHears() -> Stage {
        let stage = Stage { stage in
            stage.addTap("below", on: stage.addView("lower", frame: square))
            stage.addTap("above", on: stage.addView("upper", frame: square))
        }
        stage.hands.tap(at: place)
        return stage
    }

    /// 14: Nothing at all is recognized.
    static func nothingFires() -> Stage {
        let stage = Stage { $0.addTap() }
        stage.window.isUserInteractionEnabled = false
        stage.hands.tap(at: place)
        return stage
    }

    /// 15: The list sticks now and then: a finger that rests before it moves starts a press.
    static func theListSticks() -> Stage {
        let stage = Stage { stage in
            let list = stage.add(UIScrollView(frame: everywhere), "list")
            list.contentSize = CGSize(width: 400, height: 1_000)
            list.panGestureRecognizer.name = "list pan"
            stage.addLongPress("row press", on: stage.addView("row", frame: square, in: list))
        }
        stage.hands.down(at: place)
        stage.wait(0.6)
        stage.hands.move(dy: 100, over: 0.2)
        stage.hands.up()
        return stage
    }

    /// 16: A pan on the content keeps the list from scrolling, although it moves nothing upwards.
    static func aPanBlocksScrolling() -> Stage {
        let stage = Stage { stage in
            let list = stage.add(UIScrollView(frame: everywhere), "list")
            list.contentSize = CGSize(width: 400, height: 1_000)
            list.panGestureRecognizer.name = "list pan"
            stage.addPan("content pan", on: stage.add(UIView(frame: everywhere), "content", in: list))
        }
        stage.hands.down(at: place)
        stage.hands.move(dy: 60, over: 0.2)
        stage.hands.up()
        return stage
    }

    /// 17: The tap of the view around a button is dead.
    static func theParentsTapIsDead() -> Stage {
        let stage = Stage { stage in
            stage.addTap("parent tap")
            stage.add(UIButton(frame: square), "button")
        }
        stage.hands.tap(at: place)
        return stage
    }

    /// 18: Two taps are recognized at once.
    static func bothFire(_ delegate: any UIGestureRecognizerDelegate) -> Stage {
        let stage = Stage { stage in
            stage.addTap("parent tap").delegate = delegate
            stage.addTap("child tap", on: stage.addView("child", frame: square))
        }
        stage.hands.tap(at: place)
        return stage
    }

    /// 19: A canvas ignores some touches.
    static func aCanvasIgnoresTouches() -> Stage {
        let stage = Stage { $0.addView("canvas", frame: everywhere) }
        stage.hands.down(at: place)
        stage.hands.tap(.leftIndex, at: CGPoint(x: 200, y: 200))
        stage.hands.up()
        return stage
    }

    /// 20: The list takes the swipe.
    static func theListTakesTheSwipe() -> Stage {
        let stage = Stage { stage in
            let list = stage.add(UIScrollView(frame: everywhere), "list")
            list.contentSize = CGSize(width: 1_000, height: 300)
            list.panGestureRecognizer.name = "list pan"
            stage.addSwipe("row swipe", .left, on: stage.addView("row", frame: everywhere, in: list))
        }
        stage.hands.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 60, y: 100), over: 0.15)
        return stage
    }
}
