// What is heard at a table: of each change the sounds that belong to it, as loud as a person wants them, and
// nothing where nothing is wanted.
#include "at_table.h"
#include "desktop/table/heard.h"
#include "kept_pictures.h"
#include "support/many/one_of_many.h"

#include <QFile>

using sound::Sound;
using table::Scene;

namespace {

Scene ofFour() {
    Scene scene;
    scene.people.resize(4);
    for (table::Person& person : scene.people)
        person.cards = 10;
    return scene;
}

// The same with what cards and people are called.
Scene withNames() {
    Scene scene = ofFour();
    auto pack = std::make_shared<table::Pack>();
    pack->words = [](table::Card card) {
        return table::CardWords{QStringLiteral("card %1").arg(card.id), {}, {}};
    };
    scene.pack = pack;
    for (int seat = 0; seat < 4; ++seat)
        scene.people[static_cast<std::size_t>(seat)].called =
            seat == 0 ? QStringLiteral("You") : QStringLiteral("Seat %1").arg(seat);
    return scene;
}

using Change = void (*)(Scene& before, Scene& after);
using ChangeOfOne = void (*)(Scene& after);
struct Row {
    const char* name;
    Change change;
    std::vector<Sound> heard;
};

const std::vector<Row>& rows() {
    static const std::vector<Row> all{
        {"nothing", [](Scene&, Scene&) {}, {}},
        {"a card is laid",
         [](Scene&, Scene& after) {
             after.trick.plays.push_back({1, {7}});
         },
         {Sound::Laid}},
        {"a card is taken back",
         [](Scene& before, Scene&) {
             before.trick.plays.push_back({1, {7}});
         },
         {}},
        {"a trick is gathered",
         [](Scene& before, Scene&) {
             before.trick.plays = {{0, {1}}, {1, {2}}, {2, {3}}, {3, {4}}};
             before.trick.full = true;
         },
         {Sound::Taken}},
        {"cards are dealt", [](Scene&, Scene& after) { after.people[2].cards = 13; }, {Sound::Dealt}},
        {"a card leaves the hand", [](Scene&, Scene& after) { after.people[2].cards = 9; }, {}},
        {"something is marked",
         [](Scene&, Scene& after) {
             after.marks.push_back({QStringLiteral("The 1"), QStringLiteral("+5")});
         },
         {Sound::Marked}},
        {"another mark in the place of the last",
         [](Scene& before, Scene& after) {
             before.marks.push_back({QStringLiteral("The 1"), QStringLiteral("+5")});
             after.marks.push_back({QStringLiteral("The 13"), QStringLiteral("+5")});
         },
         {Sound::Marked}},
        {"a mark is taken back",
         [](Scene& before, Scene&) {
             before.marks.push_back({QStringLiteral("The 1"), {}});
         },
         {}},
        {"one's turn", [](Scene&, Scene& after) { after.people[0].awaited = true; }, {Sound::Turn}},
        {"still one's turn",
         [](Scene& before, Scene& after) { before.people[0].awaited = after.people[0].awaited = true; },
         {}},
        {"another's turn", [](Scene&, Scene& after) { after.people[3].awaited = true; }, {}},
        {"a first table",
         [](Scene& before, Scene& after) {
             before = {};
             after.people[0].awaited = true;
         },
         {}},
        {"a table of five", [](Scene&, Scene& after) { after.people.resize(5); }, {}},
    };
    return all;
}

// What was played, as "laid 0.70".
class Recorder : public sound::Device {
public:
    explicit Recorder(QStringList& played) : played_(played) {}
    void play(const QString& file, double volume) override {
        played_ << QStringLiteral("%1 %2")
                       .arg(QString(file).section(u'/', -1).section(u'.', 0, 0))
                       .arg(volume, 0, 'f', 2);
    }

private:
    QStringList& played_;
};

} // namespace
Q_DECLARE_METATYPE(ChangeOfOne)

class HeardTest : public QObject {
    Q_OBJECT
    support::KeptDeck deck_;

private slots:
    void cleanup() { sound::setDevice(nullptr); }

    void ofEachChange_data() {
        QTest::addColumn<std::size_t>("row");
        for (std::size_t i = 0; i < rows().size(); ++i)
            QTest::newRow(rows()[i].name) << i;
    }
    void ofEachChange() {
        QFETCH(const std::size_t, row);
        Scene before = ofFour(), after = ofFour();
        rows()[row].change(before, after);
        QVERIFY(table::heardBetween(before, after) == rows()[row].heard);
    }

    // In words, for who does not see it: others' cards and bids, who takes the trick, what is marked.
    void ofEachChangeInWords() {
        const Scene before = withNames();
        QCOMPARE(table::toldBetween(before, before), QStringList());
        Scene after = before;
        after.trick.plays = {{2, {5}}, {0, {6}}}; // one's own too: it has been played
        after.people[1].said = QStringLiteral("garde");
        after.marks = {{QStringLiteral("The 1 dies"), QStringLiteral("+5 them")}};
        QCOMPARE(table::toldBetween(before, after),
                 (QStringList{QStringLiteral("Seat 2: card 5."), QStringLiteral("You: card 6."),
                              QStringLiteral("Seat 1: garde."), QStringLiteral("The 1 dies +5 them.")}));
        Scene full = after;
        full.trick.full = true;
        full.trick.winning = 0;
        QCOMPARE(table::toldBetween(after, full), QStringList(QStringLiteral("You take the trick.")));
        full.trick.winning = 3;
        QCOMPARE(table::toldBetween(after, full), QStringList(QStringLiteral("Seat 3 takes the trick.")));
        full.trick.plays[0].word = QStringLiteral("busso");
        QCOMPARE(table::trickTold(full, full.trick),
                 QStringLiteral("Seat 2: card 5, busso. You: card 6. Seat 3 takes the trick."));
    }

