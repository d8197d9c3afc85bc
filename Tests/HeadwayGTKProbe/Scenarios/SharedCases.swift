import HostCases

extension Scenario {
    /// The cases that every host runs.
    static let shared: [Scenario] =
        LinearCases.all.map { hostCase in
            Scenario(named("bar", hostCase)) { stage in
                stage.note(await hostCase.run(await LinearGTKSubject(on: stage)))
            }
        }
        + CircularCases.all.map { hostCase in
            Scenario(named("ring", hostCase)) { stage in
                stage.note(await hostCase.run(await CircularGTKSubject(on: stage)))
            }
        }
        + DownloadCases.all.map { hostCase in
            Scenario(named("download", hostCase)) { stage in
                stage.note(await hostCase.run(await DownloadGTKSubject(on: stage)))
            }
        }

    /// What a shared case is called among the scenarios.
    static func named<Subject>(_ kind: String, _ hostCase: HostCase<Subject>) -> String {
        "\(kind): \(hostCase)"
    }
}
