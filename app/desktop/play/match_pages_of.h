// A match of a game from its beginning to its end, as far as it follows from the types of one.
//
// A game G at the table:
//
//   G::Kind      of match, as play/match_table.h knows it
//   G::Model     of a match in the window: table(), and its signals
//   G::Table     the widget: situate(), happen(), ask(), setAttempt(), acted, situationShown, eventShown
//   G::pack()    the name of its cards
//   G::Hints     what it says of a decision: see hinting.h
//   G::Played    what it says of a hand that was played: see played_games.h
//   G::Lessons   its hands to be watched, if they can be: see desktop/watch/watched_of.h
//   G::Choice    what is chosen for a match: level, rules; presetName() and rulesLine() of it, and
//   sidesLine()
//                where who plays against whom depends on it
#pragma once

#include "desktop/play/match_pages.h"
#include "desktop/play/reviewing.h"
#include "desktop/settings/people.h"
#include "desktop/table/onward.h"
#include "desktop/watch/watched_of.h"
#include "play/match_table.h"

#include <QRandomGenerator>

#include <algorithm>

namespace desktop {

template<class G>
class MatchPagesOf : public MatchPages {
public:
    using AtTable = G;
    using Kind = typename G::Kind;
    using Model = typename G::Model;
    using Choice = typename G::Choice;
    using NewMatch = play::NewMatch<Kind>;
    using HandRecord = typename Kind::HandRecord;
    using MatchRecord = typename Kind::MatchRecord;

    [[nodiscard]] const Choice& choice() const { return choice_; }
    void setChoice(const Choice& choice) {
        choice_ = choice;
        newMatchPage()->setRules(presetName(choice_), rulesLine(choice_));
        if constexpr (requires { sidesLine(choice_); })
            newMatchPage()->setUnder(sidesLine(choice_));
        fillOptions();
    }

    void showNewMatch() {
        setChoice(choice_);
        openNewMatch();
    }
    void start(bool oneHand = false) {
        NewMatch wanted = newMatch(seats());
        wanted.company.oneHand = oneHand;
        seat(wanted);
        lay(wanted);
    }
    void startNumbered(quint64 number) { lay(numbered(number)); }
    // A recorded hand, as far as it is played, the person sitting where it names them.
    void startGiven(const HandRecord& hand) { lay(given(hand)); }
    // Likewise, from a file. One that is over is gone through: nothing is begun, nothing of it is kept.
    void openGiven(const HandRecord& hand) {
        const tricks::Session<typename Kind::Game> session(hand.deal, hand.actions);
        NewMatch wanted = given(hand);
        if (!session.over()) {
            lay(wanted);
            return;
        }
        wanted.match.hands.push_back({hand, Kind::paidBy(session.hand())});
        wanted.company.hands.emplace_back();
        wanted.company.oneHand = true;
        review(wanted.match, wanted.company);
    }
    void save(const play::KeptMatch<Kind>& kept) {
        askSave(MatchPages::tr("Save this match"), matchWords(), QLatin1String(Kind::kSuffix),
                play::bytesOf<Kind>(kept.match, kept.company),
                MatchPages::tr("The match could not be saved: %1."));
    }

    void review() override {
        if (model_.table().handOver())
            review(model_.table().match(), model_.table().company());
    }
    // The last hand of a match, which is over.
    void review(const MatchRecord& match, const play::Company& company) {
        if (!reviewPage()) {
            shown_ = new typename G::Table(house().decks.of(G::pack()));
            makeReview(shown_);
        }
        reviewed_ = {match, company};
        reviewPage()->showHand(resultOf(match, company), decisionsOf<G>(match, company, *shown_));
        house().pages.lay(reviewPage());
        reviewPage()->focusFirst();
    }
    // Its cards once more, as a hand of its own; it does not count, as they are known.
    void startAgain(const MatchRecord& match, const play::Company& company) {
        lay(handFrom(match, company, 0));
    }
    void saveHand(const HandRecord& hand) {
        askSave(MatchPages::tr("Save this hand"), handWords(hand.heading.number),
                QLatin1String(Kind::kSuffix), QJsonDocument(Kind::json(hand)).toJson(),
                MatchPages::tr("The hand could not be saved: %1."));
    }

