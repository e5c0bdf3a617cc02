// A game as the window knows it: what its doors open, what of it was left, and what holds on all its pages.
// The window asks no room which game it is.
#pragma once

#include "desktop/doors/front.h"
#include "desktop/doors/go_on.h"
#include "desktop/look/decks.h"
#include "desktop/settings/help_dialog.h"
#include "desktop/settings/house_choices.h"
#include "desktop/settings/settings_page.h"
#include "desktop/shell/file_dialogs.h"
#include "desktop/shell/pages.h"

#include <QAction>
#include <QDateTime>
#include <QSettings>

#include <functional>
#include <memory>
#include <vector>

namespace desktop {

// What a room has of the window, which outlives it.
struct House {
    Pages& pages;
    FileDialogs& files;
    look::Decks& decks;
    QSettings& store;
    settings::HouseChoices& choices;
    QString folder; // where everything is kept
};

class Room : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // ---- The three doors ----
    virtual void play() = 0; // a new game
    virtual void learn() = 0;
    virtual void keepScore() = 0;
    // How far one is in the lessons; empty for who has not begun.
    [[nodiscard]] virtual QString howFarLearned() const = 0;

    // ---- What was left ----
    struct Left {
        QDateTime when;
        doors::GoOn row;
    };
    [[nodiscard]] virtual std::vector<Left> left() = 0;
    // What was thrown away and is still kept, and when it was.
    [[nodiscard]] virtual std::vector<Left> thrownAway() = 0;
    // By the keys of these rows.
    virtual void goOnWith(const QString& key) = 0;
    virtual void showSheetOf(const QString& key) = 0;
    virtual void save(const QString& key) = 0;
    virtual void throwAway(const QString& key) = 0;
    virtual void bringBack(const QString& key) = 0;

    // ---- What was played ----
    // A page with all of it.
    virtual void showMyGames() = 0;
    // A page on which deals and positions are changed by hand, where this game has one.
    virtual void showEditor() {}
    [[nodiscard]] virtual bool hasEditor() const { return false; }
    // The hand at the table with all its cards, for a report; empty where there is none.
    [[nodiscard]] virtual QByteArray recordAtTable() const { return {}; }

    // ---- The game at the table ----
    // There is one, and this page does not show it.
    [[nodiscard]] virtual bool canGoOn(const QWidget& page) const = 0;
    virtual void goOn() = 0;
    // What stands at the end of the menu bar while this page is seen.
    [[nodiscard]] virtual QString corner(const QWidget& page) const = 0;

    // ---- To come back to ----
    // The way to what this page shows, for another window on the same folder; empty where there is none.
    [[nodiscard]] virtual QString wayTo(const QWidget& page) const = 0;
    // Shows what lies at the end of a way, as far as it is still there.
    virtual void goBy(const QString& way);

    // ---- Whatever the page ----
    // This file is of this game alone.
    [[nodiscard]] virtual bool knows(const QString& path) const {
        Q_UNUSED(path);
        return false;
    }
    // A record, a sheet or a lesson; why a bad file is one is said, and nothing else changes.
    virtual void openFile(const QString& path) = 0;
    // What is chosen for this game alone; always the same page, which whoever asks first lays and owns.
    [[nodiscard]] virtual settings::SettingsPage* settingsPage() = 0;
    // The deck has got other faces.
    virtual void measureAnew() = 0;
    virtual void showGallery() = 0;
    virtual void showRuleBook() = 0;
    virtual void showGlossary() = 0;
    // The book at a rule.
    virtual void showRule(const QString& number) {
        Q_UNUSED(number);
        showRuleBook();
    }
    // A rule that a dialog asked for, which comes back when the book is left.
    virtual void showRuleFor(QDialog* dialog, const QString& number) = 0;
    // What else there is to read of this game.
    [[nodiscard]] virtual QList<QAction*> reading() = 0;
    // The game on one page, for help.
    [[nodiscard]] virtual settings::RulesInShort rulesInShort() const = 0;
    // Keys of its pages that no menu has.
    [[nodiscard]] virtual std::vector<settings::KeyHelp> keys() const = 0;

signals:
    void said(const QString& sentence); // for the person
    void cornerChanged();
    void learned(); // howFarLearned() has changed
    void doorsAsked();
    void leftAsked();     // the page with all that was left
    void settingsAsked(); // the settings with this game's page in front
    void namesAsked();    // with the page in front where people get their names
};

// Ways that rooms have alike. What one goes on with follows a colon, and so does a rule of the book.
namespace way {
inline constexpr QLatin1String begin("new"), lessons("lessons"), sheets("sheets"), games("games"),
    editor("editor"), gallery("gallery"), rule("rule"), on("on");
[[nodiscard]] inline QString with(QLatin1String what, const QString& which) {
    return what + u':' + which;
}
} // namespace way

// A game that the house has, and how its room is made. Everything is in the room's pages when it returns.
struct Game {
    QString id;
    QString name;
    doors::Front front; // its pack and its doors
    std::function<std::unique_ptr<Room>(const House&)> open;
};

} // namespace desktop
