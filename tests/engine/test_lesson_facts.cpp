// What the engine says where a lesson's text has a placeholder: of a table by hand from the rules, of hands
// by chance.
#include "minchiate/lessons/kind.h"
#include "minchiate/records/action_text.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "support/table_text.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace minchiate;
using namespace minchiate_lessons;

class TestLessonFacts : public QObject {
    Q_OBJECT

    static Table tableFrom(const QByteArray& json) {
        const auto read = Kind::tableOf(QJsonDocument::fromJson(json).object(), ".");
        if (!std::holds_alternative<Table>(read))
            qFatal("the test's own table is wrong: %s", json.constData());
        return std::get<Table>(read);
    }
    static std::optional<Fact> fact(const char* name, const char* of, const Table& table) {
        return Kind::factOf({name, of}, Scene{&table, nullptr, Seat::S, 5, {}, {}});
    }

private slots:
    void factsOfATable();
    void eachFact_data();
    void eachFact();
    void m5_11_whatIsOut();
    void factsOfAnyHand();
};

void TestLessonFacts::factsOfATable() {
    Table table = tableFrom(
        R"({"play": {"hands": {"S": "T20 C3", "E": "S7", "N": "CK", "W": "B4"}, "leader": "E",
            "trick": "T3 S2 T13", "captured": {"NS": "T10 T30 C4 C5", "EW": "CA CJ M B5"},
            "score": {"side": "EW", "points": 7}}})");
    const Table before = table;
    QCOMPARE(std::get<int>(*fact("value", "T13 T40 T29", table)), 15);
    QCOMPARE(std::get<int>(*fact("versicole", "T28-T30 M", table)), 20);
    QCOMPARE(std::get<Seat>(*fact("wins", "", table)), Seat::W);
    QCOMPARE(std::get<int>(*fact("net", "", table)), 7);
    QCOMPARE(std::get<Score>(*fact("score", "", table)).points, -7);
    QCOMPARE(std::get<int>(*fact("number", "free-cards", table)), 42);
    QCOMPARE(std::get<int>(*fact("number", "fola", table)), 13);
    QCOMPARE(std::get<int>(*fact("resti-for", "61", table)), 2);
    QVERIFY(!fact("winner", "", table) && !fact("dead", "", table) && !fact("gain", "", table));
    QVERIFY(!fact("card", "T41", table) && !fact("value", "", table) && !fact("nonsense", "", table));

    QVERIFY(std::holds_alternative<Events>(table.apply(support::action(u"S:play T20"))));
    QCOMPARE(std::get<Seat>(*fact("winner", "", table)), Seat::S);
    QCOMPARE(std::get<int>(*fact("mark", "", table)), 5);
    QCOMPARE(std::get<int>(*fact("count-versicole", "NS", table)), 15); // 10–20–30
    const Scene scene{&table, &before, Seat::S, 5, {}, {}};
    QCOMPARE(std::get<int>(*Kind::factOf({"gain", ""}, scene)), 8); // T3 and T13
    QVERIFY(!Kind::factOf({"cost", ""}, scene));
    const Scene theirs{&table, &before, Seat::E, 5, {}, {}};
    QCOMPARE(std::get<int>(*Kind::factOf({"cost", ""}, theirs)), 8);
}

void TestLessonFacts::eachFact_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("of");
    QTest::addColumn<QString>("says"); // on a trick to be won by South's 20 (M6.2)
    const auto row = [](const char* name, const char* of, const char* says) {
        QTest::addRow("%s %s", name, of) << name << of << says;
    };
    row("led", "", "trumps");
    row("wins", "", "W");
    row("legal", "", "T20");
    row("highest", "T3 T20 C4", "T20");
    row("lowest", "T3 T20 C4", "C4");
    row("ranked", "T3 T20 T11", "T20 T11 T3");
    row("counters", "T1 T11 CK", "2"); // M2.3
    row("seat", "N", "N");
    row("in-pile", "NS", "4");
    row("mark", "", "7"); // what was marked before
    row("resti-for", "60", "1");
    row("number", "least-cut", "13"); // M5.2
    // Of nobody, of nothing, or not yet.
    for (const char* name : {"winner", "dead", "home", "paid", "resti", "final-net", "robbed", "turned",
                             "taken", "fola", "owed", "gain", "cost", "worth"})
        row(name, "", "nothing");
    row("marked", "EW", "nothing");
    row("highest", "X", "nothing");
    row("in-pile", "Q", "nothing");
    row("resti-for", "many", "nothing");
    row("number", "everything", "nothing");
    row("seat", "Q", "nothing");
    row("suit", "X", "nothing");
    row("suit", "CC", "nothing");
    row("count", "Q", "nothing");
    row("counted", "NS", "nothing");
    row("upcard", "S", "nothing");
    row("upcard", "Q", "nothing");
    row("out", "C", "nothing");
    row("suit", "T", "trumps");
}

