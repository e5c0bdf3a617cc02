// The annotated hands of the cousins: every line is played, every word looked at and short, what comments
// claim of strong play is what it says; and the faults that the checker must find in one.
#include "bolognese/lessons/kind.h"
#include "bolognese/players/levels.h"
#include "cuatrola/lessons/kind.h"
#include "cuatrola/players/levels.h"
#include "lessons/weighing.h"
#include "places.h"
#include "records/safe_json.h"
#include "support/files.h"
#include "support/many/one_of_many.h"
#include "tarot/lessons/kind.h"
#include "tarot/players/levels.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

namespace {

using lessons::LessonFault;

struct Cuatrola {
    using Kind = cuatrola_lessons::Kind;
    static auto considered(const cuatrola::View& view, tricks::Thought& thought) {
        return cuatrola::considered(view, *cuatrola::thinkingOf("master"), thought);
    }
};
struct Bolognese {
    using Kind = bolognese_lessons::Kind;
    static auto considered(const bolognese::View& view, tricks::Thought& thought) {
        return bolognese::considered(view, *bolognese::thinkingOf("master"), thought);
    }
};
struct Tarot {
    using Kind = tarot_lessons::Kind;
    static auto considered(const tarot::View& view, tricks::Thought& thought) {
        return tarot::considered(view, *tarot::thinkingOf("master", 4), thought);
    }
};

template<class K>
QString told(const lessons::LessonError<K>& error) {
    return QStringLiteral("fault %1 in comment %2, %3: %4")
        .arg(static_cast<int>(error.fault))
        .arg(error.step)
        .arg(error.place, error.text);
}

// Of the game, as they come with the program.
template<class G>
std::vector<lessons::AnnotatedHand<typename G::Kind>> hands() {
    const auto loaded = lessons::loadLadder<typename G::Kind>(QStringLiteral(RESOURCES));
    if (const auto* error = std::get_if<lessons::FileError<typename G::Kind>>(&loaded))
        qFatal("%s: %s", qPrintable(error->file), qPrintable(told(error->error)));
    return std::get<lessons::Ladder<typename G::Kind>>(loaded).hands;
}

template<class G>
QString overclaimed(const lessons::AnnotatedHand<typename G::Kind>& hand) {
    QStringList found;
    for (const auto& fault :
         lessons::overclaims(hand, [&](int at) { return lessons::weighedAt(hand, at, G::considered); }))
        found << told(fault);
    return found.join(u'\n');
}

template<class G>
QString faults(const lessons::AnnotatedHand<typename G::Kind>& hand) {
    QStringList found;
    for (const auto& fault : lessons::faultsOf(hand))
        found << told(fault);
    return found.join(u'\n');
}

// Words of a text as it will be read.
template<class K>
int length(const QString& text, const lessons::AnnotatedHand<K>& hand, const lessons::Comment<K>& comment,
           const lessons::Alternative<K>* alternative) {
    const auto pieces = lessons::piecesOf(text);
    int words = 0;
    for (const QString& piece : pieces.words)
        words += lessons::countWords(piece);
    for (const auto& placeholder : pieces.placeholders)
        words += K::lengthOf(*lessons::factOf(placeholder, hand, comment, alternative));
    return words;
}

} // namespace

class TestAnnotatedCousins : public QObject {
    Q_OBJECT

