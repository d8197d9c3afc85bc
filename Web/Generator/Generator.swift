import Headway

/// Prints a module of the page's motions from the engine: what is there stands nowhere else.
///
/// Without an argument it is `Web/src/motion.js`, which every element needs; with `ring` it is `Web/src/ring-motion.js`,
/// with `wave` `Web/src/wave-motion.js`, with `tint` `Web/src/tint-palettes.js`.
@main struct Generator {
    static func main() {
        print(
            "// Made from the engine by `make web`: not to be edited. Times are milliseconds, angles degrees, "
                + "places shares of the")
        print("// bar; a track is a list of keys: time, value, and the curve to the next key.")
        switch CommandLine.arguments.dropFirst().first {
        case "tint": print("export const palettes = \(contrastPalettes);")
        case "wave": print("export const wave = \(wave);")
        case "ring":
            print("export const circular = \(circular);")
            print("export const waiting = \(waiting);")
            print("export const circularThemes = \(circularThemes);")
            print("export const downloadThemes = \(downloadThemes);")
            print("export const cycle = \(list(CircularIndicator.classicColors.map(hex)));")
            print("export const artwork = \(list(artwork));")
        default:
            print("export const linear = \(linear);")
            print("export const linearThemes = \(linearThemes);")
            print("export const palettes = \(palettes);")
        }
    }
}
