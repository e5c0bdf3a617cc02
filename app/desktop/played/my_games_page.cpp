#include "desktop/played/my_games_page.h"

#include "desktop/look/surfaces.h"
#include "minchiate/model/kept_games.h"
#include "text/words.h"

#include <QFileInfo>
#include <QPainter>

#include <algorithm>

namespace played {

MyGamesPage::MyGamesPage(look::Deck& deck, desktop::FileDialogs& files, const QString& folder,
                         QWidget* parent)
    : QWidget(parent), files_(files), folder_(folder), reader_(reviewsIn(folder)),
      weighing_(reviewsIn(folder)), handsPaper_(new HandsPaper(deck, listing_, this)),
      sumsPaper_(new SumsPaper(deck, listing_, weighing_, this)), notice_(new desktop::NoticeBar(this)) {
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("My games"));
    setAcceptDrops(true);
    connect(&reader_, &ShelfReader::finished, this, [this](const auto& shelf) {
        listing_.take(*shelf);
        fill();
        for (const auto& [file, why] : shelf->unread)
            say(tr("%1 cannot be read, and stays where it is. %2")
                    .arg(QFileInfo(file).fileName(), text::explain(why, text::seatNames())));
    });
    connect(&weighing_, &Weighing::weighed, this, [this](const QString& file, int hand, const Costs& costs) {
        listing_.setCosts(file, hand, costs);
        fill();
    });
    connect(&weighing_, &Weighing::finished, this, &MyGamesPage::fill);
    connect(notice_, &desktop::NoticeBar::roomChanged, this, &MyGamesPage::layOut);
    joinHands();
    joinSums();
    addCommands();
    fill();
}

void MyGamesPage::joinHands() {
    connect(handsPaper_, &HandsPaper::wantedChosen, this, &MyGamesPage::want);
    connect(handsPaper_, &HandsPaper::unfinishedAsked, this, &MyGamesPage::unfinishedAsked);
    connect(handsPaper_->list(), &HandsList::opened, this, &MyGamesPage::openRow);
    connect(handsPaper_->list(), &HandsList::orderAsked, this, [this](Order order) {
        listing_.order = order;
        fill();
    });
    const auto press = [this](look::PaperButton* button, auto act) {
        connect(button, &QAbstractButton::clicked, this, act);
    };
    press(handsPaper_->watchButton(), [this] { hand(&MyGamesPage::watchAsked); });
    press(handsPaper_->reviewButton(), [this] { hand(&MyGamesPage::reviewAsked); });
    press(handsPaper_->againButton(), [this] { hand(&MyGamesPage::againAsked); });
    press(handsPaper_->saveButton(), &MyGamesPage::save);
    press(handsPaper_->openButton(), [this] {
        files_.askOpen(tr("Open a hand or a match"), [this](const QString& path) { openFile(path); });
    });
}

void MyGamesPage::joinSums() {
    connect(sumsPaper_, &SumsPaper::wantedChosen, this, &MyGamesPage::want);
    connect(sumsPaper_, &SumsPaper::pointedAt, handsPaper_->list(), &HandsList::mark);
    connect(sumsPaper_, &SumsPaper::handChosen, handsPaper_->list(), &HandsList::choose);
    connect(sumsPaper_->weighButton(), &QAbstractButton::clicked, this, &MyGamesPage::weigh);
    connect(sumsPaper_->eraseRow(), &paper::EraseRow::back, this, &MyGamesPage::closed);
    connect(sumsPaper_->eraseRow(), &paper::EraseRow::confirmed, this, &MyGamesPage::erase);
    connect(sumsPaper_->eraseRow(), &paper::EraseRow::oneConfirmed, this, &MyGamesPage::eraseOne);
    connect(sumsPaper_->eraseRow(), &paper::EraseRow::refused, this, &MyGamesPage::say);
    connect(handsPaper_->list(), &HandsList::chosen, this, &MyGamesPage::offerErasing);
}

// ---- What is there ----

void MyGamesPage::read() {
    reader_.read(model::matchFiles(folder_));
    handsPaper_->update();
}

void MyGamesPage::setUnfinished(int games) {
    listing_.unfinished = games;
    handsPaper_->fillChips();
}

void MyGamesPage::want(const Wanted& wanted) {
    listing_.wanted = wanted;
    fill();
}

// Everything anew, from the hands and what of them is wanted.
void MyGamesPage::fill() {
    listing_.sums = sumsOf(listing_.hands, listing_.wanted);
    handsPaper_->fill(reader_.reading() ? HandsPaper::Reading::UnderWay : HandsPaper::Reading::Done);
    sumsPaper_->fill();
    const QString kept = model::matchesFolder(folder_); // of games that are over; those parked stay
    const auto hands = static_cast<int>(std::ranges::count_if(listing_.hands, [&](const ListedHand& listed) {
        return !listed.match && listed.hand.file.startsWith(kept);
    }));
    sumsPaper_->eraseRow()->setQuestion(tr("Erase %n hand(s) and all that was learnt?", nullptr, hands));
    sumsPaper_->eraseRow()->setErasable(!listing_.hands.empty());
}

// ---- The page ----

void MyGamesPage::layOut() {
    plan_ = look::planOf(size());
    notice_->place(plan_.at(24, 104, 652, 100), plan_.metrics);
    handsPaper_->place(plan_, notice_->room());
    sumsPaper_->place(plan_);
    update();
}

void MyGamesPage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    look::drawTable(p, rect(), plan_.metrics);
    look::drawPaper(p, handsPaper_->geometry(), plan_.metrics);
    look::drawPaper(p, sumsPaper_->geometry(), plan_.metrics);
}

void MyGamesPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    sumsPaper_->eraseRow()->dismiss();
    read(); // a review may have weighed another one
}

void MyGamesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::ApplicationFontChange)
        layOut();
    QWidget::changeEvent(event);
}

} // namespace played

#include "moc_my_games_page.cpp"
