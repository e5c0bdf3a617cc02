#include "desktop/tarot/tarot_pages.h"

#include "desktop/tarot/table/scene_of.h"
#include "desktop/tarot/ways_pictures.h"

#include <algorithm>

namespace desktop {

using namespace tarot;
using tarot_count::CountPage;
using tarot_table::TarotTable;

namespace {

enum Option { Level, Players, Rounds };

NewMatchPage* newMatchPageWith(look::Deck& deck) {
    return new NewMatchPage(
        TarotPages::tr("A new match"), {},
        {{TarotPages::tr("A &match"), TarotPages::tr("Everyone deals equally often"), matchOfTarot},
         {TarotPages::tr("One &hand"), TarotPages::tr("From the deal to the price"), handOfTarot}},
        deck);
}

} // namespace

TarotPages::TarotPages(const House& house, MatchModel& model, const TarotChoice& choice)
    : MatchPagesOf(house, model, choice, newMatchPageWith(house.decks.of(TarotAtTable::pack())),
                   new TarotTable(house.decks.of(TarotAtTable::pack()))),
      paper_(new tarot_table::ScorePaper(house.decks.of(TarotAtTable::pack()))),
      count_(new CountPage(house.decks.of(TarotAtTable::pack()))) {
    tablePage()->setUnderLog(paper_);
    house.pages.add(count_, tr("&Count"));
    table()->setOnward([this] { return waysOn(); });
    connect(table(), &TarotTable::pilePressed, this, &TarotPages::lookInto);
    connect(count_, &CountPage::nextChosen, this, &TarotPages::onward);
    connect(count_, &CountPage::ruleAsked, this, &TarotPages::ruleAsked);
    count_->addAction(reviewAction());
    connect(count_, &tarot_count::CountPage::reviewChosen, this, [this] { review(); });
    join();
}

bool TarotPages::shows(const QWidget& page) const {
    return &page == count_ || MatchPages::shows(page);
}

void TarotPages::follow(const settings::Settings& chosen) {
    MatchPages::follow(chosen);
    count_->setStepMs(chosen.animations ? table()->director().tempo().moveMs(350) : 0);
}

void TarotPages::tellLog(logs::LogPanel::Story how) {
    const auto& state = table()->state();
    auto story = text::tarot::storyOf(state.view, table()->teller(), state.uncounted);
    if (!state.draw.empty())
        story.insert(story.begin(), text::tarot::drawStory(state.draw, table()->teller()));
    tablePage()->log()->tellStory(story, how);
    paper_->setContent(tarot_table::scoreOf(state, table()->teller()));
    tablePage()->measureAnew();
}

// The last trick may be looked at until the next lead, and no other (F3.6).
void TarotPages::lookInto(int pile) {
    const table::Scene& scene = table()->seen().scene;
    if (scene.lastTrick && scene.lastTrick->pile == pile)
        tablePage()->lookAtLastTrick();
    else
        table()->papers().refuse(
            {scene.piles[static_cast<std::size_t>(pile)].detail, {QStringLiteral("F3.6")}});
}

// ---- What starts it ----

std::vector<BeginOption> TarotPages::options() const {
    BeginOption players{tr("Players"), {}, 0};
    for (const int one : tarotTables()) {
        if (one == choice().players)
            players.now = static_cast<int>(players.values.size());
        players.values << QString::number(one);
    }
    BeginOption rounds{tr("Hands"), {}, choice().rounds - 1};
    for (int one = 1; one <= kMostRounds; ++one)
        rounds.values << QString::number(one * choice().players);
    return {levelOption(tarotLevels(), choice().level), players, rounds};
}

void TarotPages::takeOption(int option, int value) {
    TarotChoice wanted = choice();
    switch (option) {
    case Level:
        wanted.level = tarotLevels().value(value);
        break;
    case Players:
        wanted.players = tarotTables()[static_cast<std::size_t>(value)];
        break;
    default:
        wanted.rounds = value + 1;
    }
    take(wanted);
}

void TarotPages::setTerms(NewMatch& wanted) const {
    wanted.match.rules = choice().rules;
    wanted.match.length = choice().rounds * wanted.match.seats;
}

// ---- After a hand ----

// The count is what one goes on to; a hand that counts for nothing has none.
std::vector<table::Onward> TarotPages::waysOn() {
    auto ways = onwards();
    if (counts(*model().table().hand().result()))
        ways.push_back({tr("See the &count"), [this] { showCount(); }});
    return ways;
}

void TarotPages::showCount() {
    const MatchTable& match = model().table();
    const text::tarot::Teller teller = table()->teller();
    tarot_count::CountContent content;
    content.view = match.view();
    content.teller = teller;
    content.score = tarot_table::scoreOf(table()->state(), teller);
    content.uncounted = play::uncounted(match.company());
    content.next = onwardWords();
    content.after = match.matchOver()
                        ? wonWords()
                        : text::tarot::byWhom(teller, right(content.view.dealer, content.view.players),
                                              tr("You deal next."), tr("%1 deals next."));
    count_->setContent(content);
    house().pages.lay(count_);
    count_->focusFirst();
}

// Who has won it (F3.4).
QString TarotPages::wonWords() const {
    if (model().table().company().oneHand)
        return {};
    const text::tarot::Teller teller = table()->teller();
    const int players = model().table().match().seats;
    const PerSeat<int> place = places(standingOf(model().counted()), players);
    QStringList first;
    for (Seat seat : Seats::table(players))
        if (place[seat] == 1)
            first << teller.name(seat);
    return first == QStringList{teller.name(teller.me)}
               ? tr("The match is over: you have won it.")
               : tr("The match is over. Won by %1.").arg(first.join(QStringLiteral(", ")));
}

QStringList TarotPages::progress(const QWidget&) const {
    const MatchTable& match = model().table();
    const auto counted = static_cast<int>(model().counted().size());
    const bool isOne = match.handOver() && counts(*match.hand().result()) && !match.notes().unscored;
    QStringList parts{tr("Hand %1 of %2").arg(counted + (isOne ? 0 : 1)).arg(match.match().length)};
    if (!match.handOver())
        parts << text::tarot::dealsLine(match.hand().deal().dealer, table()->teller());
    return parts;
}

int TarotPages::numberOfLast(const MatchRecord& match, const play::Company& company) const {
    const auto last = static_cast<int>(match.hands.size()) - 1;
    return 1 + static_cast<int>(std::ranges::count_if(
                   countedHands(match, company), [&](const CountedHand& one) { return one.number < last; }));
}

} // namespace desktop

#include "moc_tarot_pages.cpp"
