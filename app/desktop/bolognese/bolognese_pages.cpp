#include "desktop/bolognese/bolognese_pages.h"

#include "desktop/bolognese/ways_pictures.h"
#include "desktop/shell/habits.h"

namespace desktop {

using namespace bolognese;
using bolognese_count::CountPage;
using bolognese_table::BologneseTable;

namespace {

constexpr int kLevel = 0; // among the options
// Offered at hand, in this order, before Quattro Scartate; any other target is in the settings (B3.4).
constexpr std::array kTargets{300, 500, 800, 1000, 1500};

NewMatchPage* newMatchPageWith(look::Deck& deck) {
    return new NewMatchPage(BolognesePages::tr("A new match"),
                            BolognesePages::tr("Tarocco bolognese: fifteen tricks, and what they make"),
                            {{BolognesePages::tr("A &match"),
                              BolognesePages::tr("Partners and dealer are drawn"), matchOfBolognese},
                             {BolognesePages::tr("One &hand"),
                              BolognesePages::tr("Fifteen tricks and the count"), handOfBolognese}},
                            deck);
}

} // namespace

BolognesePages::BolognesePages(const House& house, MatchModel& model, const BologneseChoice& choice)
    : MatchPagesOf(house, model, choice, newMatchPageWith(house.decks.of(BologneseAtTable::pack())),
                   new BologneseTable(house.decks.of(BologneseAtTable::pack()))),
      count_(new CountPage(house.decks.of(BologneseAtTable::pack()))) {
    house.pages.add(count_, tr("&Count"));
    table()->setOnward([this] {
        bolognese_table::AfterHand after{onwards(), verdictWords()};
        if (!this->model().table().hand().result()->calledOut)
            after.ways.push_back({tr("The &count"), [this] { showCount(); }});
        return after;
    });
    connect(count_, &CountPage::nextChosen, this, &BolognesePages::onward);
    connect(count_, &CountPage::reviewChosen, this, [this] { review(); });
    connect(count_, &CountPage::ruleAsked, this, &BolognesePages::ruleAsked);
    connect(count_, &CountPage::closed, &house.pages, &Pages::leave);
    count_->addAction(reviewAction());
    join();
}

bool BolognesePages::shows(const QWidget& page) const {
    return &page == count_ || MatchPages::shows(page);
}

void BolognesePages::follow(const settings::Settings& chosen) {
    MatchPages::follow(chosen);
    count_->setStepMs(chosen.animations ? int(350 * habitsOf(chosen).tempo.factor) : 0);
}

void BolognesePages::tellLog(logs::LogPanel::Story how) {
    const auto& state = table()->state();
    auto story = text::bolognese::storyOf(state.view, table()->teller(), state.uncounted);
    if (state.draw)
        story.insert(story.begin(),
                     text::bolognese::drawStory(*state.draw, state.players, table()->teller()));
    tablePage()->log()->tellStory(story, how);
}

std::vector<BeginOption> BolognesePages::options() const {
    const RuleSet& rules = choice().rules;
    BeginOption form{tr("The match"), {}, -1};
    for (const int points : kTargets) {
        if (points == rules.target)
            form.now = static_cast<int>(form.values.size());
        form.values << tr("to %n point(s)", nullptr, points);
    }
    form.values << tr("Quattro Scartate: four hands");
    if (rules.match == Match::QuattroScartate) {
        form.now = static_cast<int>(kTargets.size());
    } else if (form.now < 0) { // a target of one's own
        form.now = static_cast<int>(form.values.size());
        form.values << tr("to %n point(s)", nullptr, rules.target);
    }
    return {levelOption(bologneseLevels(), choice().level), form};
}

void BolognesePages::takeOption(int option, int value) {
    BologneseChoice wanted = choice();
    if (option == kLevel) {
        wanted.level = bologneseLevels().value(value);
    } else {
        wanted.rules.match =
            value == static_cast<int>(kTargets.size()) ? Match::QuattroScartate : Match::Ottocento;
        if (value < static_cast<int>(kTargets.size()))
            wanted.rules.target = kTargets[static_cast<std::size_t>(value)];
    }
    take(wanted);
}

void BolognesePages::setTerms(NewMatch& wanted) const {
    wanted.match.rules = choice().rules;
}

QString BolognesePages::verdictWords() const {
    const Table& match = model().table();
    return match.company().oneHand || !match.matchOver()
               ? QString()
               : text::bolognese::verdictLine(model().verdict(), match.match().rules, table()->teller());
}

// The hand is over, and all of it may be seen.
void BolognesePages::showCount() {
    const Table& match = model().table();
    bolognese_count::CountContent content;
    content.result = *match.hand().result();
    content.rules = match.match().rules;
    content.us = sideOf(match.me());
    content.before = match.hand().deal().score;
    content.lastTrick = match.hand().tricks().back();
    content.accusi = match.hand().accusi();
    content.names = match.match().names;
    content.me = match.me();
    content.hand = match.handNumber() + 1;
    content.oneHand = match.company().oneHand;
    content.uncounted = play::uncounted(match.company());
    content.verdict = match.company().oneHand ? Verdict::GoesOn : model().verdict();
    content.nextWords = onwardWords();
    count_->setContent(content);
    house().pages.lay(count_);
    count_->focusFirst();
}

QStringList BolognesePages::progress(const QWidget& page) const {
    const Table& match = model().table();
    const int hand = match.handNumber() + 1;
    return {tr("Hand %1").arg(hand),
            &page == count_ ? tr("the count") : text::bolognese::targetLine(match.match().rules, hand)};
}

} // namespace desktop

#include "moc_bolognese_pages.cpp"
