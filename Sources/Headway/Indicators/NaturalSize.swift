extension LinearStyle {
    /// The bar's height where nothing else decides it, in points: the one that was set, else Material's, which a classic bar
    /// has too because it has none of its own.
    public var naturalThickness: Double {
        thickness ?? LinearTheme(theme).thickness ?? LinearTheme(.material3).thickness ?? 0
    }
}

extension CircularStyle {
    /// A ring's diameter where nothing else decides it, in points: twice the original's radius of 12, or Material's 40.
    public var naturalDiameter: Double { theme == .classic ? 24 : 40 }

    /// The line's width in points: the one that was set, else the theme's.
    public var naturalThickness: Double { thickness ?? CircularTheme(theme).thickness }
}
