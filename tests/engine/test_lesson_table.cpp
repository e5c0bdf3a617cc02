// A lesson's table plays as a hand does, and a lesson taken step by step says what it should and forgets what
// went wrong.
#include "minchiate/lessons/kind.h"
#include "minchiate/lessons/ladder.h"
#include "places.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace minchiate;
using namespace minchiate_lessons;
using support::cards;

namespace {

Table tableFrom(const QByteArray& json) {
    const auto read = Kind::tableOf(QJsonDocument::fromJson(json).object(), ".");
    if (!std::holds_alternative<Table>(read))
        qFatal("the test's own table is wrong: %s", json.constData());
    return std::get<Table>(read);
}

} // namespace

class TestLessonTable : public QObject {
    Q_OBJECT

private slots:
    void m6_playsAsAHandDoes();
    void actionsOutOfPlaceAreRefused();
    void cardsInShort();
    void shownCardsLieOpenUntilTheyArePlayed();
    void filesOutsideTheFolderAreNotRead();
    void picks();
    void aWrongLineIsShownAndTakenBack();
    void aFallenHandIsChosenFor();
    void m6_10_fallsByItselfBeforeTheFirstCard();
};

// The same cards from the same deal: as a Hand, and as a position made of the four hands.
void TestLessonTable::m6_playsAsAHandDoes() {
    int compared = 0;
    for (std::uint64_t number = 1; number <= 200; ++number) {
        const support::RandomHand made = support::randomHand(number);
        const Folded folded = fold(made.deal, made.actions);
        const Hand& hand = folded.hand;
        QVERIFY(hand.result());
        PositionParts parts;
        parts.rules = made.deal.rules;
        parts.hands = hand.dealtHands();
        parts.leader = hand.tricks().front().leader;
        const auto position = Position::of(parts);
        QVERIFY(std::holds_alternative<Position>(position));
        Table table(Playing(std::get<Position>(position), parts.rules, Tally(parts.rules.restiAtEndOnly)));
        for (const Action& action : made.actions)
            if (std::holds_alternative<Play>(action.what) || std::holds_alternative<Fall>(action.what)) {
                const auto now = table.choice();
                QVERIFY(now && now->seat == action.seat);
                QVERIFY(std::holds_alternative<Events>(table.apply(action)));
            }
        QVERIFY(table.tricks() == hand.tricks());
        for (Side side : kSides) {
            QCOMPARE(support::codesOf(table.captured(side)),
                     support::codesOf(hand.position().captured(side)));
            QCOMPARE(table.result()->count[side].total(), hand.result()->count[side].total());
        }
        QVERIFY(table.result()->cappotto == hand.result()->cappotto);
        std::vector<CardSet> dead, deadInHand; // the deal's marks and declarations are not the position's
        for (const Mark& mark : table.tally().marks())
            dead.push_back(mark.cards);
        for (const Mark& mark : hand.tally().marks())
            if (mark.cause == Cause::Death)
                deadInHand.push_back(mark.cards);
        QVERIFY(dead == deadInHand);
        ++compared;
    }
    QCOMPARE(compared, 200);
}

void TestLessonTable::actionsOutOfPlaceAreRefused() {
    const Table start = tableFrom(
        R"({"play": {"hands": {"S": "S5 SK T9", "E": "S7 T10", "N": "SA S2", "W": "B4 T33"},
            "leader": "E", "trick": "S4 SN T8"}})");
    const auto whyNot = [&](const char* text) -> std::optional<Why> {
        Table table = start;
        const auto outcome = table.apply(support::action(QString::fromLatin1(text)));
        const auto* refusal = std::get_if<Refusal>(&outcome);
        return refusal && table == start ? std::optional(refusal->why) : std::nullopt;
    };
    QVERIFY(whyNot("S:play S5") == Why::KingRule);
    QVERIFY(whyNot("S:play T9") == Why::KingRule);
    QVERIFY(whyNot("S:play D2") == Why::NotHeld);
    QVERIFY(whyNot("E:play S7") == Why::OtherSeat);
    QVERIFY(whyNot("S:fall") == Why::FallWithTrumps);
    QVERIFY(whyNot("S:cut 20") == Why::CutTwice);
    QVERIFY(whyNot("S:discard S5") == Why::DiscardNone);
    QVERIFY(whyNot("S:declare") == Why::NothingToDeclare);
    QVERIFY(!whyNot("S:play SK"));
    Table spread{LaidOut{{trump(1)}, {}, {}}};
    QVERIFY(std::holds_alternative<Refusal>(spread.apply(support::action(u"S:play T1"))));
}

