// The cousins' lessons alike: what their words may say of any hand, of cards without one, and ladders that
// cannot be read.
#include "bolognese/lessons/kind.h"
#include "bolognese_row.h"
#include "cuatrola/lessons/kind.h"
#include "cuatrola_row.h"
#include "places.h"
#include "records/atomic_file.h"
#include "records/safe_json.h"
#include "support/many/one_of_many.h"
#include "tarot/lessons/kind.h"
#include "tarot_row.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

class TestCousinLessons : public QObject {
    Q_OBJECT

    using LessonFault = lessons::LessonFault;

    template<class K>
    static typename K::Table tableFrom(const QJsonObject& object) {
        const auto read = K::tableOf(object, {});
        if (!std::holds_alternative<typename K::Table>(read))
            qFatal("the test's own table is wrong");
        return std::get<typename K::Table>(read);
    }
    template<class K>
    void spreadOut(const QString& codes, const QString& suit, const QString& action) {
        auto table = tableFrom<K>({{QStringLiteral("spread"), codes}});
        const auto deal = [](int number) {
            return tableFrom<K>(
                {{QStringLiteral("deal"), number}, {QStringLiteral("dealer"), QStringLiteral("S")}});
        };
        lessons::Scene<K> scene;
        scene.table = &table;
        const auto all = lessons::asSet(*K::cardListOf(codes));
        QVERIFY(table.cards() == all);
        QCOMPARE(K::cardsThat(QStringLiteral("suit ") + suit, all, scene)->size(), 2);
        for (const char* words : {"suit X", "legal", "pretty ones"})
            QVERIFY2(!K::cardsThat(QLatin1String(words), all, scene), words);
        for (const char* name :
             {"dealer", "leader", "mano",    "winner", "won",         "wins",     "best",    "led",
              "legal",  "trumps", "upcard",  "called", "contract",    "declarer", "count",   "tricks",
              "needs",  "given",  "in-pile", "score",  "game-points", "sung",     "strength"})
            for (const char* of : {"", "NS", "S"})
                QVERIFY2(!K::factOf({QLatin1String(name), QLatin1String(of)}, scene), name);
        QVERIFY(table.held(typename K::Game::Seat{}).empty());
        QVERIFY(!table.over() && !table.choice() && !K::isBeginning(table));
        QVERIFY(!K::waitsFor(K::AskKind::Play, scene));
        const auto outcome = table.apply(*K::actionOf(action));
        QVERIFY(std::holds_alternative<typename K::Game::Refusal>(outcome));
        QVERIFY(K::isBeginning(deal(7)));
        QVERIFY(table == table && deal(7) == deal(7));
        QVERIFY(!(deal(7) == deal(8)) && !(deal(7) == table) && !(table == deal(7)));
        QVERIFY(!(table == tableFrom<K>({{QStringLiteral("spread"), QString(codes).left(5)}})));
    }
    template<class K, class Row>
    void factsOf() {
        int over = 0, told = 0;
        for (std::uint64_t number = 0; number < 240; ++number) {
            const auto record = Row::anyHand(number);
            auto actions = record.actions;
            if (number % 2 == 0)
                actions.resize(number * 7 % (actions.size() + 1));
            const typename K::Table table(fold(record.deal, actions).hand);
            lessons::Scene<K> scene;
            scene.table = &table;
            const auto fact = [&](const char* name, const char* of = "") {
                return K::factOf({QLatin1String(name), QLatin1String(of)}, scene);
            };
            const auto& tricks = table.tricks();
            const bool lies = !tricks.empty() && !tricks.back().winner,
                       gathered = tricks.size() > (lies ? 1u : 0u);
            QCOMPARE(fact("winner").has_value(), gathered);
            QVERIFY(!fact("wins") || lies);
            QVERIFY(fact("dealer"));
            const auto now = table.choice();
            QCOMPARE(fact("legal").has_value(), now && K::toPlay(*now));
            for (const char* name : {"leader",
                                     "mano",
                                     "won",
                                     "best",
                                     "led",
                                     "trumps",
                                     "upcard",
                                     "called",
                                     "contract",
                                     "declarer",
                                     "partner",
                                     "count",
                                     "count-sequences",
                                     "count-cricche",
                                     "count-twos",
                                     "count-last",
                                     "count-accusi",
                                     "sequences-made",
                                     "cricche-made",
                                     "tricks",
                                     "needs",
                                     "need",
                                     "given",
                                     "in-pile",
                                     "pile",
                                     "score",
                                     "margin",
                                     "each",
                                     "three",
                                     "coefficient",
                                     "bouts",
                                     "game-points",
                                     "sung",
                                     "accused",
                                     "strength"})
                for (const char* of : {"", "NS", "EW", "S", "E", "declarer", "defence", "Q"})
                    if (const auto found = fact(name, of)) {
                        QVERIFY(K::lengthOf(*found) >= 1);
                        ++told;
                    }
            const auto all = table.cards();
            for (const char* words :
                 {"legal", "bouts", "courts", "court", "trumps", "kings", "tarocchi", "made", "suit C"})
                if (const auto some = K::cardsThat(QLatin1String(words), all, scene))
                    QVERIFY2(all.containsAll(*some), words);
            for (const char* text : {"hand:S", "hand:E", "seat:N", "trick", "pile:NS", "pile:EW",
                                     "pile:declarer", "pile:defence", "chien", "score", "spread"})
                if (const auto spot = K::spotOf(QLatin1String(text))) {
                    const auto lying = K::cardsAt(*spot, table, scene.you);
                    QVERIFY2(all.containsAll(lying), text);
                    QVERIFY2(lying.empty() || K::isThere(*spot, table, scene.you), text);
                }
            over += table.over() ? 1 : 0;
        }
        QVERIFY(over >= 120 && told > 1000);
    }

private slots:
    // Of cards laid out in the open no hand is told, and none is played; of a deal that is dealt again all is
    // the same.
    void tablesWithoutAHand() {
        spreadOut<cuatrola_lessons::Kind>(QStringLiteral("DA CK C3"), QStringLiteral("C"),
                                          QStringLiteral("S:play CK"));
        spreadOut<bolognese_lessons::Kind>(QStringLiteral("DA CK C7"), QStringLiteral("C"),
                                           QStringLiteral("S:play CK"));
        spreadOut<tarot_lessons::Kind>(QStringLiteral("DK HK H3"), QStringLiteral("H"),
                                       QStringLiteral("S:play HK"));
    }

