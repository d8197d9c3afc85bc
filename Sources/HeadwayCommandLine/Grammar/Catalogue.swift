/// Every subcommand, described once for the parser, the help, the manual and the completions.
package enum Catalogue {
    package static let version = "0.1.0"

    package static let all = [get, gauge, film, gallery, demo, manual, completions]
    /// The subcommands that the window program has too.
    static let windows = [get, gauge, gallery, demo]

    package static let get = Subcommand(
        name: .get, summary: "Download files and show the progress.", operands: "URL…",
        discussion: [
            "Downloads each URL to the current folder. A partial file is NAME.part, beside its sidecar NAME.part.json, in the "
                + "destination folder; run the same command again to resume, even after Ctrl-C, a kill or a power cut. A file "
                + "appears under its final name only when it is complete; an existing file is replaced only with --overwrite.",
            "Each line of --input is a URL, optionally followed by name=NAME and sha256=HEX (or md5=, sha1=, sha512=); a line "
                + "that starts with # is a comment.",
            "Exit status: 0 all completed, 1 a download failed, 2 usage, 3 checksum mismatch, 4 disk full or not writable, "
                + "130 interrupted.",
        ],
        options: [
            Option(
                .output, "o", .file, common: true, group: "Files",
                "The path for one file; - is standard output."),
            Option(.directory, "d", .folder, common: true, "The folder to download to; it must exist."),
            Option(.input, "i", .file, common: true, "Read URLs from a file; - is standard input."),
            Option(.restart, nil, .none, "Discard a partial file instead of resuming it."),
            Option(.overwrite, nil, .none, common: true, "Replace an existing file with the complete one."),
            Option(.autoRename, nil, .none, "Keep an existing file; save as file.1.iso etc."),
            Option(.timestamps, nil, .none, "Fetch only if newer than the local file."),
            Option(.newer, nil, .text("DATE"), "Fetch only if newer than a date or a local file."),
            Option(
                .sha256, nil, .text("HEX"), common: true, group: "Verification", "The expected SHA-256 of the file."),
            Option(.sha512, nil, .text("HEX"), "The expected SHA-512 of the file."),
            Option(.sha1, nil, .text("HEX"), "The expected SHA-1 of the file."),
            Option(.md5, nil, .text("HEX"), "The expected MD5 of the file."),
            Option(.check, nil, .file, common: true, "Digests by file name, as written by sha256sum."),
            Option(.jobs, "j", .text("N"), common: true, group: "Speed", "How many downloads run at once (default 3)."),
            Option(.connections, nil, .text("N"), common: true, "Connections for each file, up to 16 (default 1)."),
            Option(
                .limitRate, nil, .text("BYTES"), common: true, "Bytes a second for each download (k, M, G)."),
            Option(.limitTotal, nil, .text("BYTES"), "Bytes a second for all downloads together."),
            Option(.minRate, nil, .text("BYTES"), "Retry when slower than this many bytes a second."),
            Option(.maxTime, nil, .text("SECONDS"), "Give up a download that takes longer in total."),
            Option(.timeout, nil, .text("SECONDS"), "End an attempt idle for so long (default 30)."),
            Option(.retries, nil, .text("N"), "Retries in a row without progress (default 5)."),
            Option(
                .header, "H", .text("'N: V'"), repeatable: true, common: true, group: "Server",
                "A header to send; may be repeated."),
            Option(
                .fallback, nil, .text("URL"), repeatable: true,
                "Another address of the same file; may be repeated."),
            Option(.raw, nil, .none, "Save an encoded body as sent, without decoding it."),
            Option(.certificateAuthorities, nil, .file, "Trust these (PEM), not the system's."),
            Option(.certificate, nil, .file, "The client certificate, in PEM."),
            Option(.key, nil, .file, "Its private key, if it is in another file."),
            Option(.netrc, nil, .none, "Take user and password from ~/.netrc."),
            Option(
                .progress, nil, .choice(["auto", "bar", "lines", "json", "none"]), common: true, group: "Display",
                "How to show progress (default auto)."),
            Option(.color, nil, .choice(["auto", "always", "never"]), "When to use colour (default auto)."),
            Option(.quiet, "q", .none, common: true, "Show nothing but errors."),
            Option(.window, nil, .none, "Show a window, where more can be added."),
        ])

    package static let film = Subcommand(
        name: .film, summary: "Play a scenario on a virtual clock and print its frames.", operands: "SCENARIO.json",
        discussion: [
            "Reads a scenario from a file, or from standard input when it is '-', and prints what the indicators of the "
                + "library show at each sample. No real time passes, and the same scenario always gives the same bytes."
        ],
        options: [
            Option(
                .format, nil, .choice(["json", "text", "plan", "svg", "lottie", "png"]), "What to print (default json)."
            ),
            Option(.output, "o", .file, "Where to write it (default standard output)."),
            Option(.columns, nil, .text("N"), "How many samples to put in a row of a png (default: a near square)."),
        ])

    package static let demo = Subcommand(
        name: .demo, summary: "Show a real download, without a network.", operands: "",
        discussion: [
            "Serves 64 MiB on the loopback address, downloads it, interrupted once on the way, verifies the digest, and writes "
                + "a contact sheet of the frames shown.",
            "With a display, the sample application shows it in a window that stays open until you close it. With --close, or "
                + "when not started from a terminal, the window closes by itself.",
            "Exit status: 0 success, 1 the demonstration did not complete, as when the window was closed before the end, 4 the "
                + "contact sheet cannot be written, 130 interrupted.",
        ],
        options: [
            Option(.output, "o", .file, "Where to write the contact sheet (default headway-demo.png)."),
            Option(.terminal, nil, .none, "Show it in the terminal, even with a display."),
            Option(.close, nil, .none, "Close the window when the download is complete."),
            Option(.color, nil, .choice(["auto", "always", "never"]), "When to use colour (default auto)."),
        ])
}

