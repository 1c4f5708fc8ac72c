import TestSupport
import Testing
import TouchDrawing

struct DisplayP3Tests {
    @Test func `grays are the same in Display P3 and sRGB`() {
        for gray in [0, 0.02, 0.5, 1] as [Double] {
            let color = UIColor(displayP3Red: gray, green: gray, blue: gray, alpha: 0.25).cgColor
            expect(abs(color.red - gray) < 1e-6 && abs(color.green - gray) < 1e-6 && abs(color.blue - gray) < 1e-6)
            expectEqual(color.alpha, 0.25)
        }
    }

    @Test func `the red of Display P3 is outside of sRGB`() {
        let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).cgColor
        expect(abs(color.red - 1.0930) < 1e-3)
        expect(abs(color.green + 0.2267) < 1e-3)
        expect(abs(color.blue + 0.1501) < 1e-3)
    }
}
