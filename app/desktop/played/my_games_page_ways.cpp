// What can be done on the page: with the hand that is chosen, with files and texts, with all of it.
#include "desktop/look/command.h"
#include "desktop/played/my_games_page.h"
#include "desktop/played/played_words.h"
#include "desktop/shell/page_menus.h"
#include "minchiate/model/kept_games.h"
#include "minchiate/records/record_format.h"
#include "minchiate/records/sheet_record.h"
#include "records/safe_json.h"
#include "text/words.h"

#include <QClipboard>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QUrl>

#include <algorithm>

namespace played {

namespace {

constexpr int kReadAtOnce = 100; // files dropped together

// Hands that are kept in a game that is over; those of games that are parked stay.
bool isInMatches(const ListedHand& listed, const QString& folder) {
    return !listed.match && listed.hand.file.startsWith(model::matchesFolder(folder));
}

} // namespace

void MyGamesPage::addCommands() {
    const auto add = [this](const QString& words, const QKeySequence& key, auto act) {
        return look::addCommand(this, words, key, act);
    };
    add(tr("&Find"), QKeySequence::Find, &MyGamesPage::search);
    add(tr("&Edit this deal"), QKeySequence(tr("Ctrl+E")), [this] { hand(&MyGamesPage::editAsked); });
    add(tr("&Copy this hand as text"), QKeySequence::Copy, &MyGamesPage::copy);
    add(tr("&Paste a hand"), QKeySequence::Paste, &MyGamesPage::paste);
    add(tr("The charts as a &table"), QKeySequence(tr("Ctrl+T")), &MyGamesPage::showTable);
    add(tr("&Back to where you were"), QKeySequence(Qt::Key_Escape), &MyGamesPage::leave);
}

// First out of a search, then out of the page.
void MyGamesPage::leave() {
    if (search_->text().isEmpty())
        emit closed();
    else
        search_->clear();
}

void MyGamesPage::focusFirst() {
    list_->setFocus(Qt::OtherFocusReason);
}

void MyGamesPage::search() {
    search_->setFocus(Qt::ShortcutFocusReason);
    search_->selectAll();
}

void MyGamesPage::keyPressEvent(QKeyEvent* event) {
    if (event->text() == QStringLiteral("/"))
        search();
    else if (event->key() == Qt::Key_Down && search_->hasFocus())
        focusFirst();
    else if (!desktop::pressByLetter(*this, *event))
        QWidget::keyPressEvent(event);
}

// ---- With the hand that is chosen ----

std::optional<score::WatchedHand> MyGamesPage::watched() const {
    const ListedHand* listed = chosen();
    auto record = listed ? recordOf(*listed) : std::nullopt;
    if (!record)
        return std::nullopt;
    const QString title =
        tr("%1, %2", "day, hand").arg(dayWords(listed->hand.begun.date()), whichWords(*listed));
    return score::WatchedHand{std::move(*record), listed->hand.names, listed->hand.players, title};
}

template<class Signal>
void MyGamesPage::hand(Signal signal) {
    if (const auto hand = watched())
        emit(this->*signal)(*hand);
    else if (chosen())
        say(tr("This hand’s file is not there any more."));
}

// Enter on a hand goes through it again; on a heading it shows the sheet.
void MyGamesPage::openRow() {
    const HandRow* row = list_->chosenRow();
    if (!row || row->hand) {
        hand(&MyGamesPage::reviewAsked);
        return;
    }
    const auto one =
        std::ranges::find_if(hands_, [&](const ListedHand& listed) { return listed.hand.file == row->file; });
    if (const auto match = one == hands_.end() ? std::nullopt : gameOf(*one))
        emit sheetAsked(*match);
}

void MyGamesPage::save() {
    const auto hand = watched();
    if (hand)
        files_.askSave(tr("Save this hand"), hand->title, textOf(hand->record),
                       [this](const QString& why) { say(tr("The hand could not be saved: %1.").arg(why)); });
}

// ---- Texts and files ----

void MyGamesPage::copy() {
    if (const auto hand = watched()) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(textOf(hand->record)));
        say(tr("The hand is copied as a text: %1.").arg(hand->title));
    }
}

void MyGamesPage::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        say(tr("There is no text to paste."));
        return;
    }
    takeOpened(openedFrom(text.toUtf8(), QStringLiteral("pasted %1").arg(++pasted_), names_),
               tr("The text that was pasted"));
}

void MyGamesPage::askOpen() {
    files_.askOpen(tr("Open a hand or a match"), [this](const QString& path) { openFile(path); });
}

