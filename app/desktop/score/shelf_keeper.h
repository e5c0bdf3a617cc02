// What is done with whole sheets on the shelf: rename, archive, throw away. Each can be taken back until the
// shelf is left; what was thrown away, for thirty days.
#pragma once

#include "minchiate/records/sheet_shelf.h"
#include "minchiate/sheet/score_sheet.h"
#include "records/thrown_away.h"

#include <QObject>

#include <optional>
#include <variant>
#include <vector>

namespace score {

class ShelfKeeper : public QObject {
    Q_OBJECT

public:
    // `folder` keeps the sheets; those that are put away lie in a folder inside it.
    explicit ShelfKeeper(const QString& folder, QObject* parent = nullptr);

    [[nodiscard]] QString archiveFolder() const;
    // Why not, in a sentence; nothing when it was done.
    std::optional<QString> rename(const QString& path, const QString& title);
    std::optional<QString> putAway(const QString& path);
    std::optional<QString> bringBack(const QString& path);
    std::optional<QString> throwAway(const QString& path);

    // The sheets that can be brought back, the last one first; what has lain there for longer is forgotten.
    using ThrownSheet = std::pair<records::ThrownAway, records::ShelvedSheet>;
    [[nodiscard]] std::vector<ThrownSheet> thrownAway() const;
    // A sheet that was thrown away, by the path that it had or where it lies, is among the others again,
    // whatever was done after it.
    [[nodiscard]] bool hasThrownAway(const QString& path) const;
    std::optional<QString> restore(const QString& path);

    [[nodiscard]] bool canUndo() const { return !done_.empty(); }
    // Takes back the last of these.
    std::optional<QString> undo();
    // From now on nothing of it can be taken back.
    void forget();

signals:
    void changed();

private:
    struct Renamed {
        QString path;
        std::string title; // as it was
    };
    struct Moved {
        QString from, to;
    };
    struct Removed {
        QString path; // that it had
    };
    using Done = std::variant<Renamed, Moved, Removed>;
    [[nodiscard]] QString thrownAwayFolder() const;
    std::optional<QString> entitle(const QString& path, const std::string& title);
    std::optional<QString> move(const QString& path, const QString& folder);
    void remember(Done done);

    QString folder_;
    std::vector<Done> done_;
};

} // namespace score
