// What can be done on the page: with the hand that is chosen, with files and texts, with all of it.
#include "desktop/look/command.h"
#include "desktop/played/my_games_page.h"
#include "desktop/shell/page_menus.h"
#include "minchiate/model/kept_games.h"
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

// All files of these folders; those that could not be removed.
QStringList eraseAll(const QStringList& folders) {
    QStringList stayed;
    for (const QString& each : folders) {
        QDir all(each);
        for (const QString& name : all.entryList(QDir::Files))
            if (!all.remove(name))
                stayed << name;
    }
    return stayed;
}

// The hands of the chosen one's game that is over and put away; none where it is not, or lies elsewhere. A
// hand of a match goes with the match, whose score would not be what it is without it.
std::vector<ListedHand> erasableIn(const Listing& listing, const HandRow* chosen, const QString& folder) {
    std::vector<ListedHand> game;
    if (chosen && QFileInfo(chosen->file).dir() == QDir(model::matchesFolder(folder)))
        std::ranges::copy_if(listing.hands, std::back_inserter(game), [&](const ListedHand& one) {
            return !one.match && one.hand.file == chosen->file;
        });
    return game;
}

} // namespace

void MyGamesPage::addCommands() {
    const auto add = [this](const QString& words, const QKeySequence& key, auto act) {
        look::addCommand(this, words, key, act);
    };
    add(tr("&Find"), QKeySequence::Find, [this] { handsPaper_->search(); });
    add(tr("&Edit this deal"), QKeySequence(tr("Ctrl+E")), [this] { hand(&MyGamesPage::editAsked); });
    add(tr("&Copy this hand as text"), QKeySequence::Copy, &MyGamesPage::copy);
    add(tr("&Paste a hand"), QKeySequence::Paste, [this] {
        const QString text = QGuiApplication::clipboard()->text();
        if (text.trimmed().isEmpty())
            say(tr("There is no text to paste."));
        else
            takeText(text, tr("The text that was pasted"));
    });
    add(tr("The charts as a &table"), QKeySequence(tr("Ctrl+T")), [this] { sumsPaper_->showTable(); });
    add(tr("E&rase this one…"), QKeySequence::Delete, [this] { sumsPaper_->eraseRow()->askOne(); });
    add(tr("&Back to where you were"), QKeySequence(Qt::Key_Escape), &MyGamesPage::leave);
}

// First out of a search, then out of the page.
void MyGamesPage::leave() {
    if (handsPaper_->searchField()->text().isEmpty())
        emit closed();
    else
        handsPaper_->searchField()->clear();
}

void MyGamesPage::focusFirst() {
    handsPaper_->list()->setFocus(Qt::OtherFocusReason);
}

void MyGamesPage::keyPressEvent(QKeyEvent* event) {
    if (event->text() == QStringLiteral("/"))
        handsPaper_->search();
    else if (event->key() == Qt::Key_Down && handsPaper_->searchField()->hasFocus())
        focusFirst();
    else if (!desktop::pressByLetter(*this, *event))
        QWidget::keyPressEvent(event);
}

// ---- With the hand that is chosen ----

void MyGamesPage::withChosen(const std::function<void(const score::WatchedHand&)>& act) {
    const ListedHand* listed = handsPaper_->chosen();
    if (const auto hand = listed ? watched(*listed) : std::nullopt)
        act(*hand);
    else if (listed)
        say(tr("This hand’s file is not there any more."));
}

void MyGamesPage::hand(void (MyGamesPage::*signal)(const score::WatchedHand&)) {
    withChosen([&](const score::WatchedHand& hand) { emit(this->*signal)(hand); });
}

// Enter on a hand goes through it again; on a heading it shows the sheet.
void MyGamesPage::openRow() {
    const HandRow* row = handsPaper_->list()->chosenRow();
    if (!row || row->hand) {
        hand(&MyGamesPage::reviewAsked);
        return;
    }
    const ListedHand* one = listing_.anyOf(row->file);
    if (const auto match = one ? gameOf(*one) : std::nullopt)
        emit sheetAsked(*match);
}

