import Headway

/// Contract 9: what assistive technology is told.
extension CircularCases {
    static let accessibility: [HostCase<any CircularSubject>] = [
        HostCase("the value is a whole per cent, 100 only when done, and none while it is not known") { view, found in
            AnyViewCases.wholePercent(view, found)
            view.setMode(.indeterminate, animated: false, completion: nil)
            found.expect("indeterminate", view.accessibleValue?.contains("%") != true)
        },
        HostCase("there is a name, the app's wins, and nil gives the first back") { view, found in
            found.expect("default", view.accessibleLabel, is: "Progress")
            view.accessibleLabel = "Loading"
            found.expect("the app's", view.accessibleLabel, is: "Loading")
            view.accessibleLabel = nil
            found.expect("default again", view.accessibleLabel, is: "Progress")
        },
        HostCase("the app's value wins, and nil gives the per cent back") { view, found in
            AnyViewCases.ownAccessibleValue(view, found)
        },
    ]
}
