// The exercises made for everybody: each can be replayed and is clear, some weighed anew say the same; and
// how they are found and chosen.
#include "../advice/advice_hands.h"
#include "made_exercises.h"
#include "minchiate/exercises/finding.h"
#include "minchiate/exercises/own.h"
#include "minchiate/numbered_deal.h"
#include "minchiate/practice/answering.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <set>

using namespace minchiate;
using exercises::Exercise;
using practice::Theme;

class ExercisesTest : public QObject {
    Q_OBJECT
private slots:
    void thereAreAHundredAndEachIsClear();
    void byThemeAndTheEasiestFirst();
    void weighedAnewTheyAgree();
    void foundAgainTheyAreTheSame();
    void hiddenCardsChangeNothing();
    void everyThemeHasItsShare();
    void badFilesAreRefused();
    void allAreWrittenAndRead();
    void ownOnesAreKept();
    void badFilesOfOwnOnes_data();
    void badFilesOfOwnOnes();
    void whatIsNoExercise();
};

void ExercisesTest::thereAreAHundredAndEachIsClear() {
    const auto all = support::madeExercises();
    QCOMPARE(all.size(), std::size_t{100});
    std::set<QString> names;
    for (const Exercise& one : all) {
        const auto& position = one.position;
        QVERIFY(names.insert(position.id).second);
        QCOMPARE(position.hand.deal.deck, numberedDeck(one.deal));
        const Folded folded = fold(position.hand.deal, position.before());
        QVERIFY(!folded.refusal);
        const auto choice = folded.hand.choice();
        QVERIFY(choice && choice->chooser == position.weighed().chooser);
        const auto& weighed = position.weighed();
        const auto right = practice::rightAnswers(position);
        if (const auto* play = std::get_if<PlayChoice>(&choice->among)) {
            QVERIFY(!play->mayFall && play->cards.size() > (one.theme() == Theme::LastTrick ? 1 : 2));
            // Every card that may be played is weighed, and one alone is right.
            CardSet cards;
            for (const advice::Option& option : weighed.options)
                cards.insert(std::get<Play>(option.action.what).card);
            QCOMPARE(cards, play->cards);
            QCOMPARE(right.size(), std::size_t{1});
        } else {
            QVERIFY(std::holds_alternative<DiscardChoice>(choice->among));
            QVERIFY(one.theme() == Theme::Discards && weighed.options.size() > 2);
        }
        const advice::Option* next = exercises::nextOf(weighed);
        QVERIFY(next && advice::isSame(next->action, weighed.done));
        QVERIFY(weighed.best().points - next->points - 2 * next->error >= exercises::kClear);
        QVERIFY(std::abs(one.gap() - (weighed.best().points - next->points)) < 0.01);
    }
}

void ExercisesTest::byThemeAndTheEasiestFirst() {
    const auto all = support::madeExercises();
    std::set<std::pair<quint64, Theme>> ofDeals;
    for (std::size_t i = 0; i < all.size(); ++i) {
        QVERIFY(ofDeals.insert({all[i].deal, all[i].theme()}).second); // no theme of a deal twice
        if (i > 0)
            QVERIFY(std::pair(all[i - 1].theme(), all[i - 1].difficulty) <=
                    std::pair(all[i].theme(), all[i].difficulty));
    }
    QVERIFY(all.back().difficulty > 0);
}

// With other worlds and a third of the thought.
void ExercisesTest::weighedAnewTheyAgree() {
    const auto all = support::madeExercises();
    for (std::size_t i = 3; i < all.size(); i += 12) {
        const auto& position = all[i].position;
        const Hand hand = fold(position.hand.deal, position.before()).hand;
        const auto options = advice::weighed(viewOf(hand, position.weighed().chooser),
                                             {position.weighed().done}, advice::effortOf(8), 77 + i);
        QVERIFY(options.size() > 1);
        const auto right = practice::rightAnswers(position);
        QVERIFY2(std::ranges::any_of(
                     right, [&](const Action& each) { return advice::isSame(each, options.front().action); }),
                 qPrintable(position.id));
        const auto next = std::ranges::find_if(options, [&](const advice::Option& option) {
            return advice::isSame(option.action, position.weighed().done);
        });
        QVERIFY(next != options.end());
        QVERIFY(options.front().points - next->points + 2 * next->error >= exercises::kClear);
    }
}