void MyGamesPage::save() {
    withChosen([this](const score::WatchedHand& hand) {
        files_.askSave(tr("Save this hand"), hand.title, QStringLiteral("minchiate"), textOf(hand.record),
                       [this](const QString& why) { say(tr("The hand could not be saved: %1.").arg(why)); });
    });
}

void MyGamesPage::copy() {
    withChosen([this](const score::WatchedHand& hand) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(textOf(hand.record)));
        say(tr("The hand is copied as a text: %1.").arg(hand.title));
    });
}

// ---- Texts and files ----

void MyGamesPage::takeText(const QString& text, const QString& name) {
    takeOpened(openedFrom(text.toUtf8(), QStringLiteral("pasted %1").arg(++pasted_), names_), name);
}

void MyGamesPage::openFile(const QString& path) {
    if (const auto opened = openedFile(path, names_))
        takeOpened(*opened, QFileInfo(path).fileName());
    else
        emit otherAsked(path);
}

void MyGamesPage::takeOpened(const Opened& opened, const QString& name) {
    if (opened.hands.empty()) {
        say(tr("%1 cannot be opened. %2").arg(name, opened.why));
        return;
    }
    listing_.open(opened.hands);
    handsPaper_->searchField()->clear();
    fill();
    handsPaper_->list()->choose(0);
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
        takeText(event->mimeData()->text(), tr("What was dropped"));
}

void MyGamesPage::say(const QString& sentence) {
    notice_->say(sentence);
}

// ---- With all of it ----

void MyGamesPage::weigh() {
    if (weighing_.running()) {
        weighing_.stop();
        fill();
    } else {
        weighing_.start(listing_.toWeigh());
        sumsPaper_->tellWeighing();
    }
}

void MyGamesPage::offerErasing() {
    const HandRow* row = handsPaper_->list()->chosenRow();
    const ListedHand* chosen = row ? listing_.anyOf(row->file) : nullptr;
    const auto game = static_cast<int>(erasableIn(listing_, row, folder_).size());
    const bool whole = chosen && chosen->hand.handsInAll > 1;
    sumsPaper_->eraseRow()->setOne(
        whole ? tr("Erase t&his game") : tr("Erase t&his hand"),
        game == 0 ? QString()
        : whole   ? tr("Erase this game with its %n hand(s)?", nullptr, game)
                  : tr("Erase this hand?"),
        !chosen || game > 0 ? QString()
                            : tr("It can be gone on with, or lies elsewhere: it is not erased here"));
}

// With what was found of its decisions.
void MyGamesPage::eraseOne() {
    weighing_.stop();
    const practice::ReviewStore reviews(reviewsIn(folder_));
    QString file;
    for (const ListedHand& one : erasableIn(listing_, handsPaper_->list()->chosenRow(), folder_)) {
        file = one.hand.file;
        if (const auto record = recordOf(one))
            QFile::remove(reviews.fileOf(*record, one.seat()));
    }
    const bool gone = QFile::remove(file);
    sumsPaper_->eraseRow()->dismiss();
    read();
    focusFirst();
    if (!gone)
        say(tr("%1 could not be erased.").arg(QFileInfo(file).fileName()));
}

// Games that are parked are not touched, nor what was opened from elsewhere.
void MyGamesPage::erase() {
    weighing_.stop();
    const QStringList stayed = eraseAll({model::matchesFolder(folder_), reviewsIn(folder_)});
    emit erased();
    if (!stayed.isEmpty())
        say(tr("%1 could not be erased.").arg(text::joined(stayed)));
    listing_.wanted = {};
    handsPaper_->searchField()->clear();
    sumsPaper_->eraseRow()->dismiss();
    read();
    focusFirst();
}

} // namespace played
