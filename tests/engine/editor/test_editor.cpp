// Two cards that change places: what comes of it can be played and is what all have seen, or the reason why
// not is the right one.
#include "minchiate/editor/moment.h"
#include "minchiate/editor/places.h"
#include "support/deals.h"
#include "support/exchange.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"

#include <QTest>

using namespace minchiate;
using editor::Keep;
using editor::Objection;
using editor::Story;
using Because = Objection::Why;

namespace {

Story storyOf(const support::RandomHand& made, std::size_t actions) {
    return {made.deal, {made.actions.begin(), made.actions.begin() + static_cast<std::ptrdiff_t>(actions)}};
}

QStringList seenByAll(const Story& story) {
    return support::publicEvents(support::told({story.deal, story.actions}).events);
}

Card anyCard(tricks::Random& random) {
    return kWholeDeck.nth(static_cast<int>(random.below(97)));
}

// South leads; hands that begin so, played as far as the actions go.
Story played(const PerSeat<QString>& hands, const std::vector<Action>& actions) {
    support::Setup setup;
    setup.dealer = Seat::W;
    setup.hands = hands;
    const support::CutDeal dealt = support::dealFor(setup);
    Story story{dealt.deal, {{tricks::left(setup.dealer), Cut{dealt.cut}}}};
    for (const Action& action : actions)
        story.actions.push_back(action);
    return story;
}

} // namespace

class TestEditor : public QObject {
    Q_OBJECT
private slots:
    void whatAllHaveSeenStays();
    void theRulesAloneStay();
    void thereAndBackIsTheSame();
    void reasons_data();
    void reasons();
    void aDeclaredCardStaysInItsHand();
    void partnersAreThoseThatCan();
    void everyCardLiesInOnePlace();
    void stepsLeadThereAndBack();
    void whatComesAfterGoesOn();
};

// Against the exchange that the tests of hidden knowledge use: the same pairs can change places, and the
// table sees the same.
void TestEditor::whatAllHaveSeenStays() {
    int done = 0, refused = 0;
    for (std::uint64_t number = 0; number < 300; ++number) {
        const support::RandomHand made = support::randomHand(number);
        tricks::Random random(number);
        const auto at = 1 + random.below(static_cast<unsigned>(made.actions.size() - 2));
        const Story story = storyOf(made, at);
        const QStringList before = seenByAll(story);
        for (int pair = 0; pair < 20; ++pair) {
            const Card a = anyCard(random), b = anyCard(random);
            if (a == b)
                continue;
            const auto outcome = editor::exchanged(story, a, b, Keep::Seen);
            if (const auto* other = std::get_if<Story>(&outcome)) {
                ++done;
                QCOMPARE(seenByAll(*other), before);
                const Hand was = editor::handOf(story), is = editor::handOf(*other);
                for (Seat seat : kSeats)
                    QCOMPARE(is.held(seat).size(), was.held(seat).size());
                QCOMPARE(is.fola().size(), was.fola().size());
                QCOMPARE(is.choice().has_value(), was.choice().has_value());
            } else {
                ++refused;
                for (const auto in : {support::In::Deck, support::In::OneHand}) {
                    const auto moved = support::exchanged({story.deal, story.actions}, a, b, in, Seat::S);
                    const bool same = moved &&
                                      (moved->deal != story.deal || moved->actions != story.actions) &&
                                      seenByAll({moved->deal, moved->actions}) == before;
                    const Hand was = editor::handOf(story);
                    const bool known = !support::hiddenFrom(was, Seat::S).contains(a) ||
                                       !support::hiddenFrom(was, Seat::S).contains(b);
                    QVERIFY2(!same || known, qPrintable(QStringLiteral("%1 %2").arg(number).arg(at)));
                }
            }
        }
    }
    QVERIFY2(done > 1000 && refused > 1000, qPrintable(QStringLiteral("%1 %2").arg(done).arg(refused)));
}

// Played cards too: the hand is another, and can be played to its end.
void TestEditor::theRulesAloneStay() {
    int done = 0, more = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        const support::RandomHand made = support::randomHand(number);
        tricks::Random random(number + 1000);
        const auto at = 1 + random.below(static_cast<unsigned>(made.actions.size() - 2));
        const Story story = storyOf(made, at);
        for (int pair = 0; pair < 10; ++pair) {
            const Card a = anyCard(random), b = anyCard(random);
            const auto outcome = editor::exchanged(story, a, b, Keep::Rules);
            const auto* other = std::get_if<Story>(&outcome);
            if (!other)
                continue;
            ++done;
            const auto folded = fold(other->deal, other->actions);
            QVERIFY(!folded.refusal);
            more += std::holds_alternative<Objection>(editor::exchanged(story, a, b, Keep::Seen));
        }
    }
    QVERIFY2(done > 400 && more > 100, qPrintable(QStringLiteral("%1 %2").arg(done).arg(more)));
}

