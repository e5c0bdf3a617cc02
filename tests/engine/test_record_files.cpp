// Records as files: written whole or not at all, bounded when read, and known by their kind.
#include "minchiate/records/reader.h"
#include "minchiate/records/record_format.h"
#include "played_hands.h"
#include "records/atomic_file.h"
#include "records/clock.h"
#include "records/fields.h"
#include "records/line_file.h"
#include "records/sheet_path.h"
#include "records/thrown_away.h"
#include "support/files.h"
#include "support/many/one_of_many.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace minchiate;
using namespace records;

class TestRecordFiles : public QObject {
    Q_OBJECT

private slots:
    void fileOfAMatch();
    void unreadableMatches();
    void failedWriteKeepsTheOldFile();
    void tellsWhatKindOfFileItIs_data();
    void tellsWhatKindOfFileItIs();
    void filesAreBounded_data();
    void filesAreBounded();
    void unreadableHands();
    void theClockStandsStill();
    void namesOfSheets();
    void whatWasThrownAway();
    void whatCannotBeThrownAway();
    void linesWithoutAFile();
    void whatStoodThereInASentence_data();
    void whatStoodThereInASentence();
};

void TestRecordFiles::fileOfAMatch() {
    const QJsonObject match = toJson(support::playedMatch(11, Length::Round, 2, 30));
    const QTemporaryDir folder;
    const QString path = folder.filePath("a match.minchiate");
    QVERIFY(!writeAtomically(path, "old"));
    QVERIFY(!writeAtomically(path, QJsonDocument(match).toJson()));
    const auto read = loadMatchRecord(path);
    QVERIFY(std::holds_alternative<LoadedMatch>(read));
    QCOMPARE(toJson(std::get<LoadedMatch>(read).record), match);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestRecordFiles::unreadableMatches() {
    const QTemporaryDir folder;
    const auto faultOf = [](const QString& path) {
        const auto read = loadMatchRecord(path);
        const auto* error = std::get_if<RecordError>(&read);
        return error && error->fault == RecordFault::Json ? std::optional(error->json.fault) : std::nullopt;
    };
    QVERIFY(faultOf(folder.filePath("none")) == JsonFault::Unreadable);
    const QString path = folder.filePath("file");
    QVERIFY(!writeAtomically(path, "{\"format\":"));
    QVERIFY(faultOf(path) == JsonFault::NotJson);
    QVERIFY(!writeAtomically(path, "[]"));
    QVERIFY(faultOf(path) == JsonFault::NotAnObject);
    QVERIFY(!writeAtomically(path, QByteArray(100, '[')));
    QVERIFY(faultOf(path) == JsonFault::TooDeep);
}

void TestRecordFiles::failedWriteKeepsTheOldFile() {
    const QTemporaryDir folder;
    const auto words = writeAtomically(folder.filePath("no folder/file"), "new");
    QVERIFY(words && !words->isEmpty());
    QVERIFY(QDir(folder.path()).mkdir("taken"));
    QVERIFY(writeAtomically(folder.filePath("taken"), "new"));
    QVERIFY(QFileInfo(folder.filePath("taken")).isDir());
}

void TestRecordFiles::tellsWhatKindOfFileItIs_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("format"); // or −1 − the fault
    const auto fault = [](RecordFault f) { return -1 - static_cast<int>(f); };
    QTest::newRow("hand") << QByteArray(R"({"format": "minchiate-hand"})") << int(Format::Hand);
    QTest::newRow("match") << QByteArray(R"({"format": "minchiate-match"})") << int(Format::Match);
    QTest::newRow("lesson") << QByteArray(R"({"format": "versicola-lesson"})") << int(Format::Lesson);
    QTest::newRow("annotated") << QByteArray(R"({"format": "versicola-annotated"})")
                               << int(Format::Annotated);
    QTest::newRow("another") << QByteArray(R"({"format": "recipe"})") << fault(RecordFault::Format);
    QTest::newRow("none") << QByteArray("{}") << fault(RecordFault::Missing);
    QTest::newRow("garbage") << QByteArray("garbage") << fault(RecordFault::Json);
}

void TestRecordFiles::tellsWhatKindOfFileItIs() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, format);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("file"));
    QVERIFY(!writeAtomically(path, bytes));
    const auto found = formatOf(path);
    const auto* error = std::get_if<RecordError>(&found);
    QCOMPARE(error ? -1 - static_cast<int>(error->fault) : static_cast<int>(std::get<Format>(found)), format);
}

