import HeadwayFilm
import Testing

@Suite("A film as text")
struct TextWriterTests {
    @Test("has a line a frame and a line a part")
    func lines() throws {
        let text = try Example.text(
            Example.linear(
                #"""
                "environment": {"screenReader": true}, "samples": [1],
                "events": [{"at": 0, "call": "setProgress", "value": 0.5, "id": "half done"}]
                """#), .text)
        #expect(
            text == ##"""
                frame at 1 visible true next never
                  bar role track x 0 y 0 width 100 height 4 radius 0 color #B4D7F3
                  bar role active x 0 y 0 width 50 height 4 radius 0 color #2196F3
                  semantics role progressbar label Progress now 0.5 value 50% busy false actions none
                completion id "half done" at 0 finished true
                announcement at 1 text 50%

                """##)
    }
}
