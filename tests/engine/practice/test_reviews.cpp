// What was found of a hand's decisions, kept in files: whole or not at all, whatever lies there.
#include "practice_files.h"
#include "practice_hands.h"

#include "minchiate/practice/review_store.h"
#include "support/many/one_of_many.h"

#include <QDir>
#include <QTemporaryDir>

using namespace minchiate;
using namespace practice;
using namespace support;

class TestReviews : public QObject {
    Q_OBJECT

private slots:
    void init();
    void reviewsComeBackAsTheyWere();
    void eachReaderAndHandHasItsOwn();
    void anEarlierWeighingIsNotTrusted();
    void damagedReviewsAreLaidAside_data();
    void damagedReviewsAreLaidAside();
    void hostileReviewsAreRefused_data();
    void hostileReviewsAreRefused();

private:
    [[nodiscard]] QString path(const QString& name) const { return folder_->filePath(name); }
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestReviews::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
}

// Discards, a card in the middle, the last trick but one, by three seats.
void TestReviews::reviewsComeBackAsTheyWere() {
    const auto hand = handWithMistakes();
    for (int at : {1, 22, 80}) {
        const Review review = weighed(hand, {at});
        QCOMPARE(review.size(), std::size_t{1});
        const advice::Weighed& was = review.at(at).weighed;
        const ReviewStore store(path(QStringLiteral("reviews/deep")));
        QVERIFY(!store.save(hand, was.chooser, review));
        const LoadedReview loaded = store.load(hand, was.chooser);
        QVERIFY(!loaded.damaged && loaded.review.contains(at));
        QCOMPARE(toJson(loaded.review, hand, was.chooser), toJson(review, hand, was.chooser));
        const advice::Weighed& is = loaded.review.at(at).weighed;
        QCOMPARE(is.at, was.at);
        QCOMPARE(is.trick, was.trick);
        QVERIFY(is.seat == was.seat && is.chooser == was.chooser && is.done == was.done);
        QVERIFY(is.asGood == was.asGood);
        QVERIFY(is.best().reason == was.best().reason);
        QCOMPARE(is.lost.size(), was.lost.size());
        for (std::size_t i = 0; i < was.lost.size(); ++i) {
            QVERIFY(is.lost[i].kind == was.lost[i].kind && is.lost[i].cards == was.lost[i].cards &&
                    is.lost[i].versicola == was.lost[i].versicola);
            QVERIFY(std::abs(is.lost[i].points - was.lost[i].points) <= kRounded);
        }
        for (std::size_t i = 0; i < was.options.size(); ++i)
            QVERIFY(std::abs(is.options[i].points - was.options[i].points) <= kRounded);
        QVERIFY(std::abs(is.cost - was.cost) <= kRounded && std::abs(is.rawCost - was.rawCost) <= kRounded);
        QVERIFY(is.openBest && is.openDone && std::abs(*is.openBest - *was.openBest) <= kRounded);
        QVERIFY(!isDeeper(loaded.review.at(at).effort, kLittle) &&
                !isDeeper(kLittle, loaded.review.at(at).effort));
    }
}

void TestReviews::eachReaderAndHandHasItsOwn() {
    const Made one = madeMistake(1, 9), two = madeMistake(2, 9);
    const ReviewStore store(path(QStringLiteral("reviews")));
    const Seat reader = one.review.begin()->second.weighed.chooser;
    QVERIFY(!store.save(one.hand, reader, one.review));
    QCOMPARE(store.load(one.hand, reader).review.size(), std::size_t{1});
    QVERIFY(store.load(one.hand, tricks::left(reader)).review.empty());
    QVERIFY(store.load(two.hand, reader).review.empty());
    // Names are no part of it, but what was played later is.
    auto named = one.hand;
    named.names[Seat::E] = QStringLiteral("Lapo");
    QCOMPARE(store.fileOf(named, reader), store.fileOf(one.hand, reader));
    auto shorter = one.hand;
    shorter.actions.pop_back();
    QVERIFY(store.fileOf(shorter, reader) != store.fileOf(one.hand, reader));
    // One hand's file under the name of another is refused.
    QVERIFY(QFile::copy(store.fileOf(one.hand, reader), store.fileOf(two.hand, reader)));
    const LoadedReview foreign = store.load(two.hand, reader);
    QVERIFY(foreign.review.empty() && foreign.damaged);
    isOneSentence(foreign.damaged->why);
}

void TestReviews::anEarlierWeighingIsNotTrusted() {
    const Made made = madeMistake(1, 9);
    const ReviewStore store(path(QStringLiteral("reviews")));
    const Seat reader = made.review.begin()->second.weighed.chooser;
    QVERIFY(!store.save(made.hand, reader, made.review));
    const QString file = store.fileOf(made.hand, reader);
    const auto old = changed(objectOf(bytesOf(file)), {QStringLiteral("weighing")}, kWayOfWeighing - 1);
    put(file, QJsonDocument(old.toObject()).toJson());
    const LoadedReview loaded = store.load(made.hand, reader);
    QVERIFY(loaded.review.empty() && !loaded.damaged);
    QVERIFY(QFile::exists(file));
}