void TestLessonFacts::eachFact() {
    QFETCH(const QString, name);
    QFETCH(const QString, of);
    const Table table = tableFrom(
        R"({"play": {"hands": {"S": "T20 C3", "E": "S7", "N": "CK", "W": "B4"}, "leader": "E",
            "trick": "T3 S2 T13", "captured": {"NS": "T10 T30 C4 C5", "EW": "CA CJ M B5"},
            "score": {"side": "EW", "points": 7}}})");
    const auto told = Kind::factOf({name, of}, Scene{&table, nullptr, Seat::S, {}, {}, {}});
    const auto text = [&]() -> QString {
        if (!told)
            return QStringLiteral("nothing");
        if (const int* number = std::get_if<int>(&*told))
            return QString::number(*number);
        if (const auto* seat = std::get_if<Seat>(&*told))
            return records::seatText(*seat);
        if (const auto* one = std::get_if<OneCard>(&*told))
            return records::cardText(one->card);
        if (const auto* suit = std::get_if<Suit>(&*told))
            return *suit == Suit::Trumps ? QStringLiteral("trumps") : QStringLiteral("another suit");
        QStringList codes;
        if (const auto* many = std::get_if<CardsInOrder>(&*told))
            for (Card card : many->cards)
                codes << records::cardText(card);
        return codes.join(u' ');
    };
    QTEST(text(), "says");
}

// What a learner can know of the suits, once they are announced, is so.
void TestLessonFacts::m5_11_whatIsOut() {
    int compared = 0;
    for (std::uint64_t number = 1; number <= 60; ++number) {
        const support::RandomHand made = support::randomHand(number);
        const std::span<const Action> actions(made.actions);
        const Table table(fold(made.deal, actions.first(actions.size() / 2)).hand);
        const Hand& hand = *table.hand();
        if (hand.announcements().empty() || hand.phase() != Phase::Play)
            continue;
        for (const char* letter : {"C", "D", "S", "B", "T"}) {
            const Suit suit = std::get<Suit>(*fact("suit", letter, table));
            int out = 0;
            for (Seat seat : {Seat::E, Seat::N, Seat::W})
                out += (table.held(seat) & cardsOf(suit)).size();
            QCOMPARE(std::get<int>(*fact("mine", letter, table)),
                     (table.held(Seat::S) & cardsOf(suit)).size());
            if (suit == Suit::Trumps) { // never announced (M5.8)
                QVERIFY(!fact("out", letter, table));
                continue;
            }
            QCOMPARE(std::get<int>(*fact("out", letter, table)), out);
            QCOMPARE(std::get<int>(*fact("in-fola", letter, table)) +
                         std::get<int>(*fact("played", letter, table)) +
                         std::get<int>(*fact("mine", letter, table)) + out,
                     cardsOf(suit).size());
            ++compared;
        }
        QVERIFY(!fact("out", "M", table));
    }
    QVERIFY(compared > 100);
}

// What a text may say is there when it can be, and speaks of what lies there.
void TestLessonFacts::factsOfAnyHand() {
    int over = 0, told = 0;
    for (std::uint64_t number = 1; number <= 160; ++number) {
        const support::RandomHand made = support::randomHand(number);
        std::span<const Action> actions(made.actions);
        if (number % 2 == 0)
            actions = actions.first(number * 5 % actions.size());
        const Table table(fold(made.deal, actions).hand),
            start(fold(made.deal, actions.first(actions.size() / 2)).hand);
        const Scene scene{&table, &start, Seat::S, {}, {}, {}};
        const auto& tricks = table.tricks();
        const bool lies = !tricks.empty() && !tricks.back().winner,
                   gathered = tricks.size() > (lies ? 1u : 0u);
        const auto now = table.choice();
        QCOMPARE(fact("winner", "", table).has_value(), gathered);
        QCOMPARE(fact("legal", "", table).has_value(), now && std::holds_alternative<PlayChoice>(now->among));
        QCOMPARE(fact("resti", "", table).has_value(), table.over());
        QCOMPARE(fact("owed", "", table).has_value(),
                 now && std::holds_alternative<DiscardChoice>(now->among));
        for (const char* name : {"led",
                                 "wins",
                                 "dead",
                                 "home",
                                 "marked",
                                 "paid",
                                 "mark",
                                 "net",
                                 "score",
                                 "gain",
                                 "cost",
                                 "in-pile",
                                 "final-net",
                                 "count",
                                 "count-cards",
                                 "count-versicole",
                                 "count-counters",
                                 "counted",
                                 "robbed",
                                 "turned",
                                 "taken",
                                 "fola",
                                 "upcard",
                                 "out",
                                 "mine",
                                 "played",
                                 "in-fola"})
            for (const char* of : {"", "NS", "EW", "S", "E", "C", "T", "M"})
                if (const auto found = Kind::factOf({QLatin1String(name), QLatin1String(of)}, scene)) {
                    QVERIFY(Kind::lengthOf(*found) >= 1 || name == std::string_view("fola"));
                    ++told;
                }
        for (const char* words : {"winner", "counters", "round", "legal", "trumps", "kings", "suits", "long"})
            if (const auto some = Kind::cardsThat(QLatin1String(words), table.cards(), scene))
                QVERIFY2(table.cards().containsAll(*some), words);
        for (const char* text : {"hand:S", "hand:E", "seat:N", "open:W", "trick", "pile:NS", "fola", "pad",
                                 "spread", "count:cards", "count:net"})
            if (const auto spot = Kind::spotOf(QLatin1String(text)))
                QVERIFY2(table.cards().containsAll(Kind::cardsAt(*spot, table, Seat::S)), text);
        for (Seat seat : kSeats)
            QVERIFY(!now || table.seenBy(seat).choice.has_value() == (now->chooser == seat));
        over += table.over() ? 1 : 0;
    }
    QVERIFY(over >= 80 && told > 2000);
}

VERSICOLA_TEST(TestLessonFacts)
#include "test_lesson_facts.moc"