    [[nodiscard]] typename G::Table* table() const { return table_; }

protected:
    using Seat = typename Kind::Game::Seat;

    // The model outlives it; so does the house.
    MatchPagesOf(const House& house, Model& model, const Choice& choice, NewMatchPage* newMatch,
                 typename G::Table* table)
        : MatchPages(house, newMatch, new TablePage(table, deedsOf(model.table()))), model_(model),
          choice_(choice), table_(table) {
        connect(&model_, &Model::situated, table_, &G::Table::situate);
        connect(&model_, &Model::happened, table_, &G::Table::happen);
        connect(&model_, &Model::asked, table_, &G::Table::ask);
        table_->setAttempt(
            [this](const typename Kind::Game::Action& action) { return model_.table().act(action); });
        newMatch->setNumberTold([this](quint64 number) { return numberedDealer(number); });
        tablePage()->setHints(hintsFrom<typename G::Hints>(
            model.table(), MatchPages::tr("A hint is given when it is your turn.")));
        connect(tablePage()->hints(), &hints::Hints::counted, this, &MatchPages::cornerChanged);
        connect(table_, &G::Table::acted, tablePage(), &TablePage::dismissQuestion);
        connect(table_, &G::Table::situationShown, this, [this] {
            tablePage()->dismissQuestion();
            tell(logs::LogPanel::Story::Anew);
        });
        connect(table_, &G::Table::eventShown, this, [this] {
            tablePage()->hints()->dismiss();
            tell(logs::LogPanel::Story::GoesOn);
        });
    }

    // So many sit at the table.
    [[nodiscard]] virtual int seats() const { return 4; }
    // A record may say that its hand is one of other numbers.
    [[nodiscard]] virtual int seatsOf(const HandRecord&) const { return 4; }
    // The terms chosen, in a match that has names and company.
    virtual void setTerms(NewMatch& wanted) const = 0;
    // Before an ordinary match; they sit as they are named unless the game has a way of its own.
    virtual void seat(NewMatch& wanted) const { Q_UNUSED(wanted); }
    // What has happened, in the log and around it.
    virtual void tellLog(logs::LogPanel::Story how) = 0;
    [[nodiscard]] virtual QString matchWords() const = 0; // "a match of Cuatrola"
    // Where in a match one is: "Hand 17", "to 21".
    [[nodiscard]] virtual QStringList progress(const QWidget& page) const = 0;
    // Which hand of the match its last one is, as progress() has it.
    [[nodiscard]] virtual int numberOfLast(const MatchRecord& match, const play::Company&) const {
        return static_cast<int>(match.hands.size());
    }

    // What follows a hand at its table: to go through it, and on.
    [[nodiscard]] std::vector<table::Onward> onwards() {
        return {{MatchPages::tr("Re&view"), [this] { review(); }}, {onwardWords(), [this] { onward(); }}};
    }
    [[nodiscard]] QString onwardWords() const {
        if (isPlayedOn())
            return MatchPages::tr("&Back to your match");
        return !model_.table().matchOver()        ? MatchPages::tr("&Next hand")
               : model_.table().company().oneHand ? MatchPages::tr("A&nother hand")
                                                  : MatchPages::tr("A &new match");
    }
    void onward() {
        if (isPlayedOn()) {
            backToMatch();
        } else if (model_.table().matchOver() && model_.table().company().oneHand) {
            start(true);
        } else if (model_.table().matchOver()) {
            showNewMatch();
        } else {
            model_.table().nextHand();
            showTable();
        }
    }
    void take(const Choice& wanted) {
        setChoice(wanted);
        emit choiceMade();
    }

