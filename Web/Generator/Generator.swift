import Headway

/// Prints the module of the page's motions, `Web/src/motion.js`, from the engine: what is there stands nowhere else.
@main struct Generator {
    static func main() {
        print("// Made from the engine by `make web`: not to be edited. Times are milliseconds, angles degrees, places")
        print("// shares of the bar; a track is a list of keys: offset, value and the curve to the next key.")
        print("export const linear = \(linear);")
        print("export const circular = \(circular);")
        print("export const downloads = \(downloads);")
        print("export const linearThemes = \(linearThemes);")
        print("export const circularThemes = \(circularThemes);")
        print("export const downloadThemes = \(downloadThemes);")
        print("export const palettes = \(palettes);")
        print("export const cycle = \(list(CircularIndicator.classicColors.map(hex)));")
        print("export const artwork = \(list(artwork));")
    }
}