    // What happens before the play, by one change each.
    void ofTheDealInWords_data() {
        QTest::addColumn<ChangeOfOne>("change");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, ChangeOfOne change, const char* told) {
            QTest::newRow(name) << change << QString::fromUtf8(told);
        };
        row(
            "a pass", [](Scene& s) { s.people[2].passed = QStringLiteral("pass"); }, "Seat 2: pass.");
        row(
            "one's own pass", [](Scene& s) { s.people[0].passed = QStringLiteral("pass"); }, "You: pass.");
        row(
            "one's own cards laid away", [](Scene& s) { s.people[0].laidAway = 2; }, "");
        row(
            "a card drawn", [](Scene& s) { s.people[0].drawn = {{9}}; }, "You: card 9.");
        row(
            "cards looked at",
            [](Scene& s) {
                s.looked = {{1}, {2}};
            },
            "card 1, card 2.");
        row(
            "cards laid away", [](Scene& s) { s.people[3].laidAway = 6; }, "Seat 3 lays 6 card(s) away.");
        row(
            "one's own", [](Scene& s) { s.people[0].laidAway = 6; }, "");
        row(
            "the chien",
            [](Scene& s) {
                s.middle.words = QStringLiteral("the chien");
                s.middle.up = {{3}, {4}};
            },
            "the chien: card 3, card 4.");
        row(
            "cards shown", [](Scene& s) { s.middle.up = {{3}}; }, "card 3.");
        row(
            "a sign",
            [](Scene& s) {
                s.notice = table::Notice{{}, QStringLiteral("cups"), {}};
            },
            "cups.");
    }
    void ofTheDealInWords() {
        QFETCH(const ChangeOfOne, change);
        QFETCH(const QString, told);
        const Scene before = withNames();
        Scene after = before;
        change(after);
        QCOMPARE(table::toldBetween(before, after).join(u' '), told);
        const bool inMiddle = !after.middle.up.empty(); // there to be chosen from they are gone along
        QCOMPARE(table::toldBetween(before, after, true).join(u' '), inMiddle ? QString() : told);
    }

    // A card that a companion plays, at a table in a window.
    void asLoudAsWanted_data() {
        QTest::addColumn<bool>("on");
        QTest::addColumn<int>("cards");
        QTest::addColumn<QStringList>("played");
        QTest::newRow("off") << false << 70 << QStringList();
        QTest::newRow("on") << true << 70 << QStringList(QStringLiteral("laid 0.70"));
        QTest::newRow("loud") << true << 100 << QStringList(QStringLiteral("laid 1.00"));
        QTest::newRow("cards alone off") << true << 0 << QStringList();
    }
    void asLoudAsWanted() {
        QFETCH(const bool, on);
        QFETCH(const int, cards);
        QFETCH(const QStringList, played);
        QStringList heard;
        Recorder recorder(heard);
        sound::setDevice(&recorder);
        const auto table = support::tableOf(deck_, {960, 776});
        table::Habits habits;
        habits.tempo = {0, 0, false, false};
        habits.callBackMs = 0;
        habits.sounds.on = on;
        habits.sounds.cards = cards;
        table->setHabits(habits);
        support::lay(*table, support::inPlay("SK S2"));
        QVERIFY(heard.isEmpty()); // a table that is laid anew is quiet
        table->happen(
            minchiate::event::Played{minchiate::Seat::N, minchiate::Seat::N, minchiate::trump(7), 1});
        QVERIFY(support::waitUntil([&] { return table->director().idle(); }));
        QCOMPARE(heard, played);
    }

    void withoutDeviceNothing() {
        sound::setDevice(nullptr);
        QVERIFY(!sound::isPossible());
        sound::play(Sound::Laid, {true, 100, 100, 100});
    }

    // Each is there, small, and as a player wants it: 16 bits, one channel.
    void filesAreThere_data() {
        QTest::addColumn<int>("which");
        for (int i = 0; i <= static_cast<int>(Sound::Turn); ++i)
            QTest::addRow("%s", qPrintable(sound::fileOf(static_cast<Sound>(i)))) << i;
    }
    void filesAreThere() {
        QFETCH(const int, which);
        QFile file(sound::fileOf(static_cast<Sound>(which)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.size() > 1000 && bytes.size() < 20'000);
        QCOMPARE(bytes.first(4), QByteArray("RIFF"));
        QCOMPARE(bytes.mid(22, 2), QByteArray("\1\0", 2));
        QCOMPARE(bytes.mid(34, 2), QByteArray("\20\0", 2));
    }
};

VERSICOLA_WINDOW_TEST(HeardTest)
#include "test_heard.moc"
