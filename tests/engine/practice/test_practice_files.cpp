// The book of what is practised in its file: whole or not at all, whatever lies there.
#include "practice_files.h"
#include "practice_hands.h"

#include "minchiate/practice/answering.h"
#include "minchiate/practice/book_json.h"
#include "minchiate/practice/practice_book.h"
#include "support/many/one_of_many.h"
#include "text/practice_words.h"

#include <QDir>
#include <QTemporaryDir>

using namespace minchiate;
using namespace practice;
using namespace support;

namespace {

QStringList idsOf(const std::vector<const Kept*>& all) {
    QStringList ids;
    for (const Kept* kept : all)
        ids << kept->id;
    return ids;
}

} // namespace

class TestPracticeFiles : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theBookComesBackAsItWas();
    void hostileBooksAreRefused_data();
    void hostileBooksAreRefused();
    void hostilePositionsAreRefusedWhenAsked_data();
    void hostilePositionsAreRefusedWhenAsked();
    void theSamePositionTwiceIsRefused();
    void whatCannotBeLaidAsideIsNotWrittenOver();
    void stoppedWhileWriting();
    void eachThemeHasANameOfItsOwn();
    void thousandsFitIntoTheFile();
    void fromTheHandToTheNextWeek();

private:
    [[nodiscard]] QString path(const QString& name) const { return folder_->filePath(name); }
    std::unique_ptr<QTemporaryDir> folder_;
};

void TestPracticeFiles::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
}

void TestPracticeFiles::theBookComesBackAsItWas() {
    QStringList ids;
    {
        PracticeBook kept(folder_->path() + QStringLiteral("/made when needed"));
        for (std::uint64_t i = 1; i <= 4; ++i) {
            Made made = madeMistake(i, 6 + double(i));
            made.hand.names[Seat::N] = QStringLiteral("Bice");
            ids << mistakeOf(made).id;
            QVERIFY(!kept.change(
                [&](Book& book) { book.takeIn(made.hand, made.review, kDay.addDays(-1), kDay); }));
        }
        const QDate today = kDay.addDays(1);
        QVERIFY(!kept.change([&](Book& book) { book.practised(ids[0], kShown, today); }));
        QVERIFY(!kept.change([&](Book& book) { book.practised(ids[1], kRightAtOnce, today); }));
        QVERIFY(!kept.change([&](Book& book) { book.putLast(ids[2], today); }));
        QVERIFY(!kept.change([&](Book& book) { book.remove(ids[3]); }));
        const PracticeBook again(folder_->path() + QStringLiteral("/made when needed"));
        QVERIFY(!again.damaged());
        QCOMPARE(toJson(again.book()), toJson(kept.book()));
        QCOMPARE(idsOf(again.book().due(today)), (QStringList{ids[0], ids[2]}));
        QCOMPARE(again.book().history(), kept.book().history());
        QCOMPARE(again.book().removed(), (std::set<QString>{ids[3]}));
        const Kept& one = again.book().kept().at(ids[0]);
        QCOMPARE(one.recall, kept.book().kept().at(ids[0]).recall);
        const auto read = one.mistake();
        QVERIFY(std::holds_alternative<Mistake>(read));
        const Mistake& mistake = std::get<Mistake>(read);
        const Made made = madeMistake(1, 7);
        QCOMPARE(mistake.id, ids[0]);
        QCOMPARE(mistake.hand.names[Seat::N], QStringLiteral("Bice"));
        QCOMPARE(mistake.date, kDay.addDays(-1));
        QVERIFY(mistake.hand.deal == made.hand.deal && mistake.hand.actions == made.hand.actions);
        QCOMPARE(mistake.weighed().cost, 7.0);
        QCOMPARE(toJson(mistake.decision), toJson(made.review.begin()->second));
    }
}

