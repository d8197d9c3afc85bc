import Headway

/// Contract 9: what assistive technology is told.
public enum AccessibilityCases {
    /// The cases.
    public static let all: [HostCase<any LinearSubject>] = [
        HostCase("the value is a whole per cent, and 100 only when done") { view, found in
            view.setProgress(0.424, animated: false, completion: nil)
            found.expect("value", view.accessibleValue, is: "42%")
            view.setProgress(0.999, animated: false, completion: nil)
            found.expect("nearly done", view.accessibleValue, is: "99%")
            view.setProgress(1, animated: false, completion: nil)
            found.expect("done", view.accessibleValue, is: "100%")
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
        HostCase("changes are announced a second later, once, and only with focus (SVProgressHUD 165)") { view, found in
            view.setEnvironment { $0.screenReader = true }
            view.setProgress(0.1, animated: false, completion: nil)
            await view.run(2)
            found.expect("without focus", view.announcements, is: [])
            view.setAccessibilityFocus(true)
            for step in 2...5 {
                view.setProgress(Double(step) / 10, animated: false, completion: nil)
                await view.run(0.1)
            }
            found.expect("while it moves", view.announcements, is: [])
            await view.run(2)
            found.expect("at rest", view.announcements, is: ["50%"])
            view.setProgress(0.5, animated: false, completion: nil)
            await view.run(2)
            found.expect("without change", view.announcements, is: ["50%"])
        },
        HostCase("showing and hiding announce nothing (MDC 4307, 4470)") { view, found in
            view.setEnvironment { $0.screenReader = true }
            view.setAccessibilityFocus(true)
            view.setHidden(true, animated: true, completion: nil)
            await view.run(2)
            view.setHidden(false, animated: true, completion: nil)
            await view.run(2)
            found.expect("announcements", view.announcements, is: [])
        },
    ]
}