void TestRecordFiles::filesAreBounded_data() {
    using records::JsonFault;
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const QByteArray& bytes, JsonFault fault) {
        QTest::newRow(name) << bytes << static_cast<int>(fault);
    };
    const auto nested = [](int depth) {
        return "{\"a\":" + QByteArray(depth, '[') + QByteArray(depth, ']') + '}';
    };
    row("nothing", "", JsonFault::NotJson);
    row("not JSON", "minchiate", JsonFault::NotJson);
    row("truncated", "{\"format\":\"minch", JsonFault::NotJson);
    row("a list", "[]", JsonFault::NotAnObject);
    row("64 levels are parsed", nested(63), static_cast<JsonFault>(100));
    row("65 levels", nested(64), JsonFault::TooDeep);
    row("brackets in a string do not nest", "{\"a\":\"" + QByteArray(1000, '[') + "\"}",
        static_cast<JsonFault>(100));
    row("values", "[" + QByteArray("1,").repeated(1000001) + "1]", JsonFault::TooManyValues);
    row("16 MB and one byte", QByteArray(16 * 1024 * 1024 + 1, ' '), JsonFault::TooLarge);
    row("a zero byte", QByteArray("{\"a\":\0}", 7), JsonFault::NotJson);
    row("not UTF-8", "{\"a\":\"\xff\xfe\"}", JsonFault::NotJson);
}

void TestRecordFiles::filesAreBounded() {
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, fault);
    const auto parsed = records::parseObject(bytes);
    const auto* error = std::get_if<records::JsonError>(&parsed);
    QCOMPARE(error ? static_cast<int>(error->fault) : 100, fault);
}

void TestRecordFiles::unreadableHands() {
    QTemporaryDir folder;
    for (const QString& path : {folder.filePath("missing"), folder.path()}) {
        const auto read = records::loadHandRecord(path);
        const auto* error = std::get_if<RecordError>(&read);
        QVERIFY(error && error->fault == RecordFault::Json);
        QVERIFY(error->json.fault == records::JsonFault::Unreadable);
        QVERIFY(!error->json.system.isEmpty());
    }
}

void TestRecordFiles::theClockStandsStill() {
    const QDateTime moment(QDate(2026, 11, 20), QTime(9, 30));
    records::stopClockAt(moment);
    QCOMPARE(records::now(), moment);
    QCOMPARE(records::today(), moment.date());
    records::stopClockAt({});
    QVERIFY(records::now() != moment);
}