// The whole making of one deal.
void ExercisesTest::foundAgainTheyAreTheSame() {
    const auto all = support::madeExercises();
    const quint64 deal = all[all.size() / 2].deal;
    const auto again = exercises::found(deal);
    int compared = 0;
    for (const Exercise& one : all)
        if (one.deal == deal) {
            const auto found = std::ranges::find(again, one.position.id,
                                                 [](const Exercise& each) { return each.position.id; });
            QVERIFY(found != again.end());
            QCOMPARE(found->difficulty, one.difficulty);
            QCOMPARE(exercises::toJson(*found), exercises::toJson(one));
            ++compared;
        }
    QVERIFY(compared > 0);
}

// What makes one an exercise follows from what the seat knows.
void ExercisesTest::hiddenCardsChangeNothing() {
    const auto all = support::madeExercises();
    int compared = 0;
    for (std::size_t i = 0; i < all.size() && compared < 6; i += 9) {
        const auto& position = all[i].position;
        const auto stories = support::exchangedBehind(position.hand.deal, position.before(), i);
        if (!stories)
            continue;
        constexpr advice::Effort little{64, 0, 64, 200'000};
        const auto weigh = [&](const support::Story& story) {
            return advice::weighed(viewOf(support::told(story).hand, stories->chooser), {}, little, 5);
        };
        const auto one = weigh(stories->one), other = weigh(stories->other);
        QCOMPARE(one.size(), other.size());
        for (std::size_t k = 0; k < one.size(); ++k) {
            QVERIFY(one[k].action == other[k].action);
            QCOMPARE(one[k].points, other[k].points);
        }
        ++compared;
    }
    QVERIFY(compared >= 4);
}

void ExercisesTest::everyThemeHasItsShare() {
    const auto all = support::madeExercises();
    std::map<Theme, std::size_t> there, taken;
    for (const Exercise& one : all)
        ++there[one.theme()];
    for (const Theme theme :
         {Theme::KingRule, Theme::Counters, Theme::LastTrick, Theme::Versicole, Theme::Discards})
        QVERIFY(there[theme] >= 8);
    const auto some = exercises::chosen(all, 20);
    QCOMPARE(some.size(), std::size_t{20});
    std::set<QString> names;
    for (const Exercise& one : some) {
        ++taken[one.theme()];
        QVERIFY(names.insert(one.position.id).second);
    }
    // Nobody has fewer than another without having given all it has.
    for (const auto& [theme, count] : there)
        for (const auto& [other, many] : taken)
            QVERIFY(taken[theme] == count || taken[theme] + 1 >= many);
    QCOMPARE(exercises::chosen(all, 1000).size(), all.size());
    QVERIFY(exercises::chosen({}, 5).empty());
    QCOMPARE(exercises::chosen(all, 1).size(), std::size_t{1});
    std::vector<Exercise> twice = all; // a deal is asked about once in a theme
    twice.insert(twice.end(), all.begin(), all.end());
    QCOMPARE(exercises::chosen(twice, 1000).size(), all.size());
}

void ExercisesTest::badFilesAreRefused() {
    const auto all = support::madeExercises();
    const QJsonObject good = exercises::toJson(all.front());
    const auto refused = [](const QJsonObject& object) {
        return std::holds_alternative<records::RecordError>(
            exercises::exerciseOf(object, QStringLiteral("$")));
    };
    QVERIFY(!refused(good));
    for (const char* key : {"deal", "actions", "next", "decision", "difficulty"}) {
        QJsonObject bad = good;
        bad.remove(QLatin1String(key));
        QVERIFY2(refused(bad), key);
    }
    for (const auto& [key, value] : {std::pair<const char*, QJsonValue>{"next", QStringLiteral("S:whistle")},
                                     {"next", 5},
                                     {"decision", 5},
                                     {"decision", QJsonObject()},
                                     {"difficulty", QStringLiteral("hard")},
                                     {"difficulty", 1e9},
                                     {"actions", QJsonArray{QStringLiteral("S:play CK")}},
                                     {"actions", QJsonArray{QStringLiteral("S:whistle")}}}) {
        QJsonObject bad = good;
        bad[QLatin1String(key)] = value;
        QVERIFY2(refused(bad), key);
    }
    QJsonObject other = good;
    other[QStringLiteral("deal")] = static_cast<qint64>(all.front().deal + 1); // other cards
    QVERIFY(refused(other));
    // Two that cannot be told apart.
    QJsonObject close = good, decision = good[QStringLiteral("decision")].toObject();
    QJsonArray options = decision[QStringLiteral("options")].toArray();
    QJsonObject best = options[0].toObject();
    best[QStringLiteral("points")] = options[1][QStringLiteral("points")].toDouble() + 7.9;
    options[0] = best;
    decision[QStringLiteral("options")] = options;
    close[QStringLiteral("decision")] = decision;
    QVERIFY(refused(close));
    // Two that are right where one card may be; one alone; and what was done is not the next best.
    QVERIFY(options.size() > 2);
    const auto withOptions = [&](const QJsonArray& others) {
        QJsonObject bad = good, changed = good[QStringLiteral("decision")].toObject();
        changed[QStringLiteral("options")] = others;
        bad[QStringLiteral("decision")] = changed;
        return bad;
    };
    options = good[QStringLiteral("decision")][QStringLiteral("options")].toArray();
    QJsonObject second = options[1].toObject();
    second[QStringLiteral("points")] = options[0][QStringLiteral("points")];
    QJsonArray equal = options;
    equal[1] = second;
    QVERIFY(refused(withOptions(equal)));
    QVERIFY(refused(withOptions({options[0]})));
    QJsonArray turned = options;
    turned[1] = options[2];
    turned[2] = options[1];
    QVERIFY(refused(withOptions(turned)));
    QJsonObject third = good;
    third[QStringLiteral("next")] = options[2][QStringLiteral("action")];
    QVERIFY(refused(third));
}

void ExercisesTest::allAreWrittenAndRead() {
    const auto all = support::madeExercises();
    const QJsonObject written = exercises::toJson(all);
    const auto read = exercises::exercisesOf(written);
    QCOMPARE(exercises::toJson(std::get<std::vector<Exercise>>(read)), written);
    QJsonObject bad = written;
    QJsonArray list = written[QStringLiteral("exercises")].toArray();
    for (const QJsonValue& one : {QJsonValue(5), QJsonValue(QJsonObject())}) {
        list[3] = one;
        bad[QStringLiteral("exercises")] = list;
        const auto refused = exercises::exercisesOf(bad);
        QVERIFY(std::get<records::RecordError>(refused).path.startsWith(QStringLiteral("$.exercises[3]")));
    }
    bad.remove(QStringLiteral("exercises"));
    QVERIFY(std::holds_alternative<records::RecordError>(exercises::exercisesOf(bad)));
}

namespace {

// What somebody makes of the same hand.
practice::Mistake madeAgain(const Exercise& exercise) {
    records::HandRecord hand = exercise.position.hand;
    const auto before = exercise.position.before();
    hand.actions.assign(before.begin(), before.end());
    return std::get<practice::Mistake>(
        exercises::exerciseFrom(hand, QDate(2026, 11, 20), advice::effortOf(1), 1, {}));
}

} // namespace

void ExercisesTest::ownOnesAreKept() {
    const auto all = support::madeExercises();
    const QTemporaryDir folder;
    const QString within = folder.filePath(QStringLiteral("mine")); // made with the first one
    const exercises::OwnExercise first{QStringLiteral("Which card?"), madeAgain(all[0])},
        second{QStringLiteral("And here?"), madeAgain(all[1])};
    {
        exercises::OwnBook book(within);
        QVERIFY(book.all().empty() && !book.damaged() && !book.has(first.position.id));
        QVERIFY(!book.add(first) && !book.add(second));
        QVERIFY(!book.add({QStringLiteral("The same."), first.position})); // it stays as it is
    }
    exercises::OwnBook again(within);
    QCOMPARE(again.all().size(), std::size_t{2});
    QCOMPARE(again.all()[0].question, first.question);
    QCOMPARE(practice::toJson(again.all()[1].position), practice::toJson(second.position));
    QVERIFY(again.has(first.position.id) && !again.has(all[2].position.id));
    // What cannot be read is laid aside.
    const QString name = within + QStringLiteral("/own_exercises.json");
    QFile file(name);
    QVERIFY(file.open(QIODevice::Append));
    file.write("}");
    file.close();
    exercises::OwnBook damaged(within);
    QVERIFY(damaged.damaged() && QFile::exists(damaged.damaged()->file) && damaged.all().empty());
    QVERIFY(!damaged.add(second));
    QCOMPARE(exercises::OwnBook(within).all().size(), std::size_t{1});
    // Where none can be written, none is there; what cannot even be opened stays as it is.
    exercises::OwnBook nowhere(name + QStringLiteral("/below a file"));
    QVERIFY(nowhere.add(first) && nowhere.all().empty());
    QVERIFY(QFile::remove(name) && QDir().mkdir(name));
    exercises::OwnBook barred(within);
    QVERIFY(barred.damaged() && !barred.damaged()->stays.isEmpty());
    QCOMPARE(barred.add(first), std::optional(barred.damaged()->stays));
    QVERIFY(QFileInfo(name).isDir());
}

void ExercisesTest::badFilesOfOwnOnes_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("path");
    const auto row = [](const char* exercise, const char* path) {
        QTest::newRow(exercise)
            << QByteArray(R"({"format": "minchiate-own-exercises", "version": 1, "exercises": )") + exercise +
                   '}'
            << QString::fromLatin1(path);
    };
    QTest::newRow("another format") << QByteArray(R"({"format": "minchiate-hand"})")
                                    << QStringLiteral("$.format");
    row("5", "$.exercises");
    row("[5]", "$.exercises[0]");
    row(R"([{"question": 5, "position": {}}])", "$.exercises[0].question");
    row(R"([{"question": "Which?", "position": 5}])", "$.exercises[0].position");
    row(R"([{"question": "Which?", "position": {}}])", "$.exercises[0].position");
}

