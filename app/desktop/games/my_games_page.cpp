#include "desktop/games/my_games_page.h"

#include "desktop/look/command.h"
#include "desktop/look/surfaces.h"
#include "desktop/shell/page_menus.h"

#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QPainter>
#include <QUrl>

namespace games {

MyGamesPage::MyGamesPage(const QString& game, const QString& points, QWidget* parent)
    : QWidget(parent), hands_(new HandsPaper(game, this)), sums_(new SumsPaper(points, this)),
      notice_(new desktop::NoticeBar(this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("My games of %1").arg(game));
    setAcceptDrops(true);
    const auto withChosen = [this](void (MyGamesPage::*ask)(At)) {
        return [this, ask] {
            if (const auto at = hands_->chosen())
                emit(this->*ask)(*at);
        };
    };
    const auto press = [this](look::PaperButton* button, auto act) {
        connect(button, &QAbstractButton::clicked, this, act);
    };
    press(hands_->reviewButton(), withChosen(&MyGamesPage::reviewAsked));
    press(hands_->againButton(), withChosen(&MyGamesPage::againAsked));
    press(hands_->saveButton(), withChosen(&MyGamesPage::saveAsked));
    press(hands_->openButton(), [this] { emit openAsked(); });
    connect(hands_, &HandsPaper::reviewAsked, this, withChosen(&MyGamesPage::reviewAsked));
    connect(sums_->eraseRow(), &paper::EraseRow::back, this, &MyGamesPage::closed);
    connect(sums_->eraseRow(), &paper::EraseRow::confirmed, this, &MyGamesPage::erasing);
    connect(sums_->eraseRow(), &paper::EraseRow::oneConfirmed, this, withChosen(&MyGamesPage::erasingOne));
    connect(hands_, &HandsPaper::chosenChanged, this, &MyGamesPage::offerErasing);
    connect(notice_, &desktop::NoticeBar::roomChanged, this, &MyGamesPage::layOut);
    connect(sums_->eraseRow(), &paper::EraseRow::refused, this, &MyGamesPage::say);
    look::addCommand(this, tr("&Erase this one…"), QKeySequence::Delete,
                     [this] { sums_->eraseRow()->askOne(); });
    look::addCommand(this, tr("&Find"), QKeySequence::Find, [this] {
        hands_->searchField()->setFocus(Qt::ShortcutFocusReason);
        hands_->searchField()->selectAll();
    });
    look::addCommand(this, tr("&Back to where you were"), QKeySequence(Qt::Key_Escape), &MyGamesPage::leave);
}

void MyGamesPage::setMatches(std::vector<Match> matches) {
    matches_ = std::move(matches);
    hands_->setMatches(matches_);
    sums_->setMatches(matches_);
}

// What is at the table, or can be gone on with, is thrown away from the first page. A hand of a match goes
// with the match, whose score would not be what it is without it.
void MyGamesPage::offerErasing() {
    paper::EraseRow* row = sums_->eraseRow();
    const auto at = hands_->chosen();
    const Match* match = at ? &matches_[at->match] : nullptr;
    const bool whole = match && !match->oneHand;
    const QString words = whole ? tr("Erase t&his match") : tr("Erase t&his hand");
    const bool can = match && match->putAway;
    const QString question =
        !can    ? QString()
        : whole ? tr("Erase this match with its %n hand(s)?", nullptr, static_cast<int>(match->hands.size()))
                : tr("Erase this hand?");
    row->setOne(words, question,
                !match || can ? QString()
                              : tr("It is at the table, or can be gone on with: it is not erased here"));
}

// First out of a search, then out of the page.
void MyGamesPage::leave() {
    if (hands_->searchField()->text().isEmpty())
        emit closed();
    else
        hands_->searchField()->clear();
}

// ---- The page ----

void MyGamesPage::layOut() {
    plan_ = look::planOf(size());
    notice_->place(plan_.at(24, 104, 652, 100), plan_.metrics);
    hands_->place(plan_, notice_->room());
    sums_->place(plan_);
    update();
}

void MyGamesPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    look::drawTable(p, rect(), plan_.metrics);
    look::drawPaper(p, hands_->geometry(), plan_.metrics);
    look::drawPaper(p, sums_->geometry(), plan_.metrics);
}

void MyGamesPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    sums_->eraseRow()->dismiss();
    emit shown();
}

void MyGamesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

void MyGamesPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Down && hands_->searchField()->hasFocus())
        focusFirst();
    else if (!desktop::pressByLetter(*this, *event))
        QWidget::keyPressEvent(event);
}

void MyGamesPage::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void MyGamesPage::dropEvent(QDropEvent* event) {
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) {
            event->acceptProposedAction();
            emit dropped(url.toLocalFile());
            return;
        }
}

} // namespace games

#include "moc_my_games_page.cpp"
