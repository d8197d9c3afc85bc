import Foundation
import FoundationXML
import HeadwayFilm
import Testing

@Suite("A film as SVG")
struct SVGTests {
    @Test("is well-formed XML with a title, and nothing but shapes and SMIL", arguments: Golden.names)
    func wellFormed(name: String) throws {
        let elements = try XMLElements(Example.text(Golden.scenario(name), .svg))
        #expect(elements.all.first?.name == "svg")
        #expect(elements.all.first?.attributes["role"] == "img")
        #expect(elements.all.dropFirst().first?.name == "title")
        let known: Set = [
            "svg", "title", "defs", "linearGradient", "stop", "g", "rect", "circle", "path", "clipPath", "mask",
            "animate", "animateTransform",
        ]
        #expect(Set(elements.all.map(\.name)).isSubset(of: known))
    }

    @Test("loops: every animation runs as long as the film, from 0, in order", arguments: Golden.names)
    func loops(name: String) throws {
        let elements = try XMLElements(Example.text(Golden.scenario(name), .svg))
        let animations = elements.all.filter { $0.name.hasPrefix("animate") }
        #expect(Set(animations.map { $0.attributes["dur"] }).count <= 1)
        for animation in animations {
            let times = (animation.attributes["keyTimes"] ?? "").split(separator: ";").compactMap { Double($0) }
            let values = (animation.attributes["values"] ?? "").split(separator: ";")
            #expect(times.count == values.count && times.count > 1)
            #expect(times.first == 0 && times == times.sorted() && times.allSatisfy { $0 <= 1 })
            #expect(animation.attributes["repeatCount"] == "indefinite")
            // What only jumps is switched; everything else goes from key to key, to the end: straight, or along curves.
            let mode = animation.attributes["calcMode"]
            #expect(mode == "discrete" || times.last == 1)
            let splines = (animation.attributes["keySplines"] ?? "").split(separator: ";")
            #expect(splines.count == (mode == "spline" ? times.count - 1 : 0))
            #expect(mode == "discrete" || mode == "spline" || mode == nil)
        }
    }

    @Test("is keyed: a round of two running bars takes fewer keys than frames at 25 a second, and no switching")
    func keyed() throws {
        let text = try Example.text(
            #"""
            {"indicator": "linear", "size": [320, 4], "initial": {"mode": "indeterminate"},
             "samples": {"from": 0, "through": 1.76, "step": 0.04}}
            """#, .svg)
        let elements = try XMLElements(text)
        let moving = elements.all.filter { ["x", "width"].contains($0.attributes["attributeName"]) }
        #expect(moving.count == 4)
        for animation in moving {
            #expect(animation.attributes["calcMode"] != "discrete")
            #expect((animation.attributes["keyTimes"] ?? "").split(separator: ";").count < 45)
        }
    }

    @Test("has no animation where nothing moves")
    func still() throws {
        let text = try Example.text(Example.linear(#""initial": {"progress": 0.5}, "samples": [0, 1, 2]"#), .svg)
        #expect(
            text == ##"""
                <svg xmlns="http://www.w3.org/2000/svg" role="img" width="100" height="4" viewBox="0 0 100 4">
                  <title>A linear progress indicator</title>
                  <rect width="100" height="4" fill="#B4D7F3"/>
                  <rect width="50" height="4" fill="#2196F3"/>
                </svg>

                """##)
    }

    @Test("switches the attributes that change, and merges equal frames")
    func switches() throws {
        let text = try Example.text(
            Example.linear(
                #"""
                "initial": {"progress": 0.5}, "samples": [1, 0, 2, 3, 1],
                "events": [{"at": 2, "call": "setProgress", "value": 0.75}]
                """#), .svg)
        #expect(
            text.contains(
                #"<animate attributeName="width" calcMode="discrete" dur="4s" repeatCount="indefinite" "#
                    + #"values="50;75" keyTimes="0;.5"/>"#))
        #expect(text.components(separatedBy: "<animate").count == 2)
    }

    @Test("names gradients by their colours and draws them with their opacity")
    func gradients() throws {
        let text = try Example.text(Golden.scenario("linear-gradient-rtl"), .svg)
        #expect(text.contains(##"<linearGradient id="gradient-0000FF-00FF0080-FF0000">"##))
        #expect(text.contains(##"<stop offset="0.5" stop-color="#00FF00" stop-opacity="0.502"/>"##))
        #expect(text.contains(##"fill="url(#gradient-0000FF-00FF0080-FF0000)""##))
    }

    @Test("brings a dark ground along")
    func ground() throws {
        let text = try Example.text(Example.linear(#""environment": {"appearance": "dark"}"#), .svg)
        #expect(text.contains(##"<rect width="100" height="4" fill="#121212"/>"##))
    }
}

/// The elements of an XML text, in order.
private struct XMLElements {
    struct Element {
        let name: String
        let attributes: [String: String]
    }

    let all: [Element]

    /// Fails where the text is not well-formed.
    init(_ text: String) throws {
        let reader = Reader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        try #require(parser.parse(), "\(String(describing: parser.parserError))")
        all = reader.elements
    }

    private final class Reader: NSObject, XMLParserDelegate {
        var elements: [Element] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
            attributes: [String: String]
        ) {
            elements.append(Element(name: name, attributes: attributes))
        }
    }
}