void TestRecordFiles::namesOfSheets() {
    const QTemporaryDir folder;
    const auto named = [&](const QStringList& players) {
        const QString path =
            records::newSheetPath(folder.path(), 1'795'000'000, players, QStringLiteral(".minchiate"));
        QFile file(path);
        return file.open(QIODevice::WriteOnly) ? QFileInfo(path).fileName() : QString();
    };
    const QString day = QDateTime::fromSecsSinceEpoch(1'795'000'000).toString(QStringLiteral("yyyy-MM-dd "));
    QCOMPARE(named({QStringLiteral("Ada"), QStringLiteral("D'Arco-Nò 2")}),
             day + QStringLiteral("Ada, D'Arco-Nò 2.minchiate"));
    QCOMPARE(named({QStringLiteral("../a:b"), QStringLiteral("c")}),
             day + QStringLiteral("___a_b, c.minchiate"));
    const QString again = named({QStringLiteral("Ada"), QStringLiteral("D'Arco-Nò 2")}); // taken by now
    QVERIFY(again.startsWith(day + QStringLiteral("Ada")) && again.endsWith(QStringLiteral(".minchiate")));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 3);
}

// Files and folders, of any name, each for thirty days.
void TestRecordFiles::whatWasThrownAway() {
    const QTemporaryDir folder;
    const QString away = folder.filePath("away"), home = folder.filePath("home");
    const auto at = [](int day) { stopClockAt(QDateTime(QDate(2026, 11, day), QTime(9, 30))); };
    QVERIFY(QDir().mkpath(home + "/games.of.mine"));
    support::put(home + "/a.b.minchiate", "first");
    at(1);
    QVERIFY(!throwAway(home + "/a.b.minchiate", away));
    at(2);
    QVERIFY(!throwAway(home + "/games.of.mine", away));
    QCOMPARE(thrownAway(away).size(), std::size_t{2});
    QCOMPARE(thrownAway(away).front().name, QStringLiteral("games.of.mine")); // the last one
    QCOMPARE(thrownAway(away).front().when.date(), QDate(2026, 11, 2));
    QVERIFY(!findThrownAway(away, home + "/b.minchiate"));
    // Where the name is taken by now, a number comes before its ending.
    support::put(home + "/a.b.minchiate", "second");
    QVERIFY(QDir().mkpath(home + "/games.of.mine"));
    QVERIFY(!bringBack(*findThrownAway(away, home + "/a.b.minchiate"), home));
    QVERIFY(!bringBack(*findThrownAway(away, thrownAway(away).front().path), home));
    QCOMPARE(support::bytesOf(home + "/a.b (2).minchiate"), QByteArray("first"));
    QVERIFY(QFileInfo(home + "/games.of.mine (2)").isDir());
    QVERIFY(thrownAway(away).empty());
    // One without a moment in its name, or nothing but that, is as old as the file system says.
    for (const char* name :
         {"mine", "20261101-093000000", "20261101-093000000_", "20261341-093000000_mine"}) {
        support::put(away + u'/' + name, "mine");
        const auto found = findThrownAway(away, away + u'/' + name);
        QVERIFY2(found && found->name == QLatin1String(name), name);
        QCOMPARE(found->when, QFileInfo(found->path).lastModified());
    }
    // Kept through the thirtieth day.
    support::put(away + "/20261101-093000000_b", "mine");
    QVERIFY(QDir().mkpath(away + "/20261101-093000000_c"));
    const auto kept = findThrownAway(away, QStringLiteral("b"))->keptUntil();
    forgetThrownAway(away, kept);
    QVERIFY(findThrownAway(away, QStringLiteral("b")) && findThrownAway(away, QStringLiteral("c")));
    forgetThrownAway(away, kept.addMSecs(1));
    QVERIFY(!findThrownAway(away, QStringLiteral("b")) && !findThrownAway(away, QStringLiteral("c")));
    stopClockAt({});
}

// Nothing changes, and the system's words tell why.
void TestRecordFiles::whatCannotBeThrownAway() {
    const QTemporaryDir folder;
    const QString file = folder.filePath("file"), barred = file + "/away";
    support::put(file, "mine");
    QVERIFY(QDir(folder.path()).mkdir("games"));
    for (const QString& path : {file, folder.filePath("games"), folder.filePath("none")}) {
        const bool there = QFileInfo::exists(path);
        const auto words = throwAway(path, barred);
        QVERIFY(words && !words->isEmpty());
        QCOMPARE(QFileInfo::exists(path), there);
        QVERIFY(bringBack({path, QStringLiteral("x"), {}}, barred));
    }
    QCOMPARE(support::bytesOf(file), QByteArray("mine"));
}

// A line is not added where there is no file, and none of its own is begun instead.
void TestRecordFiles::linesWithoutAFile() {
    const QTemporaryDir folder;
    const QString none = folder.filePath("none"), torn = folder.filePath("torn");
    LineFile lines;
    lines.sync();
    QVERIFY(lines.add("one\n"));
    QVERIFY(lines.begin(none + "/file", "one\n"));
    QVERIFY(lines.resume(none));
    QVERIFY(!QFileInfo::exists(none));
    support::put(torn, "no line is whole");
    QVERIFY(lines.resume(torn));
    QVERIFY(lines.add("one\n"));
    QCOMPARE(support::bytesOf(torn), QByteArray("no line is whole"));
    support::put(torn, "one\ntw");
    QVERIFY(!lines.resume(torn) && !lines.add("two\n"));
    QCOMPARE(support::bytesOf(torn), QByteArray("one\ntwo\n"));
    lines.sync();
    support::put(torn, "one\ntwo\nthree\n"); // by somebody else meanwhile
    QVERIFY(!lines.add("four\n"));
    QCOMPARE(support::bytesOf(torn), QByteArray("one\ntwo\nfour\n"));
    // What is larger than any record is not read to its end.
    QFile large(torn);
    QVERIFY(large.resize(kMostBytes + 1));
    QVERIFY(std::get<JsonError>(readFile(torn)).fault == JsonFault::TooLarge);
    QVERIFY(std::get<JsonError>(readObject(torn)).fault == JsonFault::TooLarge);
    QVERIFY(std::get<JsonError>(readFile({})).fault == JsonFault::Unreadable);
    if (const QString memory = QStringLiteral("/proc/self/mem");
        QFile::exists(memory)) // opens, and reads nothing
        QVERIFY(!std::get<JsonError>(readFile(memory)).system.isEmpty());
}

// One line that can be printed, and not long.
void TestRecordFiles::whatStoodThereInASentence_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("told");
    const QString long60(60, u'a'), long61(61, u'a');
    QTest::newRow("sixty") << long60 << long60;
    QTest::newRow("one more") << long61 << QString(57, u'a') + u'…';
    QTest::newRow("lines") << QStringLiteral("a\nb\u2028c\u2029d")
                           << QStringLiteral("a\ufffdb\ufffdc\ufffdd");
    QTest::newRow("a bell") << QStringLiteral("a\u0007") << QStringLiteral("a\ufffd");
    QTest::newRow("beyond the first plane") << QStringLiteral("\U0001F0A1") << QStringLiteral("\U0001F0A1");
}

void TestRecordFiles::whatStoodThereInASentence() {
    QFETCH(const QString, text);
    QTEST(records::shortText(text), "told");
    QTEST(records::shortened(text), "told");
    QCOMPARE(records::shortText(0.5), QStringLiteral("0.5"));
    QVERIFY(records::shortText(QJsonObject()).isEmpty());
}

VERSICOLA_TEST(TestRecordFiles)
#include "test_record_files.moc"