void TestEditor::thereAndBackIsTheSame() {
    int done = 0;
    for (std::uint64_t number = 0; number < 100; ++number) {
        const support::RandomHand made = support::randomHand(number);
        const Story story = storyOf(made, made.actions.size() / 2);
        tricks::Random random(number);
        for (int pair = 0; pair < 20; ++pair) {
            const Card a = anyCard(random), b = anyCard(random);
            const auto there = editor::exchanged(story, a, b, Keep::Seen);
            if (!std::holds_alternative<Story>(there))
                continue;
            const auto back = editor::exchanged(std::get<Story>(there), a, b, Keep::Seen);
            QVERIFY(std::holds_alternative<Story>(back));
            QVERIFY(std::get<Story>(back).deal == story.deal);
            ++done;
        }
    }
    QVERIFY(done > 100);
}

void TestEditor::reasons_data() {
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<int>("why");
    QTest::addColumn<Seat>("seat");
    QTest::addColumn<int>("trick");
    // South led the king of cups, East trumped it: it holds no cup. South led the 40.
    QTest::newRow("a cup to who was void") << "C2"
                                           << "T6" << int(Because::Refused) << Seat::E << 1;
    QTest::newRow("a card that fell") << "T5"
                                      << "S2" << int(Because::Fallen) << Seat::E << 1;
    QTest::newRow("a card turned up") << "SA"
                                      << "B3" << int(Because::TurnedUp) << Seat::N << 0;
    QTest::newRow("itself") << "S3"
                            << "S3" << int(Because::SameCard) << Seat::S << 0;
}

void TestEditor::reasons() {
    QFETCH(QString, one);
    QFETCH(QString, other);
    QFETCH(int, why);
    QFETCH(Seat, seat);
    QFETCH(int, trick);
    const PerSeat<QString> hands{{"CK T40 S3 S5 S6 S7 D2 D3",
                                  "T5 T6 T7 T8 T9 T11 T12 T14 T15 T16 T17 T18 S2 S8 S9 B2 D4 D5 D6 D7 D8",
                                  "C2 C3 B3 S4", "C4 C5 B4"}};
    Story story = played(hands, {});
    const auto card = [](const QString& code) { return *cardOf(code.toStdString()); };
    {
        Hand hand = editor::handOf(story);
        const auto act = [&](Seat by, const QString& code) {
            const Action action{by, Play{card(code)}};
            if (std::holds_alternative<Refusal>(hand.apply(action)))
                qFatal("%s", qPrintable(code));
            story.actions.push_back(action);
        };
        while (hand.answering())
            story.actions.push_back({*hand.answering(), Declare{}}), (void)hand.apply(story.actions.back());
        act(Seat::S, QStringLiteral("CK"));
        while (hand.answering())
            story.actions.push_back({*hand.answering(), Declare{}}), (void)hand.apply(story.actions.back());
        act(Seat::E, QStringLiteral("T5"));
    }
    if (why == int(Because::TurnedUp)) { // whichever it is
        const Hand hand = editor::handOf(story);
        one = QString::fromStdString(code(*hand.turnedUp()[Seat::N]));
        other =
            QString::fromStdString(code((hand.held(Seat::W) - CardSet(*hand.turnedUp()[Seat::W])).first()));
    }
    const auto outcome = editor::exchanged(story, card(one), card(other), Keep::Seen);
    const auto* objection = std::get_if<Objection>(&outcome);
    QVERIFY(objection);
    QCOMPARE(int(objection->why), why);
    if (objection->why != Because::SameCard) {
        QCOMPARE(objection->seat, seat);
        QCOMPARE(objection->trick, trick);
    }
    if (objection->why == Because::Refused)
        QCOMPARE(QString::fromLatin1(ruleOf(objection->refusal->why).data(),
                                     qsizetype(ruleOf(objection->refusal->why).size())),
                 QStringLiteral("M6.2"));
}

// Who declared it had it: the reason says which card (M6.9), and not that nothing could be declared.
void TestEditor::aDeclaredCardStaysInItsHand() {
    int declared = 0;
    for (std::uint64_t number = 0; number < 200; ++number) {
        const support::RandomHand made = support::randomHand(number);
        for (std::size_t at = 1; at < made.actions.size(); ++at) {
            const auto* declare = std::get_if<Declare>(&made.actions[at].what);
            if (!declare || declare->shown.empty())
                continue;
            const Story story = storyOf(made, at + 1);
            const Hand hand = editor::handOf(story);
            const Seat seat = made.actions[at].seat, next = tricks::right(seat);
            for (Card card : declare->shown.front() & hand.held(seat)) {
                const auto outcome = editor::exchanged(story, card, *hand.held(next).begin(), Keep::Seen);
                const auto* objection = std::get_if<Objection>(&outcome);
                QVERIFY(objection);
                if (objection->why == Because::Refused)
                    QVERIFY(objection->refusal->why != minchiate::Why::NothingToDeclare);
                else if (objection->why == Because::Declared)
                    declared += objection->card == card;
            }
        }
    }
    QVERIFY(declared > 0);
}

