import HeadwayUIKit
import HostCases
import Testing
@_spi(Double) import UIKit

/// All tests of the UIKit host, one after the other: they share the double's clock.
@MainActor @Suite(.serialized) struct HeadwayUIKitTests {
    @MainActor @Suite(.serialized) struct SharedCases {
        @Test("A bar", arguments: LinearCases.all)
        func linear(_ hostCase: HostCase<any LinearSubject>) async {
            DisplayClock.reset()
            #expect(await hostCase.run(LinearUIKitSubject()) == [])
        }

        @Test("A bar and a screen reader", arguments: ScreenReaderCases.all)
        func screenReader(_ hostCase: HostCase<any ScreenReaderSubject>) async {
            DisplayClock.reset()
            #expect(await hostCase.run(LinearUIKitSubject()) == [])
        }

        @Test("A ring", arguments: CircularCases.all)
        func circular(_ hostCase: HostCase<any CircularSubject>) async {
            DisplayClock.reset()
            #expect(await hostCase.run(CircularUIKitSubject()) == [])
        }

        @Test("A download control", arguments: DownloadCases.all)
        func download(_ hostCase: HostCase<any DownloadSubject>) async {
            DisplayClock.reset()
            #expect(await hostCase.run(DownloadUIKitSubject()) == [])
        }
    }
}