    // Of hands by chance, wherever they stand: what a text may say is there when it can be, and speaks of
    // what lies there.
    void factsOfAnyHand() {
        factsOf<cuatrola_lessons::Kind, support::cuatrolas::Row>();
        factsOf<bolognese_lessons::Kind, support::bologneses::Row>();
        factsOf<tarot_lessons::Kind, support::tarots::Row>();
    }

    // A ladder is read whole, or the file is told that cannot be.
    void laddersAreRefused_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("what"); // nothing: the file is not there
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<int>("fault");
        const auto row = [](const char* file, const char* what, const char* by, LessonFault fault) {
            QTest::addRow("%s: %s", file, by)
                << QString::fromLatin1(file) << QByteArray(what) << QByteArray(by) << static_cast<int>(fault);
        };
        const char *book = "rules/cuatrola/book.json", *glossary = "rules/cuatrola/glossary.json",
                   *second = "lessons/cuatrola/01-always-higher.json",
                   *hand = "lessons/cuatrola/one-against-two.hand.json";
        row(book, "", "nothing", LessonFault::Json);
        row(book, "{", "[", LessonFault::Json);
        row(book, "\"rules\"", "\"ruels\"", LessonFault::Missing);
        row(glossary, "", "nothing", LessonFault::Json);
        row(glossary, "\"forms\": [", "\"forms\": [5, ", LessonFault::Mistyped);
        row(second, "\"steps\"", "\"stepts\"", LessonFault::Missing);
        row(second, "\"number\": 1", "\"number\": 0", LessonFault::NotTheSame);
        row(second, "\"number\": 1", "\"title\": \"\"", LessonFault::NotTheSame);
        row(second, "\"id\": \"always-higher\"", "\"id\": \"never-higher\"", LessonFault::NotTheSame);
        row(hand, "\"at\": 1,", "\"at\": -1,", LessonFault::Mistyped);
    }
    void laddersAreRefused() {
        QFETCH(QString, file);
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, by);
        QFETCH(int, fault);
        const QTemporaryDir folder;
        for (const char* part : {"/rules/cuatrola", "/lessons/cuatrola"}) {
            QVERIFY(QDir().mkpath(folder.path() + QLatin1String(part)));
            const QDir from(QStringLiteral(RESOURCES) + QLatin1String(part));
            for (const QString& name : from.entryList(QDir::Files))
                QVERIFY(QFile::copy(from.filePath(name), folder.path() + QLatin1String(part) + u'/' + name));
        }
        const QString path = folder.filePath(file);
        QByteArray text = std::get<QByteArray>(records::readFile(path));
        QVERIFY(QFile::remove(path));
        if (!what.isEmpty()) {
            QVERIFY(text.contains(what));
            text.replace(text.indexOf(what), what.size(), by);
            QVERIFY(!records::writeAtomically(path, text));
        }
        const auto read = lessons::loadLadder<cuatrola_lessons::Kind>(folder.path());
        const auto* error = std::get_if<cuatrola_lessons::FileError>(&read);
        QVERIFY(error);
        QVERIFY2(path.startsWith(error->file), qPrintable(error->file));
        QCOMPARE(static_cast<int>(error->error.fault), fault);
    }
};

VERSICOLA_TEST(TestCousinLessons)
#include "test_cousin_lessons.moc"