void TestEditor::partnersAreThoseThatCan() {
    const support::RandomHand made = support::randomHand(11);
    const Story story = storyOf(made, made.actions.size() / 3);
    const Hand hand = editor::handOf(story);
    const Card card = hand.held(Seat::E).first();
    const CardSet partners = editor::partnersOf(story, card, Keep::Seen);
    QVERIFY(!partners.empty() && !partners.contains(card));
    for (Card other : kWholeDeck)
        QCOMPARE(partners.contains(other),
                 std::holds_alternative<Story>(editor::exchanged(story, card, other, Keep::Seen)));
    QVERIFY((partners & setOf(hand.robbed())).empty() || hand.cutter() == Seat::E);
}

void TestEditor::everyCardLiesInOnePlace() {
    for (std::uint64_t number = 0; number < 60; ++number) {
        const support::RandomHand made = support::randomHand(number);
        for (std::size_t at = 1; at <= made.actions.size(); at += 7) {
            const Hand hand = editor::handOf(storyOf(made, at));
            CardSet all;
            int cards = 0;
            for (editor::Place place : editor::kPlaces) {
                const CardSet here = editor::cardsIn(hand, place);
                all |= here;
                cards += here.size();
                for (Card card : here)
                    QCOMPARE(editor::placeOf(hand, card), place);
            }
            QCOMPARE(cards, kDeckSize);
            QCOMPARE(all, kWholeDeck);
        }
    }
}

void TestEditor::stepsLeadThereAndBack() {
    for (std::uint64_t number = 0; number < 40; ++number) {
        const support::RandomHand made = support::randomHand(number);
        editor::Moment moment = editor::momentOf(made.deal, made.actions, 1, 13);
        QVERIFY(!editor::back(moment)); // before the cut nobody holds a card
        int steps = 0;
        while (const auto next = editor::on(moment)) {
            QVERIFY(editor::allOf(*next) == made.actions);
            QVERIFY(editor::back(*next) == moment);
            moment = *next;
            ++steps;
        }
        QVERIFY(steps >= 84 && editor::handOf(moment.story).result());
        int tricks = 0;
        while (const auto before = editor::trickBack(moment)) {
            moment = *before;
            ++tricks;
        }
        QVERIFY(tricks >= 21);
        QCOMPARE(moment.story.actions.front(), made.actions.front());
        while (const auto next = editor::trickOn(moment)) {
            moment = *next;
            --tricks;
        }
        QVERIFY(tricks <= 0 && editor::handOf(moment.story).result());
        // A hand that is over is looked at from its first card, another where it stands.
        const std::size_t start = editor::placeToStart(made.deal, made.actions);
        QVERIFY(std::holds_alternative<Play>(made.actions[start].what));
        QVERIFY(std::ranges::none_of(
            made.actions.begin(), made.actions.begin() + static_cast<std::ptrdiff_t>(start),
            [](const Action& action) { return std::holds_alternative<Play>(action.what); }));
        const std::vector<Action> some(made.actions.begin(), made.actions.begin() + 5);
        QCOMPARE(editor::placeToStart(made.deal, some), some.size());
        const Hand hand = editor::handOf(moment.story);
        for (Seat seat : kSeats)
            QVERIFY(editor::seatOf(editor::handPlace(seat)) == seat);
        for (Side side : kSides)
            QVERIFY(editor::cardsIn(hand, editor::tricksPlace(side)) == hand.position().captured(side));
    }
}

// What was to come is done with the cards in each other's place, as far as the rules allow it.
void TestEditor::whatComesAfterGoesOn() {
    int whole = 0, done = 0;
    for (std::uint64_t number = 0; number < 120; ++number) {
        const support::RandomHand made = support::randomHand(number);
        tricks::Random random(number);
        const editor::Moment moment = editor::momentOf(made.deal, made.actions, made.actions.size() / 2, 13);
        for (int pair = 0; pair < 10; ++pair) {
            const Card a = anyCard(random), b = anyCard(random);
            const auto outcome = editor::exchanged(moment, a, b, Keep::Seen);
            const auto* other = std::get_if<editor::Moment>(&outcome);
            if (!other)
                continue;
            ++done;
            const auto folded = fold(other->story.deal, editor::allOf(*other));
            QVERIFY(!folded.refusal);
            whole += folded.hand.result().has_value();
        }
    }
    QVERIFY2(done > 100 && whole > done / 10, qPrintable(QStringLiteral("%1 of %2").arg(whole).arg(done)));
}

VERSICOLA_TEST(TestEditor)
#include "test_editor.moc"