void ExercisesTest::badFilesOfOwnOnes() {
    QFETCH(const QByteArray, text);
    QFETCH(const QString, path);
    const auto read = exercises::ownExercisesOf(QJsonDocument::fromJson(text).object());
    QVERIFY(std::holds_alternative<records::RecordError>(read));
    const QString told = std::get<records::RecordError>(read).path;
    QVERIFY2(told.startsWith(path), qPrintable(told));
}

// A hand that is over asks nothing; nor does one who is told to stop answer.
void ExercisesTest::whatIsNoExercise() {
    using exercises::NoExercise;
    const auto all = support::madeExercises();
    const auto& position = all.front().position;
    const QDate day(2026, 11, 20);
    records::HandRecord hand = position.hand;
    const auto before = position.before();
    hand.actions.assign(before.begin(), before.end());
    const auto made = exercises::exerciseFrom(hand, day, advice::effortOf(1), 1, {});
    QVERIFY(std::holds_alternative<practice::Mistake>(made));
    const auto& mistake = std::get<practice::Mistake>(made);
    QCOMPARE(mistake.before().size(), hand.actions.size());
    QVERIFY(!practice::rightAnswers(mistake).empty());
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(std::get<NoExercise>(exercises::exerciseFrom(hand, day, advice::effortOf(1), 1,
                                                         stop.get_token())) == NoExercise::Stopped);
    const support::RandomHand over = support::randomHand(1);
    hand.deal = over.deal;
    hand.actions = over.actions;
    QVERIFY(std::get<NoExercise>(exercises::exerciseFrom(hand, day, advice::effortOf(1), 1, {})) ==
            NoExercise::NoChoice);
    // Nor does one of which every card is as good ask anything; at last there is but one card.
    std::set<NoExercise> why;
    for (int back = 1; back <= 24; ++back) {
        hand.actions.pop_back();
        const auto found = exercises::exerciseFrom(hand, day, {32, 0, 32, 100'000}, 1, {});
        if (const auto* none = std::get_if<NoExercise>(&found))
            why.insert(*none);
    }
    QVERIFY(why == (std::set{NoExercise::NoChoice, NoExercise::AllAsGood}));
}

VERSICOLA_TEST(ExercisesTest)
#include "test_exercises.moc"