    template<class G>
    void holds() {
        const auto all = hands<G>();
        QVERIFY(!all.empty());
        for (const auto& hand : all) {
            QCOMPARE(faults<G>(hand), QString());
            QVERIFY(hand.comments.size() >= 10);
            QCOMPARE(hand.comments.front().at, 0);
            QCOMPARE(hand.comments.back().at, static_cast<int>(hand.actions.size()));
            for (const auto& comment : hand.comments) {
                QVERIFY2(!comment.look.empty(), qPrintable(comment.words)); // each names what is seen
                QVERIFY2(length<typename G::Kind>(comment.words, hand, comment, nullptr) <=
                             lessons::kMostWords,
                         qPrintable(comment.words));
                for (const auto& other : comment.alternatives)
                    QVERIFY2(length(other.words, hand, comment, &other) <= lessons::kMostWords,
                             qPrintable(other.words));
            }
        }
    }
    template<class G>
    void claimsHold() {
        int claims = 0;
        for (const auto& hand : hands<G>()) {
            for (const auto& comment : hand.comments)
                claims += static_cast<int>(comment.claims.size());
            QCOMPARE(overclaimed<G>(hand), QString());
        }
        QVERIFY(claims >= 4);
    }

    template<class G>
    void otherCardsGoOn() {
        using Kind = typename G::Kind;
        int lines = 0, broken = 0;
        for (const auto& hand : hands<G>())
            for (int at = 0; at < static_cast<int>(hand.actions.size()); ++at) {
                const auto& done = hand.actions[static_cast<std::size_t>(at)];
                const auto* played = std::get_if<typename Kind::Play>(&done.what);
                const auto now = lessons::tableAfter(hand, at).choice();
                const auto play = now && played ? Kind::toPlay(*now) : std::nullopt;
                for (lessons::Card card : play ? play->cards : lessons::CardSet{}) {
                    lessons::Alternative<Kind> other{at, {done}, false, {}};
                    std::get<typename Kind::Play>(other.instead.front().what).card = card;
                    const auto line = lessons::continued(hand, other);
                    ++(line ? lines : broken);
                    if (!line)
                        continue;
                    QCOMPARE(line->from, at);
                    QVERIFY(
                        std::equal(hand.actions.begin(), hand.actions.begin() + at, line->actions.begin()));
                    auto table = lessons::tableAfter(hand, 0);
                    for (const auto& action : line->actions)
                        QVERIFY(!std::holds_alternative<typename Kind::Game::Refusal>(table.apply(action)));
                    QVERIFY(table.over() && line->end.over());
                }
            }
        QVERIFY(lines > 10 && broken > 0);
    }

private slots:
    void everyHandHolds_data() {
        QTest::addColumn<int>("game");
        QTest::newRow("cuatrola") << 0;
        QTest::newRow("bolognese") << 1;
        QTest::newRow("tarot") << 2;
    }
    void everyHandHolds() {
        QFETCH(int, game);
        game == 0 ? holds<Cuatrola>() : game == 1 ? holds<Bolognese>() : holds<Tarot>();
    }

    void everyClaimHolds_data() { everyHandHolds_data(); }
    void everyClaimHolds() {
        QFETCH(int, game);
        game == 0 ? claimsHold<Cuatrola>() : game == 1 ? claimsHold<Bolognese>() : claimsHold<Tarot>();
    }

    void anOverclaimIsFound() {
        auto hand = hands<Cuatrola>().front();
        auto& claim = hand.comments[1].claims.front();
        std::swap(claim.better, claim.than);
        QVERIFY(overclaimed<Cuatrola>(hand).contains(QStringLiteral("E:bid pass over E:bid solo")));
        const decltype(lessons::weighedAt(hand, 0, Cuatrola::considered)) nothing;
        const auto unknown = lessons::overclaims(hand, [&](int) { return nothing; }); // nobody weighed it
        QVERIFY(unknown.size() >= 2 && unknown.front().text.contains(QStringLiteral("by ?,")));
        claim.than = claim.better; // what the rules do not allow is found without any thinking
        claim.better = {tricks::Seat::N, cuatrola::MakeBid{cuatrola::Bid::Pass}};
        QVERIFY(!faults<Cuatrola>(hand).isEmpty());
    }

