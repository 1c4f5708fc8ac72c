import TestSupport
import Testing
import TouchScenes
import Touchstone

struct `The list of scenes for people` {
    @Test func `has every scene and puzzle once, by group`() {
        let listed = Scenes.listed
        expectEqual(listed.map(\.name).sorted(), (Scenes.all.map(\.name) + PuzzleScene.all.map(\.name)).sorted())
        let groups = listed.map(\.group)
        let firsts = groups.indices.filter { $0 == 0 || groups[$0] != groups[$0 - 1] }
        expectEqual(firsts.map { groups[$0] }, SceneGroup.allCases)
    }

    @Test func `keeps families together, behind one title`() {
        let families = Scenes.listed.map(\.family)
        for family in Set(families).subtracting([""]) {
            let places = families.indices.filter { families[$0] == family }
            expectEqual(places, Array(places[0]...places[places.count - 1]), "\(family)")
        }
        expectEqual(families.filter { $0 == PuzzleScene.all[0].family }.count, 20)
        expectEqual(families.filter { $0.hasPrefix("Dots and a drawer") }.count, DotsStep.allCases.count - 1)
    }

    @Test func `has titles that are short, distinct, and no names`() {
        let scenes = Scenes.all
        expectEqual(Set(scenes.map(\.title)).count, scenes.count)
        for scene in scenes {
            expect(scene.title.count <= 40 && scene.title.first?.isUppercase == true, "\(scene.name)")
            expect(!scene.title.contains { "-_".contains($0) }, "\(scene.name)")
        }
        for puzzle in PuzzleScene.all { expect(puzzle.title.last == "?" && puzzle.hint.contains("finger")) }
    }

    @Test func `has the name in words where a scene has no title`() {
        struct Plain: Scene {
            let name: String
            let summary = "nothing"
            func build(in window: UIWindow) {}
        }
        let titles = ["two-words", "", "Ünder-way", "3-taps"].map { AnyScene(Plain(name: $0)).title }
        expectEqual(titles, ["Two words", "", "Ünder way", "3 taps"])
        expect(Plain(name: "a").group == .idea && Plain(name: "a").family.isEmpty)
    }

    @Test func `finds a scene and a puzzle by name`() {
        expectEqual(Scenes.named("photos")?.title, "Photos on a board")
        expectEqual(Scenes.named("puzzle-06-late")?.title, "Why is my tap late?")
        expectNil(Scenes.named("puzzle"))
    }
}