void TestLessonTable::cardsInShort() {
    QCOMPARE(support::codesOf(*Kind::cardListOf("T28-T31 M CK")), "T28 T29 T30 T31 M CK");
    QCOMPARE(support::codesOf(*Kind::cardListOf("T40-T38")), "T40 T39 T38");
    for (const char* wrong : {"", "T28 T28", "T28-T30 T29", "CK-C5", "T0-T3", "T28 ", "T28-", "-T3", "M-T3"})
        QVERIFY2(!Kind::cardListOf(wrong), wrong);
}

void TestLessonTable::shownCardsLieOpenUntilTheyArePlayed() {
    Table table = tableFrom(
        R"({"play": {"hands": {"S": "T20 C3", "E": "S7 SK", "N": "CK T2", "W": "B4 BK"}, "leader": "W",
            "shown": {"W": "BK", "N": "CK T2"}}})");
    QVERIFY(table.shown(Seat::W, Seat::S) == CardSet(*cardOf("BK")));
    QCOMPARE(table.shown(Seat::N, Seat::S).size(), 2);
    QVERIFY(table.shown(Seat::E, Seat::S).empty());
    QVERIFY(Kind::cardsAt({SpotKind::Public, {}, Seat::W, {}}, table, Seat::S) == CardSet(*cardOf("BK")));
    QVERIFY(std::holds_alternative<Events>(table.apply(support::action(u"W:play BK"))));
    QVERIFY(table.shown(Seat::W, Seat::S).empty());

    const QByteArray notHeld = R"({"play": {"hands": {"S": "T20", "E": "S7", "N": "CK", "W": "B4"},
                                   "leader": "W", "shown": {"W": "CK"}}})";
    const auto read = Kind::tableOf(QJsonDocument::fromJson(notHeld).object(), ".");
    QVERIFY(std::get<LessonError>(read).fault == LessonFault::NotThere);
    QCOMPARE(std::get<LessonError>(read).text, QStringLiteral("CK"));
}