    void faultsAreFound_data() {
        QTest::addColumn<QByteArray>("what");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<int>("fault");
        const auto row = [](const char* name, const char* what, const char* by, LessonFault fault) {
            QTest::newRow(name) << QByteArray(what) << QByteArray(by) << static_cast<int>(fault);
        };
        row("another game's", "cuatrola-annotated", "versicola-annotated", LessonFault::Mistyped);
        row("a record from elsewhere", "\"one-against-two.cuatrola", "\"../one-against-two.cuatrola",
            LessonFault::Mistyped);
        row("no record", "\"one-against-two.cuatrola", "\"two-against-one.cuatrola", LessonFault::Record);
        row("a field of no meaning", "\"look\"", "\"see\"", LessonFault::Unknown);
        row("no spot", "\"hand:E\"", "\"lap:E\"", LessonFault::NotASpot);
        row("no action", "\"N:sing\"", "\"N:hum\"", LessonFault::NotAnAction);
        row("after the end", "\"at\": 20", "\"at\": 21", LessonFault::Mistyped);
        row("a figure typed", "Nobody asks more", "Nobody asks 4", LessonFault::TypedNumber);
        row("no such fact", "{sung:NS}", "{hummed:NS}", LessonFault::NoSuchFact);
        row("no JSON", "\"format\"", "format", LessonFault::Json);
        row("another way out of the folder", "\"one-against-two.cuatrola", "\"..\\\\one-against-two.cuatrola",
            LessonFault::Mistyped);
        row("a record that is a lesson", "\"one-against-two.cuatrola", "\"00-five-tricks.json",
            LessonFault::Record);
        row("a claim that is no action", "\"better\": \"E:bid solo\"", "\"better\": \"E:bet solo\"",
            LessonFault::NotAnAction);
        row("a claim without a figure", "\"better\": \"E:bid solo\"", "\"betetr\": \"E:bid solo\"",
            LessonFault::Missing);
        row("comments out of order", "\"at\": 1,\n   \"words\": \"“Solo",
            "\"at\": 99,\n   \"words\": \"“Solo", LessonFault::Mistyped);
        row("an alternative out of nowhere",
            "\"alternatives\": [\n    {\n     \"at\": ", "\"alternatives\": [\n    {\n     \"at\": 9",
            LessonFault::Illegal);
        row("a line against the rules", "\"N:sing\"", "\"N:play BA\"", LessonFault::Illegal);
        row("no gain", "{cost} game points", "{gain} game points", LessonFault::NoSuchFact);
    }
    void faultsAreFound() {
        QFETCH(QByteArray, what);
        QFETCH(QByteArray, by);
        QFETCH(int, fault);
        using Kind = cuatrola_lessons::Kind;
        const QString folder = QStringLiteral(RESOURCES "/lessons/cuatrola");
        const auto bytes = records::readFile(folder + QStringLiteral("/one-against-two.hand.json"));
        QByteArray text = std::get<QByteArray>(bytes);
        QVERIFY(text.contains(what));
        const auto read = lessons::readAnnotated<Kind>(text.replace(what, by), folder);
        const auto* error = std::get_if<lessons::LessonError<Kind>>(&read);
        const auto found =
            error ? std::vector{*error} : lessons::faultsOf(std::get<lessons::AnnotatedHand<Kind>>(read));
        QVERIFY(!found.empty());
        QCOMPARE(static_cast<int>(found.front().fault), fault);
    }

    void everyOtherCardGoesOn_data() { everyHandHolds_data(); }
    // Every other card that might have been played: where everybody can go on as recorded, the line is a hand
    // to its end, as it was up to there.
    void everyOtherCardGoesOn() {
        QFETCH(int, game);
        game == 0   ? otherCardsGoOn<Cuatrola>()
        : game == 1 ? otherCardsGoOn<Bolognese>()
                    : otherCardsGoOn<Tarot>();
    }