void TestPracticeFiles::hostileBooksAreRefused_data() {
    QTest::addColumn<QString>("where");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char* name, const char* where, const QJsonValue& value) {
        QTest::newRow(name) << QString::fromLatin1(where) << value;
    };
    row("another kind", "format", QStringLiteral("minchiate-hand"));
    row("a later version", "version", 2);
    row("nothing kept", "kept", QJsonValue(QJsonValue::Undefined));
    row("kept as a number", "kept 0", 3);
    row("no such day", "kept 0 since", QStringLiteral("2026-02-30"));
    row("a day as a number", "kept 0 againOn", 20261120);
    row("no interval", "kept 0 interval", 0);
    row("half an interval", "kept 0 interval", 1.5);
    row("an interval without end", "kept 0 interval", 1e15);
    row("an ease below the least", "kept 0 ease", 129);
    row("times below nothing", "kept 0 inARow", -1);
    row("a theme of no kind", "kept 0 theme", QStringLiteral("luck"));
    row("a cost below nothing", "kept 0 cost", -0.5);
    row("no position", "kept 0 position", QJsonValue(QJsonValue::Undefined));
    row("no name", "kept 0 id", 3);
    row("a day that is none", "history", QJsonObject{{"yesterday", QJsonArray{1, 2, 3}}});
    row("a day of two", "history", QJsonObject{{"2026-11-20", QJsonArray{1, 2}}});
    row("a day below nothing", "history", QJsonObject{{"2026-11-20", QJsonArray{1, 2, -3}}});
}

void TestPracticeFiles::hostileBooksAreRefused() {
    QFETCH(QString, where);
    QFETCH(QJsonValue, value);
    Book book;
    const Made made = madeMistake(1, 9);
    book.takeIn(made.hand, made.review, kDay, kDay);
    const QJsonObject good = toJson(book);
    QVERIFY(std::holds_alternative<Book>(bookOf(good)));
    const QJsonObject bad = changed(good, where.split(u' '), value).toObject();
    const auto read = bookOf(bad);
    QVERIFY(std::holds_alternative<records::RecordError>(read));
    isOneSentence(std::get<records::RecordError>(read));
    // As a file it is laid aside whole, and the book begins anew beside it.
    const QByteArray bytes = QJsonDocument(bad).toJson();
    put(path(QStringLiteral("practice.json")), bytes);
    PracticeBook kept(folder_->path());
    QVERIFY(kept.book().kept().empty() && kept.damaged());
    QCOMPARE(bytesOf(kept.damaged()->file), bytes);
    QVERIFY(!kept.change([&](Book& anew) { anew.takeIn(made.hand, made.review, kDay, kDay); }));
    QCOMPARE(PracticeBook(folder_->path()).book().kept().size(), std::size_t{1});
    QCOMPARE(bytesOf(kept.damaged()->file), bytes);
}

void TestPracticeFiles::hostilePositionsAreRefusedWhenAsked_data() {
    QTest::addColumn<QString>("where");
    QTest::addColumn<QJsonValue>("value");
    const auto row = [](const char* name, const char* where, const QJsonValue& value) {
        QTest::newRow(name) << QString::fromLatin1(where) << value;
    };
    row("a day as a number", "date", 20261120);
    row("no pack", "hand deck", QStringLiteral("C2 C2"));
    row("no hand", "hand", QJsonValue());
    row("another hand", "hand rules", QJsonObject{{"demon", true}});
    row("an action not allowed", "hand actions 0", QStringLiteral("S:play T40"));
    row("the hand as it began", "hand actions", QJsonArray());
    row("done what is no action", "done", QStringLiteral("S:sing"));
    row("done what is not weighed", "done", QStringLiteral("S:cut 20"));
    row("a decision without options", "decision options", QJsonArray());
}