void TestLessonTable::filesOutsideTheFolderAreNotRead() {
    for (const char* name : {"../dresden-1798.minchiate", "/etc/passwd", "a\\\\b"}) {
        const QByteArray json = QByteArray(R"({"record": ")") + name + R"("})";
        const auto read = Kind::tableOf(QJsonDocument::fromJson(json).object(), ".");
        QVERIFY2(std::get<LessonError>(read).fault == LessonFault::Mistyped, name);
    }
    const auto missing = Kind::tableOf(QJsonObject{{"record", "none.minchiate"}}, ".");
    QVERIFY(std::get<LessonError>(missing).fault == LessonFault::Record);
    const auto read = Kind::tableOf(QJsonObject{{"record", "dresden-1798.json"}, {"until", 5}}, TEST_DATA);
    QCOMPARE(std::get<Table>(read).tally().net(), -45); // East has declared
}

void TestLessonTable::picks() {
    const Table table{LaidOut{*Kind::cardListOf("D3 CK DA T1"), {}, {}}};
    const Scene scene{&table, nullptr, Seat::S, {}, {}, {}};
    const CardSet all = cards(u"D3 CK DA T1");
    QCOMPARE(support::codesOf(*Kind::cardsThat("winner", all, scene)), "T1");
    QCOMPARE(support::codesOf(*Kind::cardsThat("counters", all, scene)), "CK T1");
    QCOMPARE(support::codesOf(*Kind::cardsThat("round", all, scene)), "CK DA D3");
    QVERIFY(!Kind::cardsThat("pretty ones", all, scene));
    const Table lead{LaidOut{*Kind::cardListOf("D3 CK DA"), {}, {}}};
    QCOMPARE(support::codesOf(*Kind::cardsThat("winner", all, Scene{&lead, nullptr, Seat::S, {}, {}, {}})),
             "DA");
}

void TestLessonTable::aWrongLineIsShownAndTakenBack() {
    const auto read = readLesson(R"({"format": "versicola-lesson", "version": 1, "id": "x", "title": "x",
        "goal": "x", "steps": [{"words": "x", "ask": "play", "hints": ["a", "b"],
        "table": {"play": {"hands": {"S": "T20 T40", "E": "S7 T30", "N": "CK C2", "W": "B4 B5"}, "leader": "S"}},
        "answers": [{"cards": "T40", "right": true, "say": "y", "then": ["E:play T30", "N:play C2", "W:play B4"]},
                    {"say": "n", "then": ["E:play T30", "N:play C2", "W:play B4"]}]}, {"words": "z"}]})",
                                 ".");
    QVERIFY(std::holds_alternative<Lesson>(read));
    const auto& lesson = std::get<Lesson>(read);
    const auto begun = begin(lesson);
    const auto& start = std::get<Progress>(begun);

    const Reply wrong = reply(lesson, start, PlayCard{trump(20)});
    QVERIFY(wrong.verdict == Verdict::Wrong);
    QCOMPARE(wrong.answer, 1);
    QCOMPARE(wrong.shown.tally().net(), -5); // the 20 has died before our eyes
    QVERIFY(wrong.next.table == start.table && wrong.next.step == 0);
    QCOMPARE(support::codesOf(wrong.next.table.held(Seat::S)), "T40 T20");

    const Reply refused = reply(lesson, start, PlayCard{trump(1)});
    QVERIFY(refused.verdict == Verdict::Refused && refused.refusal && refused.shown == start.table);

    const Reply right = reply(lesson, start, PlayCard{trump(40)});
    QVERIFY(right.verdict == Verdict::Right);
    QCOMPARE(right.next.step, 1);
    QCOMPARE(right.next.table.tally().net(), 5);
    QVERIFY(!right.next.over(lesson));
    QVERIFY(reply(lesson, right.next, GoOn{}).next.over(lesson));
    QVERIFY(reply(lesson, right.next, LayPoints{3}).verdict == Verdict::Unanswered); // not what is asked
    QVERIFY(reply(lesson, start, PlayCard{trump(40)}).shown == right.shown);         // nothing is remembered
}

void TestLessonTable::aFallenHandIsChosenFor() {
    const Table table = tableFrom(
        R"({"play": {"hands": {"S": "T20", "E": "CK S4", "N": "T9 C8", "W": "T12 D9"}, "leader": "S",
            "trick": "T22", "fallen": "E"}})");
    const auto now = table.choice();
    QVERIFY(now->seat == Seat::E && now->chooser == Seat::S);
    const SeatView view = table.seenBy(Seat::S);
    QVERIFY(view.choice == now);
    QCOMPARE(support::codesOf(view.openHands[Seat::E]), "CK S4");
    QVERIFY(!table.seenBy(Seat::N).choice);
}

// With autoFall whoever is first asked for a card falls before it is played, here as in a hand.
void TestLessonTable::m6_10_fallsByItselfBeforeTheFirstCard() {
    PositionParts parts;
    parts.rules.autoFall = true;
    parts.hands[Seat::S] = cards(u"S5 S6");
    parts.hands[Seat::E] = cards(u"S7 S8");
    parts.hands[Seat::N] = cards(u"T1 T2");
    parts.hands[Seat::W] = cards(u"T3 T4");
    parts.leader = Seat::E;
    const auto position = std::get<Position>(Position::of(parts));
    const Table table(Playing(position, parts.rules, Tally()));
    QVERIFY(table.position()->hasFallen(Seat::E));
    QVERIFY(!table.position()->hasFallen(Seat::S)); // not asked yet
    QVERIFY(table.seenBy(Seat::S).openHands[Seat::E] == cards(u"S7 S8"));
    QCOMPARE(table.seenBy(Seat::S).fellIn[Seat::E], 20);
}

VERSICOLA_TEST(TestLessonTable)
#include "test_lesson_table.moc"
