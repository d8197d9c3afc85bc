/// Where the demonstration is shown: a terminal or a window, with the two indicators of one download.
@MainActor
package protocol DemoStage: AnyObject {
    func start()
    /// What the indicators show now; nil while there is nothing.
    func look() -> DemoPicture?
}
