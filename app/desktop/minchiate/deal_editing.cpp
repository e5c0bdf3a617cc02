#include "desktop/minchiate/deal_editing.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace desktop {

using namespace minchiate;
using editing::EditorPage;
using editing::Work;

namespace {

// What lies in the editor, on the way to it.
constexpr QLatin1String kHand("hand"), kAt("at"), kPlayers("players"), kMe("me"), kTitle("title");

} // namespace

DealEditing::DealEditing(const House& house, GamePages& game, Practising& practising, Reviewing& reviewing)
    : house_(house), game_(game), practising_(practising), reviewing_(reviewing),
      maker_(practising.training(), [this] { return practising_.today(); }) {
    connect(&maker_, &editing::ExerciseMaker::kept, this,
            [this] { tellElsewhere(tr("The exercise is kept on the page Practise, among your own.")); });
    connect(&maker_, &editing::ExerciseMaker::notKept, this,
            [this](const QString& why) { tellElsewhere(why); });
}

void DealEditing::tellElsewhere(const QString& sentence) {
    if (!isShown() && !sentence.isEmpty())
        emit said(sentence);
}

EditorPage* DealEditing::page() {
    if (!page_) {
        page_ = new EditorPage(house_.decks.florentine(), house_.files, maker_);
        page_->setPeople(people_);
        house_.pages.add(page_, tr("E&dit"));
        connect(page_, &EditorPage::closed, &house_.pages, &Pages::leave);
        connect(page_, &EditorPage::ruleAsked, this, &DealEditing::ruleAsked);
        connect(page_, &EditorPage::playAsked, this, &DealEditing::playFrom);
        connect(page_, &EditorPage::watchAsked, this, &DealEditing::watch);
    }
    return page_;
}

void DealEditing::setPeople(const std::array<QString, 4>& people) {
    people_ = people;
    if (page_)
        page_->setPeople(people);
}

void DealEditing::lay() {
    house_.pages.lay(page());
    page_->focusFirst();
}

void DealEditing::open() {
    if (page()->draft().isEmpty())
        page_->newDeal();
    lay();
}

void DealEditing::edit(const records::HandRecord& hand, const coach::Company& company, int at,
                       const QString& title) {
    Work work;
    work.moment =
        editor::momentOf(hand.deal, hand.actions, static_cast<std::size_t>(std::max(0, at)), kLeastCut);
    work.names = company.names;
    work.players = company.players;
    work.me = company.reader;
    work.title = title;
    page()->edit(work);
    lay();
}

// Before its first card, from the seat of the person.
void DealEditing::editWatched(const score::WatchedHand& hand) {
    const auto person = std::ranges::find(hand.players, 0);
    const auto reader =
        person == hand.players.end() ? Seat::S : static_cast<Seat>(person - hand.players.begin());
    const std::size_t start = editor::placeToStart(hand.record.deal, hand.record.actions);
    edit(hand.record, {hand.names, hand.players, reader}, static_cast<int>(start), hand.title);
}

QString DealEditing::wayTo(const QWidget& page) const {
    if (&page != page_)
        return {};
    const Work& work = page_->draft().now();
    QJsonArray players;
    for (const Seat seat : kSeats)
        players << work.players[seat];
    const QJsonObject told{{kHand, records::toJson(work.whole())},
                           {kAt, work.at()},
                           {kPlayers, players},
                           {kMe, static_cast<int>(work.me)},
                           {kTitle, work.title}};
    return way::with(way::editor, QString::fromUtf8(QJsonDocument(told).toJson(QJsonDocument::Compact)));
}

bool DealEditing::goBy(const QString& way) {
    if (!way.startsWith(way::with(way::editor, {})))
        return false;
    const QJsonObject told = QJsonDocument::fromJson(way.section(u':', 1).toUtf8()).object();
    const auto read = records::handRecordOf(told[kHand].toObject());
    if (const auto* loaded = std::get_if<records::LoadedHand>(&read)) {
        coach::Company company{loaded->record.names, {}, static_cast<Seat>(told[kMe].toInt())};
        for (const Seat seat : kSeats)
            company.players[seat] = told[kPlayers].toArray()[static_cast<int>(seat)].toInt();
        edit(loaded->record, company, told[kAt].toInt(), told[kTitle].toString());
    } else {
        open();
    }
    return true;
}

void DealEditing::comeBack(const records::HandRecord& hand, const coach::Company& company, int at) {
    if (page()->draft().isEmpty())
        edit(hand, company, at, {});
    else
        lay();
}

void DealEditing::playFrom(const Work& work) {
    game_.playOn(work.soFar(), work.players, work.at());
}

// Beside it stands what the editor says of both.
void DealEditing::watch(const Work& work, const records::HandRecord& played) {
    reviewing_.watch({played, work.names, work.players, DealEditing::tr("Four masters: %1").arg(work.title)});
    auto* review = reviewing_.reviewPage();
    review->goTo(review::stopAfter(review->showing()->stops(), work.at()));
}

} // namespace desktop

#include "moc_deal_editing.cpp"