    void linesOutOfTheHand() {
        using Kind = cuatrola_lessons::Kind;
        auto hand = hands<Cuatrola>().front();
        const int all = static_cast<int>(hand.actions.size());
        lessons::Alternative<Kind> other;
        QVERIFY(lessons::continued(hand, other)->actions == hand.actions); // nothing is done otherwise
        for (const int at : {-1, all}) {
            other.at = at;
            QVERIFY(!lessons::continued(hand, other));
        }
        other.at = all - 1;
        other.instead = {hand.actions.back()};
        QVERIFY(lessons::continued(hand, other)->end.over());
        other.instead.push_back(hand.actions.back());
        QVERIFY(!lessons::continued(hand, other));
        for (const int at : {-1, all}) { // nor is anything claimed of it
            hand.comments[1].claims.front().at = at;
            QVERIFY(faults<Cuatrola>(hand).contains(QStringLiteral("claims")));
        }
        hand.comments[1].claims.clear();
        hand.comments[1].words = QStringLiteral("{by}");
        QVERIFY(faults<Cuatrola>(hand).contains(QStringLiteral("words: by")));
    }

    void recordsWithoutAnEnd() {
        using Kind = cuatrola_lessons::Kind;
        const QString folder = QStringLiteral(RESOURCES "/lessons/cuatrola/");
        const QTemporaryDir made;
        const auto read = records::readObject(folder + QStringLiteral("one-against-two.cuatrola"));
        QJsonObject record = std::get<QJsonObject>(read);
        QJsonArray actions = record[QStringLiteral("actions")].toArray();
        actions.removeLast();
        record[QStringLiteral("actions")] = actions;
        support::put(made.filePath(QStringLiteral("one-against-two.cuatrola")),
                     QJsonDocument(record).toJson());
        const QByteArray text = support::bytesOf(folder + QStringLiteral("one-against-two.hand.json"));
        const auto hand = lessons::readAnnotated<Kind>(text, made.path());
        QVERIFY(std::get<lessons::LessonError<Kind>>(hand).fault == LessonFault::NotAsked);
        const auto none = lessons::loadAnnotated<Kind>(made.filePath(QStringLiteral("none")));
        QVERIFY(std::get<lessons::LessonError<Kind>>(none).fault == LessonFault::Json);
    }

    // What each hand was chosen for.
    void theCanteBeatsTheSolo() {
        using Kind = cuatrola_lessons::Kind;
        const auto hand = hands<Cuatrola>().front();
        const auto end = lessons::tableAfter(hand, static_cast<int>(hand.actions.size()));
        QCOMPARE(Kind::worth(end, tricks::Seat::N), 2);
        const auto comment =
            std::ranges::find_if(hand.comments, [](const auto& one) { return !one.alternatives.empty(); });
        const auto silent = lessons::continued(hand, comment->alternatives.front());
        QVERIFY(silent);
        QCOMPARE(Kind::worth(silent->end, tricks::Seat::N), -2);
    }
    void theBegatoChangesSides() {
        const auto hand = hands<Bolognese>().front();
        const auto end = lessons::tableAfter(hand, static_cast<int>(hand.actions.size()));
        QVERIFY(lessons::tableAfter(hand, 2).held(tricks::Seat::S).contains(*bolognese::cardOf("T1")));
        QVERIFY(end.captured(tricks::Side::EW).contains(*bolognese::cardOf("T1")));
        QCOMPARE(bolognese_lessons::Kind::worth(end, tricks::Seat::E), 24);
    }
    void thePetitIsPlayedLast() {
        const auto hand = hands<Tarot>().front();
        const auto end = lessons::tableAfter(hand, static_cast<int>(hand.actions.size()));
        QCOMPARE(end.tricks().back().winner, std::optional(tarot::Seat::First));
        QVERIFY(end.count()->petit && end.count()->petit->camp == tarot::Camp::Declarer);
        QCOMPARE(tarot_lessons::Kind::worth(end, tarot::Seat::First), -96);
    }
};

VERSICOLA_TEST(TestAnnotatedCousins)
#include "test_annotated_cousins.moc"
