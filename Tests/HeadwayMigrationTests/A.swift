import HeadwayMigration
import Testing
import UIKit
@MainActor @Suite struct A { @Test func a() { _ = MDCProgressView() } }
