import Headway

/// Contract 9's announcements, for UIKit alone.
///
/// They need what GTK has not got: a word for where the screen reader stands, and, before 4.14, announcements at all. That at
/// most one comes a second, and only on a change, is tested on the engine.
public enum ScreenReaderCases {
    /// The cases.
    public static let all: [HostCase<any ScreenReaderSubject>] = [
        HostCase("changes are announced a second later, once, and only with focus (SVProgressHUD 165)") { view, found in
            await view.setEnvironment { $0.isScreenReaderActive = true }
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
            await view.setEnvironment { $0.isScreenReaderActive = true }
            view.setAccessibilityFocus(true)
            view.setHidden(true, animated: true, completion: nil)
            await view.run(2)
            view.setHidden(false, animated: true, completion: nil)
            await view.run(2)
            found.expect("announcements", view.announcements, is: [])
        },
    ]
}
