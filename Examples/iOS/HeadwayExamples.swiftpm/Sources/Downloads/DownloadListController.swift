import HeadwayUIKit
import UIKit

/// A list of downloads; each row's control follows its transfer, whichever row a reused cell becomes.
final class DownloadListController: UITableViewController {
    private let transfers = (0..<40).map { _ in PretendedTransfer() }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(DownloadCell.self, forCellReuseIdentifier: "download")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { transfers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "download", for: indexPath)
        if let cell = cell as? DownloadCell {
            cell.textLabel?.text = "Episode \(indexPath.row + 1)"
            cell.download.follow(transfers[indexPath.row])
        }
        return cell
    }
}

/// A row with a download control at its end.
final class DownloadCell: UITableViewCell {
    let download = DownloadView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryView = download
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        accessoryView = download
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        download.unfollow()
    }
}