extension Catalogue {
    package static let gauge = Subcommand(
        name: .gauge, summary: "Show the progress of a script or a command.",
        operands: "[-- COMMAND…]", takesCommand: true,
        discussion: [
            "Replaces 'zenity --progress' and 'dialog --gauge' in scripts. It reads lines from standard input: a number "
                + "from 0 to 100 sets the percentage, '#text' sets the label, and 'pulsate:true' or 'pulsate:false' switches between a "
                + "moving bar and a percentage. It also understands the progress that tools such as rsync, curl, wget, git, cargo, ninja, cmake, "
                + "7z, aria2, apt and pip print, and shows the percentage and the text around it. Other lines are ignored; the "
                + "first of each kind is reported.",
            "With a COMMAND, it runs the command in a terminal of its own, shows its progress, passes on everything else it prints, "
                + "and exits with its status.",
            "Exit status: 0 when done, 1 when cancelled, 5 when timed out; with --strict, 1 when the input ends before 100. With a "
                + "COMMAND, the status of the command: 128 plus the number of the signal that ended it, 127 when it was not found.",
        ],
        options: [
            Option(.title, nil, .text("TEXT"), "The title."),
            Option(.text, nil, .text("TEXT"), "The label until the input sets one."),
            Option(.percentage, nil, .text("N"), "The percentage to start with, 0 to 100."),
            Option(.pulsate, nil, .none, "Start with a moving bar instead of a percentage."),
            Option(.autoClose, nil, .none, "Close at 100 and at the end of the input."),
            Option(.autoKill, nil, .none, "On cancel, send SIGHUP to the parent process: the script."),
            Option(.noCancel, nil, .none, "Offer no way to cancel."),
            Option(.timeRemaining, nil, .none, "Show the estimated time left."),
            Option(.timeout, nil, .text("SECONDS"), "End with status 5 after this time."),
            Option(.size, nil, .text("BYTES"), "The total, for programs such as dd that do not print it."),
            Option(.duration, nil, .text("SECONDS"), "The total, for ffmpeg when it does not print it."),
            Option(.transient, nil, .none, "Leave nothing on the screen when it is done."),
            Option(.strict, nil, .none, "Fail if the input ends before 100."),
            Option(.window, nil, .none, "Show a window; the default with a display but no terminal."),
            Option(.width, nil, .text("N"), "The width of the window."),
            Option(.height, nil, .text("N"), "The height of the window."),
            Option(.okLabel, nil, .text("TEXT"), "The label of the window's OK button."),
            Option(.cancelLabel, nil, .text("TEXT"), "The label of the window's Cancel button."),
            Option(.windowIcon, nil, .file, "Accepted for compatibility and ignored."),
            Option(.modal, nil, .none, "Accepted for compatibility and ignored."),
            Option(.attach, nil, .text("WINDOW"), "Accepted for compatibility and ignored."),
            Option(.color, nil, .choice(["auto", "always", "never"]), "When to use colour (default auto)."),
        ])

    package static let gallery = Subcommand(
        name: .gallery, summary: "Open the sample application: every indicator, in a window.", operands: "",
        discussion: ["Needs GTK 4 and a display."],
        options: [
            Option(
                .page, nil, .choice(["bars", "views", "indicators", "own", "download"]),
                "The first page to show (default bars)."),
            Option(.dark, nil, .none, "Start in a dark theme."),
            Option(.rightToLeft, nil, .none, "Start with a right-to-left layout."),
        ])

    package static let manual = Subcommand(
        name: .manual, summary: "Print the manual page, headway.1.", operands: "", discussion: [], options: [])

    package static let completions = Subcommand(
        name: .completions, summary: "Print a completion script for a shell.", operands: "bash|zsh|fish",
        operandChoices: Completions.shells,
        discussion: ["'make install' puts the scripts where the shells look for them."], options: []
    )
}
