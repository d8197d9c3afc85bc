import Headway

/// Contract 9: what assistive technology is told.
extension LinearCases {
    static let accessibility: [HostCase<any LinearSubject>] = [
        HostCase("the value is a whole per cent, and 100 only when done") { view, found in
            AnyViewCases.wholePercent(view, found)
        },
        HostCase("an indeterminate bar has no per cent") { view, found in
            view.setProgress(0.4, animated: false, completion: nil)
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.startAnimating()
            found.expect("value", view.accessibleValue?.contains("%") != true)
        },
        HostCase("there is a name, and the app's wins (MDC 6413, 7603, 8509)") { view, found in
            found.expect("default", view.accessibleLabel, is: "Progress")
            view.accessibleLabel = "Copying photos"
            found.expect("the app's", view.accessibleLabel, is: "Copying photos")
        },
        HostCase("the app's value wins, and nil gives the per cent back") { view, found in
            AnyViewCases.ownAccessibleValue(view, found)
        },
    ]
}
