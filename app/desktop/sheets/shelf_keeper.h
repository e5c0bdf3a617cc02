// What is done with whole sheets on the shelf: rename, archive, throw away. Each can be taken back until the
// shelf is left; what was thrown away, for thirty days.
#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <variant>
#include <vector>

namespace sheets {

class ShelfKeeper : public QObject {
    Q_OBJECT

public:
    // Gives the sheet at the path a title; the one that it had, or why not in `failure`.
    using Entitle =
        std::function<QString(const QString& path, const QString& title, std::optional<QString>& failure)>;
    // `folder` keeps the sheets; those that are put away lie in a folder inside it.
    ShelfKeeper(const QString& folder, Entitle entitle, QObject* parent = nullptr);

    [[nodiscard]] const QString& folder() const { return folder_; }
    [[nodiscard]] QString archiveFolder() const;
    [[nodiscard]] QString thrownAwayFolder() const;
    // Why not, in a sentence; nothing when it was done.
    std::optional<QString> rename(const QString& path, const QString& title);
    std::optional<QString> putAway(const QString& path);
    std::optional<QString> bringBack(const QString& path);
    std::optional<QString> throwAway(const QString& path);

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
        QString title; // as it was
    };
    struct Moved {
        QString from, to;
    };
    struct Removed {
        QString path; // that it had
    };
    using Done = std::variant<Renamed, Moved, Removed>;
    std::optional<QString> move(const QString& path, const QString& folder);
    void remember(Done done);

    QString folder_;
    Entitle entitle_;
    std::vector<Done> done_;
};

} // namespace sheets
