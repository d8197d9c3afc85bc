#if canImport(SwiftUI)
public import Headway
public import HeadwayHosting
public import SwiftUI

/// A download and what a user can do with it, as a button.
///
/// The state is the app's or the followed transfer's: no value changes it.
///
///     DownloadButton(following: transfer).progressTint(.orange)
public struct DownloadButton: View {
    private let state: DownloadState
    private let progress: Double?
    private let transfer: (any Transfer)?
    private let taps: TapPolicy
    private let action: @MainActor () -> Void
    @StateObject private var model: IndicatorModel<DownloadIndicator>
    @SwiftUI.Environment(\.downloadStyle) private var style
    @SwiftUI.Environment(\.progressTint) private var tint
    @SwiftUI.Environment(\.trackTint) private var track
    @SwiftUI.Environment(\.isEnabled) private var isEnabled

    /// Makes a button of a state and a value; nil is a length that is not known.
    public init(state: DownloadState, progress: Double? = nil, action: @escaping @MainActor () -> Void) {
        self.state = state
        self.progress = progress
        self.action = action
        transfer = nil
        taps = .pausing
        _model = StateObject(
            wrappedValue: IndicatorModel(DownloadIndicator(state: state, progress: ProgressValue(progress))))
    }

    /// Makes a button that follows a transfer: states, progress and what a tap means.
    public init(
        following transfer: any Transfer, taps: TapPolicy = .pausing, action: @escaping @MainActor () -> Void = {}
    ) {
        self.transfer = transfer
        self.taps = taps
        self.action = action
        state = transfer.status.state
        progress = nil
        _model = StateObject(
            wrappedValue: IndicatorModel(
                DownloadIndicator(state: transfer.status.state, progress: transfer.status.progress)))
    }

    /// The button, 44 by 44 points.
    public var body: some View {
        Button(action: tap) {
            IndicatorCanvas(model: model, colors: colors)
                .frame(width: 44, height: 44)
                .opacity(isEnabled ? 1 : 0.38)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .onAppear {
            restyle()
            if transfer == nil { apply(animated: false) } else { follow() }
        }
        .onChange(of: identity) { _ in follow() }
        .onChange(of: state) { _ in apply(animated: true) }
        .onChange(of: progress) { _ in apply(animated: true) }
        .onChange(of: resolvedStyle) { _ in restyle() }
        .accessibilityDescription(of: model.semantics)
        .accessibilityAction(of: model.semantics, tap)
    }

    private var colors: CanvasColors { CanvasColors(tint: tint, track: track) }

    private var resolvedStyle: DownloadStyle {
        var resolved = style
        if style.tint == nil && style.trackTint == nil && style.theme == .material3 {
            resolved.trackTint = colors.trackMark
        }
        return resolved
    }

    /// Tells one transfer from another where the view stays the same.
    private var identity: ObjectIdentifier? {
        guard let transfer, type(of: transfer) is AnyClass else { return nil }
        return ObjectIdentifier(transfer as AnyObject)
    }

    private func follow() {
        if let transfer { model.driver.follow(transfer, taps: taps) } else { model.driver.unfollow() }
    }

    private func tap() {
        model.driver.tap()
        action()
    }

    private func apply(animated: Bool) {
        guard transfer == nil else { return }
        model.driver.setProgress(ProgressValue(progress), animated: animated)
        model.driver.setState(state, animated: animated)
    }

    private func restyle() { model.driver.setStyle(resolvedStyle) }
}
#endif