// A sheet kept by hand, a lesson, a hand that is not over: they have pages of their own.
void MyGamesPage::openFile(const QString& path) {
    const auto bytes = records::readFile(path);
    if (const auto* error = std::get_if<records::JsonError>(&bytes)) {
        takeOpened({{}, text::explain(*error)}, QFileInfo(path).fileName());
        return;
    }
    Opened opened = openedFrom(std::get<QByteArray>(bytes), path, names_);
    const auto format = records::formatOf(path);
    const auto* kind = std::get_if<records::Format>(&format);
    const bool lesson = kind && (*kind == records::Format::Lesson || *kind == records::Format::Annotated);
    const bool sheet = kind && *kind == records::Format::Match &&
                       std::holds_alternative<scoresheet::Sheet>(records::loadSheet(path));
    const bool hand = kind && *kind == records::Format::Hand &&
                      std::holds_alternative<records::LoadedHand>(records::loadHandRecord(path));
    if (opened.hands.empty() && (lesson || sheet || hand))
        emit otherAsked(path);
    else
        takeOpened(std::move(opened), QFileInfo(path).fileName());
}

void MyGamesPage::takeOpened(Opened opened, const QString& name) {
    if (opened.hands.empty()) {
        say(tr("%1 cannot be opened. %2").arg(name, opened.why));
        return;
    }
    const QString file = opened.hands.front().hand.file;
    const auto same = [&](const ListedHand& listed) { return listed.hand.file == file; };
    std::erase_if(opened_, same); // opened once more
    std::erase_if(hands_, [&](const ListedHand& listed) { return listed.match && same(listed); });
    opened_.insert(opened_.begin(), opened.hands.begin(), opened.hands.end());
    hands_.insert(hands_.begin(), opened.hands.begin(), opened.hands.end());
    wanted_ = {};
    order_ = Order::When;
    search_->clear();
    fill();
    list_->choose(0);
    focusFirst();
}

void MyGamesPage::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls() || event->mimeData()->hasText())
        event->acceptProposedAction();
}

void MyGamesPage::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    const QList<QUrl> urls = event->mimeData()->urls();
    for (const QUrl& url : urls.first(std::min<qsizetype>(urls.size(), kReadAtOnce)))
        openFile(url.isLocalFile() ? url.toLocalFile() : url.toString());
    if (urls.isEmpty())
        takeOpened(openedFrom(event->mimeData()->text().toUtf8(), QStringLiteral("pasted %1").arg(++pasted_),
                              names_),
                   tr("What was dropped"));
}

void MyGamesPage::say(const QString& sentence) {
    notice_->say(sentence);
    layOut();
}

// ---- With all of it ----

void MyGamesPage::weigh() {
    if (weighing_.running()) {
        weighing_.stop();
        fill();
        return;
    }
    std::vector<ListedHand> waiting;
    for (auto at = sums_.hands.rbegin(); at != sums_.hands.rend(); ++at) // the latest first
        if (!hands_[*at].costs)
            waiting.push_back(hands_[*at]);
    weighing_.start(waiting);
    layOut();
}

void MyGamesPage::weighed(const QString& file, int number, const Costs& costs) {
    for (ListedHand& listed : hands_)
        if (listed.hand.file == file && listed.hand.hand == number)
            listed.costs = costs;
    fill();
}

// In its own place; Return keeps things as they are.
void MyGamesPage::askErase(bool asking) {
    const bool hadFocus = erase_->hasFocus() || keep_->hasFocus() || eraseNow_->hasFocus();
    asking_ = asking;
    const auto kept = std::ranges::count_if(
        hands_, [this](const ListedHand& listed) { return isInMatches(listed, folder_); });
    kept_->setText(asking ? tr("Erase %n hand(s) and all that was learnt?", nullptr, static_cast<int>(kept))
                          : tr("Kept on this computer only."));
    keep_->setVisible(asking);
    eraseNow_->setVisible(asking);
    erase_->setVisible(!asking);
    back_->setVisible(!asking);
    placeFoot();
    if (hadFocus)
        (asking ? keep_ : erase_)->setFocus(Qt::OtherFocusReason);
}

// Games that are parked are not touched, nor what was opened from elsewhere.
void MyGamesPage::erase() {
    weighing_.stop();
    QStringList stayed;
    const auto remove = [&](const QString& folder) {
        QDir all(folder);
        for (const QString& name : all.entryList(QDir::Files))
            if (!all.remove(name))
                stayed << name;
    };
    remove(model::matchesFolder(folder_));
    remove(folder_ + QStringLiteral("/reviews"));
    emit erased();
    if (!stayed.isEmpty())
        say(tr("%1 could not be erased.").arg(text::joined(stayed)));
    wanted_ = {};
    search_->clear();
    askErase(false);
    read();
    focusFirst();
}

void MyGamesPage::showTable() {
    table_->show(hands_, sums_);
}

} // namespace played