    [[nodiscard]] Model& model() const { return model_; }

private:
    void begin(bool oneHand) override { start(oneHand); }
    void beginNumbered(quint64 number) override { startNumbered(number); }
    // A hand of a match that waits.
    [[nodiscard]] bool isPlayedOn() const {
        return !playedOn_.from.isEmpty() && playedOn_.place == model_.table().place();
    }
    void backToMatch() override {
        if (!isPlayedOn())
            return;
        const QString from = playedOn_.from;
        model_.table().resume(from);
        if (model_.table().place() == from)
            showTable();
        else
            emit doorsAsked(); // it was thrown away, or could not be read
    }
    // The match at the table waits, unless it is over.
    void playOnFrom(int at) override {
        const auto& table = model_.table();
        const QString from = !table.matchOver() ? table.place() : isPlayedOn() ? playedOn_.from : QString();
        lay(handFrom(reviewed_.match, reviewed_.company, static_cast<std::size_t>(at)));
        playedOn_ = {table.place(), from};
        showPlayedOn();
    }
    // The last hand of a match from there on, with the same people in their places.
    [[nodiscard]] NewMatch handFrom(const MatchRecord& match, const play::Company& company,
                                    std::size_t at) const {
        HandRecord hand = match.hands.back().record;
        hand.actions.resize(at);
        NewMatch wanted = newMatch(seatsOf(hand));
        seatPersonAt(wanted, company.person);
        wanted.match.rules = hand.deal.rules;
        wanted.match.names = match.names;
        wanted.hand = hand;
        wanted.match.draw = match.draw; // who is who at the table follows from it
        wanted.company.known = true;
        return wanted;
    }
    [[nodiscard]] static QString resultOf(const MatchRecord& match, const play::Company& company) {
        const auto& record = match.hands.back().record;
        const auto me = static_cast<Seat>(company.person);
        const tricks::Session<typename Kind::Game> session(record.deal, record.actions);
        return G::Played::told(Kind::Game::view(session.hand(), me), match.names, me);
    }
    void showPlayedOn() {
        backAction()->setVisible(isPlayedOn());
        emit cornerChanged();
    }
    void tell(logs::LogPanel::Story how) {
        tellLog(how);
        reviewAction()->setEnabled(model_.table().handOver());
        tablePage()->updateActions();
        showPlayedOn();
    }
    // From where the review stands.
    void watchHand() override {
        using L = typename G::Lessons;
        if (!watchPage())
            makeWatch(watched_ = new typename G::Table(house().decks.of(G::pack())));
        const auto& record = reviewed_.match.hands.back().record;
        lessons::AnnotatedHand<typename L::Kind> hand;
        hand.title = MatchPages::tr("Your hand");
        hand.introduction = resultOf(reviewed_.match, reviewed_.company);
        hand.names = reviewed_.match.names;
        hand.deal = record.deal;
        hand.actions = record.actions;
        const auto watched =
            watch::watchedOn<L>(*watched_, hand, nullptr, static_cast<Seat>(reviewed_.company.person));
        watchPage()->showHand(watched, {reviewed_.company.person, true});
        if (reviewPage()->at() > 0)
            watchPage()->goTo(watch::stopAfter(watched.stops, reviewPage()->at()));
        house().pages.lay(watchPage());
        watchPage()->focusFirst();
    }
    void saveHand() override { saveHand(model_.table().handRecord()); }
    [[nodiscard]] QStringList cornerParts(const QWidget& page) const override {
        const auto& match = model_.table();
        if (&page == reviewPage() || &page == watchPage())
            return {MatchPages::tr("Review"),
                    reviewed_.company.oneHand
                        ? MatchPages::tr("one hand")
                        : MatchPages::tr("hand %1").arg(numberOfLast(reviewed_.match, reviewed_.company))};
        if (!match.playing())
            return {};
        QStringList parts;
        if (isPlayedOn())
            parts = QStringList{MatchPages::tr("Played on"), MatchPages::tr("your match waits: Ctrl+B")};
        else if (!match.company().oneHand)
            parts = progress(page);
        else if (const auto number = match.handRecord().heading.number)
            parts = QStringList{MatchPages::tr("One hand"), MatchPages::tr("deal %1").arg(*number)};
        else
            parts = QStringList{MatchPages::tr("One hand")};
        if (const int hints = match.notes().hints; hints > 0)
            parts << MatchPages::tr("%n hints", nullptr, hints);
        if (match.notes().unscored)
            parts << MatchPages::tr("unscored");
        return parts;
    }
    void lay(const NewMatch& wanted) {
        model_.table().start(wanted);
        showTable();
    }
    // The person first, unless a hand says otherwise; who plays next has Bice's face and name.
    [[nodiscard]] NewMatch newMatch(int seats) const {
        NewMatch wanted;
        if constexpr (requires { wanted.match.seats; })
            wanted.match.seats = seats;
        setTerms(wanted);
        const auto names = settings::namesAround(settings::loadPeople(house().store), seats);
        for (int i = 0; i < seats; ++i)
            wanted.match.names[static_cast<Seat>(i)] = names[static_cast<std::size_t>(i)];
        wanted.company.seed = QRandomGenerator::system()->generate64();
        wanted.company.levels.assign(static_cast<std::size_t>(seats), choice_.level);
        wanted.company.levels.front().clear();
        return wanted;
    }
    // The first seat deals it: every place has its turn.
    [[nodiscard]] NewMatch numbered(quint64 number) const {
        NewMatch wanted = newMatch(seats());
        wanted.number = number;
        seatPersonAt(wanted, static_cast<int>(number % static_cast<quint64>(seats())));
        return wanted;
    }
    [[nodiscard]] QString numberedDealer(quint64 number) const {
        const NewMatch wanted = numbered(number);
        return wanted.company.person == 0
                   ? MatchPages::tr("You deal.")
                   : MatchPages::tr("%1 deals.").arg(wanted.match.names[static_cast<Seat>(0)]);
    }
    // A hand that was recorded, whoever is named there in their places.
    [[nodiscard]] NewMatch given(const HandRecord& hand) const {
        const int all = seatsOf(hand);
        NewMatch wanted = newMatch(all);
        const QString own = wanted.match.names[static_cast<Seat>(wanted.company.person)];
        for (int i = 0; i < all; ++i)
            if (hand.names[static_cast<Seat>(i)] == own) {
                seatPersonAt(wanted, i);
                break;
            }
        wanted.match.rules = hand.deal.rules;
        wanted.hand = hand;
        for (int i = 0; i < all; ++i)
            if (const QString& name = hand.names[static_cast<Seat>(i)];
                !name.isEmpty() && i != wanted.company.person)
                wanted.match.names[static_cast<Seat>(i)] = name;
        return wanted;
    }
    // The same people with the person at that place.
    static void seatPersonAt(NewMatch& wanted, int place) {
        auto& levels = wanted.company.levels;
        const auto seats = static_cast<int>(levels.size());
        std::rotate(levels.rbegin(), levels.rbegin() + place, levels.rend());
        const auto names = wanted.match.names;
        for (int i = 0; i < seats; ++i)
            wanted.match.names[static_cast<Seat>((i + place) % seats)] = names[static_cast<Seat>(i)];
        wanted.company.person = place;
    }

    // A hand played on as one of its own, and the match it is from, by their places.
    struct PlayedOn {
        QString place, from;
    };

    Model& model_;
    Choice choice_;
    PlayedOn playedOn_;
    typename G::Table* table_;
    typename G::Table* shown_ = nullptr; // on the page that reviews
    // What is gone through there.
    struct Reviewed {
        MatchRecord match;
        play::Company company;
    } reviewed_;
    typename G::Table* watched_ = nullptr; // on the page that shows all hands
};

} // namespace desktop