// One of them does not take the others with it.
void TestPracticeFiles::hostilePositionsAreRefusedWhenAsked() {
    QFETCH(QString, where);
    QFETCH(QJsonValue, value);
    Book book;
    for (std::uint64_t i : {1, 2}) {
        const Made made = madeMistake(i, 9);
        book.takeIn(made.hand, made.review, kDay, kDay);
    }
    const QStringList path =
        QStringList{QStringLiteral("kept"), QStringLiteral("0"), QStringLiteral("position")} +
        where.split(u' ');
    const auto read = bookOf(changed(toJson(book), path, value).toObject());
    QVERIFY(std::holds_alternative<Book>(read));
    const auto& kept = std::get<Book>(read).kept();
    QCOMPARE(kept.size(), std::size_t{2});
    const auto bad = kept.begin()->second.mistake();
    QVERIFY(std::holds_alternative<records::RecordError>(bad));
    isOneSentence(std::get<records::RecordError>(bad));
    QVERIFY(std::holds_alternative<Mistake>(kept.rbegin()->second.mistake()));
}

void TestPracticeFiles::theSamePositionTwiceIsRefused() {
    Book book;
    const Made made = madeMistake(1, 9);
    book.takeIn(made.hand, made.review, kDay, kDay);
    QJsonObject twice = toJson(book);
    QJsonArray kept = twice[QStringLiteral("kept")].toArray();
    kept.append(kept[0]);
    twice[QStringLiteral("kept")] = kept;
    const auto read = bookOf(twice);
    QVERIFY(std::holds_alternative<records::RecordError>(read));
    QCOMPARE(std::get<records::RecordError>(read).path, QStringLiteral("$.kept[1]"));
}

// A folder lies where the file should: it can be neither read nor written over.
void TestPracticeFiles::whatCannotBeLaidAsideIsNotWrittenOver() {
    QVERIFY(QDir(folder_->path()).mkpath(QStringLiteral("practice.json/within")));
    PracticeBook kept(folder_->path());
    QVERIFY(kept.damaged() && !kept.damaged()->stays.isEmpty());
    isOneSentence(kept.damaged()->why);
    const Made made = madeMistake(1, 9);
    const auto failure = kept.change([&](Book& book) { book.takeIn(made.hand, made.review, kDay, kDay); });
    QVERIFY(failure && !failure->isEmpty());
    QCOMPARE(kept.book().kept().size(), std::size_t{1}); // it stands as long as the program does
    QVERIFY(QDir(path(QStringLiteral("practice.json/within"))).exists());
}

// A program stopped at any moment leaves the old file whole, and perhaps a part of the new one beside it.
void TestPracticeFiles::stoppedWhileWriting() {
    const Made made = madeMistake(1, 9), later = madeMistake(2, 9);
    {
        PracticeBook kept(folder_->path());
        QVERIFY(!kept.change([&](Book& book) { book.takeIn(made.hand, made.review, kDay, kDay); }));
    }
    const QByteArray whole = bytesOf(path(QStringLiteral("practice.json")));
    put(path(QStringLiteral("practice.json.Xk3f9Q")), whole.left(whole.size() / 2));
    PracticeBook kept(folder_->path());
    QVERIFY(!kept.damaged());
    QCOMPARE(kept.book().kept().size(), std::size_t{1});
    QVERIFY(!kept.change([&](Book& book) { book.takeIn(later.hand, later.review, kDay, kDay); }));
    QCOMPARE(PracticeBook(folder_->path()).book().kept().size(), std::size_t{2});
}

void TestPracticeFiles::eachThemeHasANameOfItsOwn() {
    QSet<QString> names;
    for (Theme theme : kThemes) {
        QVERIFY(!text::themeName(theme).isEmpty());
        names.insert(text::themeName(theme));
        QCOMPARE(themeNamed(nameOf(theme)), std::optional(theme));
    }
    QCOMPARE(names.size(), static_cast<qsizetype>(kThemes.size()));
    QVERIFY(!themeNamed("luck"));
}

