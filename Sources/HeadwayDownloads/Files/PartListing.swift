import Synchronization

/// The names of the sidecars in folders, listed once for all downloads that begin at the same moment: a thousand of
/// them would read a growing folder a thousand times.
enum PartListing {
    static let suffix = PartFile.suffix + ".json"

    private struct Listing {
        var names: [String]
        var begun: ContinuousClock.Instant
        weak var folder: Folder?
    }

    private struct Key: Hashable {
        var device: UInt64
        var inode: UInt64
    }

    private static let listings = Mutex<[Key: Listing]>([:])
    /// A listing this recent counts (chosen by eye); what this process adds makes it outdated at once.
    private static let patience = Duration.milliseconds(100)

    /// The names of the files of which the folder has a sidecar, sorted.
    static func names(in folder: Folder) -> [String] {
        let now = ContinuousClock.now
        guard let key = key(of: folder) else { return list(folder) }
        let known = listings.withLock { listings in
            listings = listings.filter { now - $0.value.begun < patience }
            return listings[key]?.names
        }
        if let known { return known }
        let names = list(folder)
        listings.withLock { $0[key] = Listing(names: names, begun: now, folder: folder) }
        return names
    }

    /// The folder that a path leads to, if it was listed just now and had no sidecars; nil otherwise.
    static func folderWithoutParts(at path: String) -> Folder? {
        guard let entry = Folder.entry(at: path) else { return nil }
        let listing = listings.withLock { $0[Key(device: entry.device, inode: entry.inode)] }
        guard let listing, listing.names.isEmpty, .now - listing.begun < patience, let folder = listing.folder,
            folder.path == path
        else { return nil }
        return folder
    }

    /// A sidecar has been given its name.
    static func add(to folder: Folder) {
        guard let key = key(of: folder) else { return }
        listings.withLock { $0[key] = nil }
    }

    private static func key(of folder: Folder) -> Key? {
        folder.entry(".").map { Key(device: $0.device, inode: $0.inode) }
    }

    private static func list(_ folder: Folder) -> [String] {
        folder.names(endingIn: suffix).map { String($0.dropLast(suffix.count)) }
    }
}