void TestReviews::damagedReviewsAreLaidAside_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray(R"({"format":"minchiate-review","version":1,"decisi)");
    QTest::newRow("another kind") << QByteArray(R"({"format":"minchiate-hand","version":1})");
    QTest::newRow("a later version") << QByteArray(R"({"format":"minchiate-review","version":2})");
    QTest::newRow("no text") << QByteArray("\xff\x00\xfe", 3);
    QTest::newRow("a list") << QByteArray("[1,2]");
    QTest::newRow("too deep") << QByteArray(100'000, '[');
}

void TestReviews::damagedReviewsAreLaidAside() {
    QFETCH(QByteArray, bytes);
    const Made made = madeMistake(1, 9);
    const Seat reader = made.review.begin()->second.weighed.chooser;
    const ReviewStore store(folder_->path());
    for (int i = 0; i < 2; ++i) { // a second one takes another name
        put(store.fileOf(made.hand, reader), bytes);
        const LoadedReview loaded = store.load(made.hand, reader);
        QVERIFY(loaded.review.empty() && loaded.damaged && loaded.damaged->stays.isEmpty());
        isOneSentence(loaded.damaged->why);
        QCOMPARE(bytesOf(loaded.damaged->file), bytes);
        QVERIFY(!store.load(made.hand, reader).damaged);
    }
    QVERIFY(!store.save(made.hand, reader, made.review));
    QCOMPARE(store.load(made.hand, reader).review.size(), std::size_t{1});
    QCOMPARE(QDir(folder_->path()).entryList(QDir::Files).size(), 3);
}

void TestReviews::hostileReviewsAreRefused_data() {
    QTest::addColumn<QString>("where"); // from the decision on, its parts with spaces between them
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char* name, const char* where, const QJsonValue& value) {
        QTest::newRow(name) << QString::fromLatin1(where) << value;
    };
    const QJsonValue none(QJsonValue::Undefined);
    row("no decision", "", 7);
    row("another action", "at", 3);
    row("beyond the hand", "at", 1'000'000);
    row("below it", "at", -1);
    row("half an action", "at", 1.5);
    row("no options", "options", QJsonArray());
    row("an option that is none", "options 0", QJsonValue());
    row("an option not allowed", "options 0 action", QStringLiteral("S:cut 20"));
    row("no action", "options 0 action", QStringLiteral("S:play T99"));
    row("points as text", "options 0 points", QStringLiteral("9"));
    row("points without end", "options 0 points", 1e300);
    row("not the most points first", "options 1 points", -1000);
    row("an error below nothing", "options 0 error", -1);
    row("a reason nobody has", "options 0 reason", QStringLiteral("Because"));
    row("cards that are none", "options 0 cards", QStringLiteral("T1 T99"));
    row("as good as what", "asGood", QJsonArray());
    row("as good as none of them", "asGood", QJsonArray{0, 99});
    row("the best not as good", "asGood", QJsonArray{1});
    row("a gain for a cost", "cost", -1);
    row("no cost", "cost", none);
    row("no effort", "effort", QJsonArray{1, 2, 3});
    row("too much effort", "effort", QJsonArray{1, 2, 3, 1e18});
    row("a stake of no kind", "lost", QJsonArray{QJsonObject{{"kind", "honour"}, {"points", 3}}});
    row("a stake that is none", "lost", QJsonArray{5});
    row("a versicola without a kind", "lost", QJsonArray{QJsonObject{{"kind", "versicola"}, {"points", 3}}});
    row("open as text", "openBest", QStringLiteral("9"));
}

void TestReviews::hostileReviewsAreRefused() {
    QFETCH(QString, where);
    QFETCH(QJsonValue, value);
    const Made made = madeMistake(1, 9);
    const Seat reader = made.review.begin()->second.weighed.chooser;
    const QJsonObject good = toJson(made.review, made.hand, reader);
    QVERIFY(std::holds_alternative<Review>(reviewOf(good, made.hand, reader)));
    const QStringList path =
        QStringList{QStringLiteral("decisions"), QStringLiteral("0")} + where.split(u' ', Qt::SkipEmptyParts);
    const auto read = reviewOf(changed(good, path, value).toObject(), made.hand, reader);
    QVERIFY(std::holds_alternative<records::RecordError>(read));
    isOneSentence(std::get<records::RecordError>(read));
    QVERIFY(std::get<records::RecordError>(read).path.startsWith(QStringLiteral("$.decisions[0]")));
    // Nor is what another has decided anybody else's.
    const Seat other = tricks::left(reader);
    const auto others = reviewOf(toJson(made.review, made.hand, other), made.hand, other);
    QVERIFY(std::holds_alternative<records::RecordError>(others));
    QCOMPARE(std::get<records::RecordError>(others).path, QStringLiteral("$.decisions[0].at"));
}

VERSICOLA_TEST(TestReviews)
#include "test_reviews.moc"