// As many as the book takes, of hands of usual length, are within what is read of any file.
void TestPracticeFiles::thousandsFitIntoTheFile() {
    Book book;
    for (std::uint64_t i = 0; i < 40; ++i) {
        const Made made = madeMistake(i, 9);
        book.takeIn(made.hand, made.review, kDay, kDay);
    }
    const auto hand = handWithMistakes();
    for (int at : {1, 22, 80})
        book.takeIn(hand, weighed(hand, {at}), kDay, kDay);
    QJsonObject full = toJson(book);
    const QJsonArray some = full[QStringLiteral("kept")].toArray();
    QJsonArray all;
    while (static_cast<std::size_t>(all.size()) < kMostKept)
        all.append(some[all.size() % some.size()]);
    full[QStringLiteral("kept")] = all;
    const QByteArray bytes = QJsonDocument(full).toJson(QJsonDocument::Compact);
    QVERIFY(std::holds_alternative<QJsonObject>(records::parseObject(bytes)));
    QVERIFY2(bytes.size() < records::kMostBytes * 3 / 4, qPrintable(QString::number(bytes.size())));
}

// The whole way, with the program closed between all its steps: North's hand is weighed, the review kept, the
// mistake practised when it comes.
void TestPracticeFiles::fromTheHandToTheNextWeek() {
    const auto hand = handWithMistakes();
    const QString reviews = path(QStringLiteral("reviews")), folder = path(QStringLiteral("practice"));
    {
        const auto decisions = advice::decisionsOf(hand.deal, hand.actions, Seat::N);
        const auto last = std::ranges::find(decisions, 80);
        QVERIFY(last != decisions.end());
        // The last of them: to weigh all takes longer than a test should.
        const Review review = weighed(hand, {last - 3, decisions.end()});
        QVERIFY(!ReviewStore(reviews).save(hand, Seat::N, review));
    }
    {
        const Review review = ReviewStore(reviews).load(hand, Seat::N).review;
        QVERIFY(isMistake(review.at(80).weighed));
        PracticeBook kept(folder);
        QVERIFY(!kept.change([&](Book& book) { book.takeIn(hand, review, kDay, kDay); }));
        QVERIFY(kept.book().due(kDay).empty());
    }
    const auto idOf80 = [&] {
        return positionOf(hand, ReviewStore(reviews).load(hand, Seat::N).review.at(80), kDay).id;
    };
    // One day: the same card as then, and then the other. Asked again until it is right at once.
    const auto answer = [&](QDate today, bool first, bool second) {
        PracticeBook kept(folder);
        const auto due = idsOf(kept.book().due(today));
        if (!due.contains(idOf80()))
            return -1;
        const auto read = kept.book().kept().at(idOf80()).mistake();
        const auto& mistake = std::get<Mistake>(read);
        const Hand asked = fold(mistake.hand.deal, mistake.before()).hand;
        if (asked.choice()->chooser != Seat::N)
            return -1;
        const Action wrong = mistake.weighed().done, right = rightAnswers(mistake).front();
        auto grade = gradeFor(verdictOn(mistake, first ? right : wrong), 0);
        if (!grade)
            grade = gradeFor(verdictOn(mistake, second ? right : wrong), 1);
        const auto failure = kept.change([&](Book& book) { book.practised(mistake.id, *grade, today); });
        return failure ? -1 : *grade;
    };
    const auto next = [&](QDate today) {
        return PracticeBook(folder).book().kept().at(idOf80()).comesOn(today);
    };
    QDate today = kDay.addDays(1);
    QCOMPARE(answer(today, false, false), kShown);
    QCOMPARE(answer(today, true, true), kRightAtOnce);
    QCOMPARE(answer(today, true, true), -1); // not again
    QCOMPARE(next(today), today.addDays(1));
    today = today.addDays(1);
    QCOMPARE(answer(today, true, true), kRightAtOnce);
    QCOMPARE(next(today), today.addDays(1));
    today = today.addDays(1);
    QCOMPARE(answer(today, false, true), kSecondTry);
    QCOMPARE(answer(today, true, true), kRightAtOnce);
    QCOMPARE(next(today), today.addDays(6));
    QCOMPARE(PracticeBook(folder).book().history(),
             (std::map<QDate, Day>{
                 {kDay.addDays(1), {0, 0, 1}}, {kDay.addDays(2), {1, 0, 0}}, {kDay.addDays(3), {0, 1, 0}}}));
}

VERSICOLA_TEST(TestPracticeFiles)
#include "test_practice_files.moc"
