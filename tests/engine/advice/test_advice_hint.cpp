// What a seat is told that asks for help: always something, never more than it may know.
#include "advice_hands.h"

#include "minchiate/advice/hint.h"
#include "support/many/one_of_many.h"
#include <algorithm>

using namespace minchiate;
using namespace support;

namespace {

constexpr advice::Effort kLittle{128, 32, 64, 300'000};

SeatView viewAt(const Story& story) {
    const Hand hand = fold(story.deal, story.actions).hand;
    return viewOf(hand, hand.choice()->chooser);
}

// The card of a suit that an option throws as worth nothing.
std::optional<Card> thrown(const advice::Option& option) {
    const auto* play = std::get_if<Play>(&option.action.what);
    const bool worthless = option.reason.kind == players::ReasonKind::ThrowsLeast;
    return play && worthless && isSuitCard(play->card) ? std::optional(play->card) : std::nullopt;
}

} // namespace

class TestHint : public QObject {
    Q_OBJECT

private slots:
    void atEveryDecisionOfAHand();
    void theCardThatComesHome();
    void hiddenCardsChangeNoWord();
    void inHandsOfAllKinds();
    void stoppedItSaysNothing();
};

void TestHint::atEveryDecisionOfAHand() {
    const auto record = handWithMistakes();
    Hand hand(record.deal);
    for (const Action& action : record.actions) {
        const Choice choice = *hand.choice();
        const auto hint = advice::hint(viewOf(hand, choice.chooser), 1, {}, kLittle);
        QVERIFY(hint);
        Hand after = hand;
        QVERIFY(std::holds_alternative<Hand::Events>(after.apply(hint->action())));
        QVERIFY(!hint->reasons.empty());
        QCOMPARE(hint->think, hint->reasons.front().kind);
        QCOMPARE(hint->isOnlyChoice(), !advice::isRealChoice(choice));
        QVERIFY(std::holds_alternative<Hand::Events>(hand.apply(action)));
    }
}

// South, last to play in trick 11: the 30 comes home.
void TestHint::theCardThatComesHome() {
    const auto record = handWithMistakes();
    const Story story{record.deal, {record.actions.begin(), record.actions.begin() + 45}};
    const auto hint = advice::hint(viewAt(story), 1);
    QVERIFY(hint);
    QVERIFY(hint->action() == action(u"S:play T30"));
    QCOMPARE(hint->think, players::ReasonKind::BringsHome);
    const auto behind = [&](const advice::Option& option) {
        return !advice::isAsGood(hint->options.front(), option);
    };
    const auto next = std::ranges::find_if(hint->options, behind);
    QVERIFY(next != hint->options.end() && next->points < hint->options.front().points - 5);
}

void TestHint::hiddenCardsChangeNoWord() {
    const auto record = handWithMistakes();
    int compared = 0;
    for (std::size_t at = 1; at < 70; at += 3) {
        const auto stories = exchangedBehind(record.deal, std::span(record.actions).first(at), 2);
        if (!stories)
            continue;
        const auto one = advice::hint(viewAt(stories->one), 4, {}, kLittle),
                   other = advice::hint(viewAt(stories->other), 4, {}, kLittle);
        QVERIFY(one && other);
        QCOMPARE(one->think, other->think);
        QVERIFY(one->reasons == other->reasons);
        QCOMPARE(one->options.size(), other->options.size());
        for (std::size_t i = 0; i < one->options.size(); ++i)
            QVERIFY(one->options[i].action == other->options[i].action &&
                    one->options[i].points == other->options[i].points &&
                    one->options[i].error == other->options[i].error);
        ++compared;
    }
    QVERIFY(compared > 10);
}

// Hands made by chance come to everything: many robbed cards, falls, hidden versicole, all switches.
void TestHint::inHandsOfAllKinds() {
    PerSeat<int> asked{};
    std::array<int, 4> kinds{};
    int lowest = 0; // of cards that come to the same
    for (std::uint64_t number = 0; number < 60; ++number) {
        const RandomHand made = randomHand(number);
        Hand hand(made.deal);
        for (std::size_t at = 0; at < made.actions.size(); ++at) {
            const Choice choice = *hand.choice();
            const bool early = !std::holds_alternative<PlayChoice>(choice.among);
            if (early || at % 16 == number % 16) {
                const auto hint = advice::hint(viewOf(hand, choice.chooser), 1, {}, {32, 0, 32, 50'000});
                QVERIFY(hint);
                const advice::Option& named = hint->options.front();
                for (const advice::Option& other : hint->options)
                    if (const auto card = thrown(named), its = thrown(other);
                        card && its && suitOf(*card) == suitOf(*its) && *card != *its &&
                        advice::isAsGood(named, other)) {
                        QVERIFY2(strength(*card) < strength(*its), code(*card).c_str());
                        ++lowest;
                    }
                Hand after = hand;
                QVERIFY(std::holds_alternative<Hand::Events>(after.apply(hint->action())));
                ++kinds[choice.among.index()];
                ++asked[choice.chooser];
            }
            QVERIFY(std::holds_alternative<Hand::Events>(hand.apply(made.actions[at])));
        }
    }
    for (int kind : kinds)
        QVERIFY(kind > 10);
    QVERIFY(lowest > 10);
}

void TestHint::stoppedItSaysNothing() {
    const auto record = handWithMistakes();
    std::stop_source source;
    source.request_stop();
    const Story story{record.deal, {record.actions.begin(), record.actions.begin() + 45}};
    QVERIFY(!advice::hint(viewAt(story), 1, source.get_token()));
    QVERIFY(!advice::hint(viewOf(fold(record.deal, record.actions).hand, Seat::S), 1));
}

VERSICOLA_WINDOW_TEST(TestHint)
#include "test_advice_hint.moc"
