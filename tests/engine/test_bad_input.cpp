// Files that nobody should write, through the program itself: refused in one line, quickly, within 100 MB,
// and never a crash.
#include "minchiate/records/action_text.h"
#include "minchiate/records/hand_record.h"
#include "places.h"
#include "support/many/one_of_many.h"
#include "support/random_hands.h"
#include "text/words.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace minchiate;
using namespace support;
using tricks::Random;

namespace {

struct Answer {
    int status = -1;
    bool crashed = true;
    QByteArray out, err;
};

Answer replay(const QString& path) {
    QProcess process;
    process.start(VERSICOLA_CLI, {"replay", path});
    Answer answer;
    if (!process.waitForFinished(20000)) {
        process.kill();
        process.waitForFinished();
        return answer;
    }
    answer.crashed = process.exitStatus() != QProcess::NormalExit;
    answer.status = process.exitCode();
    answer.out = process.readAllStandardOutput();
    answer.err = process.readAllStandardError();
    return answer;
}

// What is wrong with a refusal; empty where nothing is.
QString faultOfRefusal(const Answer& answer) {
    if (answer.crashed)
        return "crashed or hung";
    if (answer.status != 1)
        return QStringLiteral("exit status %1").arg(answer.status);
    if (answer.out.count('\n') != 1 || !answer.out.endsWith('\n'))
        return "not one line on standard output";
    if (answer.err.count('\n') != 1)
        return "not one line on standard error: " + QString::fromUtf8(answer.err);
    const QJsonObject object = QJsonDocument::fromJson(answer.out).object();
    if (object["ok"] != QJsonValue(false))
        return "no ok: false";
    const QString message = object["error"]["message"].toString();
    if (message.trimmed().isEmpty() || message.contains('\n'))
        return "message: " + message;
    if (object["error"]["action"].isNull() && !object["error"]["path"].isString())
        return "neither action nor path";
    return {};
}

QByteArray soundRecord(std::uint64_t number) {
    const RandomHand made = randomHand(number);
    records::HandRecord record;
    record.deal = made.deal;
    record.actions = made.actions;
    record.title = QStringLiteral("Prova № %1").arg(number);
    return records::toLine(record);
}

QByteArray changed(const QByteArray& bytes, const QByteArray& before, const QByteArray& after) {
    QByteArray copy = bytes;
    const auto at = copy.indexOf(before);
    if (at < 0)
        qFatal("%s is not there", before.constData());
    return copy.replace(at, before.size(), after);
}

// One to four small changes: a byte, a stretch left out, doubled or moved, another character.
QByteArray mutated(QByteArray bytes, Random& random) {
    static const QByteArray pieces = "{}[]\",:0123456789-+eE.\\ \t\n\x01\x7f\xff\xc3tfnSENWCDBTMKQJA";
    const auto below = [&](qsizetype n) {
        return static_cast<qsizetype>(random.below(static_cast<unsigned>(n)));
    };
    for (auto changes = 1 + below(4); changes > 0 && bytes.size() > 2; --changes) {
        const auto at = below(bytes.size());
        const auto length = 1 + below(std::min<qsizetype>(30, bytes.size() - at));
        switch (below(6)) {
        case 0:
            bytes[at] = static_cast<char>(random.below(256));
            break;
        case 1:
            bytes.remove(at, length);
            break;
        case 2:
            bytes.insert(at, bytes.mid(at, length));
            break;
        case 3:
            bytes.insert(below(bytes.size()), bytes.mid(at, length));
            break;
        case 4:
            bytes.truncate(at);
            break;
        default:
            bytes[at] = pieces[below(pieces.size())];
        }
    }
    return bytes;
}

} // namespace

class TestBadInput : public QObject {
    Q_OBJECT

private slots:
    void hostileFiles_data();
    void hostileFiles();
    void hugeFiles_data();
    void hugeFiles();
    void notFiles();
    void mutatedRecords_data();
    void mutatedRecords();
    void mutatedRecordsThroughTheProgram();
    void cleanupTestCase();

private:
    // Writes a file of the folder; the same name is overwritten.
    QString written(const QByteArray& bytes) {
        QFile file(folder_.filePath("bad.minchiate"));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }
    QTemporaryDir folder_;
};

void TestBadInput::hostileFiles_data() {
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const QByteArray& bytes) { QTest::newRow(name) << bytes; };
    const QByteArray good = soundRecord(1);
    const QJsonObject object = QJsonDocument::fromJson(good).object();
    const QByteArray deck = object["deck"].toString().toUtf8();
    const auto first = deck.left(deck.indexOf(' '));
    const QByteArray play = object["actions"].toArray().last().toString().toUtf8();
    row("empty", "");
    row("98 cards", changed(good, deck, deck + " M"));
    row("a card twice", changed(good, deck, deck.mid(deck.indexOf(' ') + 1) + " M"));
    row("first card twice", changed(good, deck, first + ' ' + deck));
    row("out of turn", changed(good, play, "S:play M\",\"N:play M"));
    row("more after the end", changed(good, play, play + "\",\"" + play));
    row("declaration not held", changed(good, play, "S:declare CK+DK+SK+BK+M"));
    row("half", good.left(good.size() / 2));
    row("without its end", good.chopped(1));
    row("twice", good + good);
    row("zero bytes", QByteArray(1000, '\0'));
    row("a zero byte in the deck", changed(good, deck, QByteArray(deck).replace(10, 1, QByteArray(1, '\0'))));
    row("an escaped zero", changed(good, play, play + "\\u0000"));
    row("not UTF-8", changed(good, "Prova", "\xff\xfe\xc0\x80"));
    row("half a surrogate", changed(good, play, play + "\\ud800"));
    row("UTF-16", QByteArray("\xff\xfe{\0}\0", 6));
    row("65 levels", "{\"a\":" + QByteArray(64, '[') + QByteArray(64, ']') + "}");
    row("100,000 levels", QByteArray(100000, '['));
    row("100,000 levels of objects", QByteArray("{\"a\":").repeated(100000));
    row("a number", "1e999999");
    row("null", "null");
    row("a string", "\"" + QByteArray(100000, 'a') + "\"");
    row("a long action", changed(good, play, "S:declare " + QByteArray("T1+").repeated(100000)));
    row("a long cut",
        changed(good, object["actions"][0].toString().toUtf8(), "W:cut " + QByteArray(100000, '9')));
    row("a long deck", changed(good, deck, QByteArray("C2 ").repeated(100000)));
    row("a long switch",
        changed(good, "\"rules\":{", "\"rules\":{\"" + QByteArray(100000, 'x') + "\":true,"));
    row("a line break in an action", changed(good, play, "S:play\\nM"));
    row("a line break in a switch", changed(good, "\"rules\":{", "\"rules\":{\"a\\nb\\r\\u2028c\":true,"));
    row("a line break in the format", changed(good, "minchiate-hand", "a\\nb"));
    row("an infinite version", changed(good, "\"version\":1", "\"version\":1e400"));
}

void TestBadInput::hostileFiles() {
    QFETCH(const QByteArray, bytes);
    const QString fault = faultOfRefusal(replay(written(bytes)));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
}

void TestBadInput::hugeFiles_data() {
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("piece");
    QTest::addColumn<int>("times");
    QTest::addColumn<QByteArray>("tail");
    const auto row = [](const char* name, const char* head, const QByteArray& piece, int times,
                        const char* tail) {
        QTest::newRow(name) << QByteArray(head) << piece << times << QByteArray(tail);
    };
    row("100 MB of brackets", "", QByteArray(1 << 20, '['), 100, "");
    row("a little more than 16 MB", "{}", QByteArray(1 << 20, ' '), 16, "");
    row("2 million values", "[", QByteArray("1,").repeated(1 << 19), 4, "1]");
    row("2 million names", "{", QByteArray("\"a\":1,").repeated(1 << 17), 16, "\"b\":1}");
    // Within the bounds, and JSON: these are parsed to their end.
    row("one string of 15 MB", "{\"format\":\"", QByteArray(1 << 20, 'a'), 15, "\"}");
    row("15 MB of escapes", "{\"format\":\"", QByteArray("\\u0041").repeated(1 << 17), 20, "\"}");
    row("850,000 empty lists", "{\"a\":[", QByteArray("[],").repeated(1 << 15), 13, "[]]}");
    row("980,000 numbers", "{\"actions\":[", QByteArray("1.5,").repeated(1 << 15), 30, "1]}");
    row("980,000 texts", "{\"a\":[", QByteArray("\"abcdefghij\",").repeated(1 << 15), 30, "1]}");
    row("a pack of 5 million cards",
        R"({"format":"french-tarot-hand","version":1,"rules":{},"seats":4,"dealer":"S","actions":[],"deck":")",
        QByteArray("SA ").repeated(1 << 18), 20, "\"}");
}

// Each written piece by piece, so that this program stays small itself.
void TestBadInput::hugeFiles() {
    QFETCH(const QByteArray, head);
    QFETCH(const QByteArray, piece);
    QFETCH(const int, times);
    QFETCH(const QByteArray, tail);
    QFile file(folder_.filePath("huge.minchiate"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(head), head.size());
    for (int i = 0; i < times; ++i)
        QCOMPARE(file.write(piece), piece.size());
    QCOMPARE(file.write(tail), tail.size());
    file.close();
    const QString fault = faultOfRefusal(replay(file.fileName()));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
    file.remove();
}

void TestBadInput::notFiles() {
    for (const QString& path : {folder_.path(), folder_.filePath("missing"), QString()}) {
        const QString fault = faultOfRefusal(replay(path));
        QVERIFY2(fault.isEmpty(), qPrintable(path + ": " + fault));
    }
#ifdef Q_OS_UNIX
    const QString fault = faultOfRefusal(replay("/dev/zero"));
    QVERIFY2(fault.isEmpty(), qPrintable(fault));
#endif
}

void TestBadInput::mutatedRecords_data() {
    QTest::addColumn<quint64>("number");
    for (quint64 number = 0; number < 40; ++number)
        QTest::addRow("%d", static_cast<int>(number)) << number;
}

// In this process, many: refused with a sentence, or a record that says again what it said.
void TestBadInput::mutatedRecords() {
    QFETCH(const quint64, number);
    const QByteArray good = soundRecord(number);
    QVERIFY(std::holds_alternative<records::LoadedHand>(records::readHandRecord(good)));
    Random random(number);
    int refused = 0;
    for (int i = 0; i < 100; ++i) {
        const auto read = records::readHandRecord(mutated(good, random));
        if (const auto* error = std::get_if<records::RecordError>(&read)) {
            ++refused;
            const QString sentence = text::explain(*error, text::seatNames());
            QVERIFY2(!sentence.trimmed().isEmpty() && !sentence.contains('\n'), qPrintable(sentence));
            QVERIFY((error->action >= 0) == error->path.isEmpty());
            continue;
        }
        const auto& loaded = std::get<records::LoadedHand>(read);
        const auto again = records::readHandRecord(records::toLine(loaded.record));
        QVERIFY(std::holds_alternative<records::LoadedHand>(again));
        QVERIFY(std::get<records::LoadedHand>(again).hand == loaded.hand);
    }
    QVERIFY2(refused > 50, qPrintable(QString::number(refused)));
}

void TestBadInput::mutatedRecordsThroughTheProgram() {
    Random random(77);
    for (std::uint64_t number = 0; number < 150; ++number) {
        const QByteArray bytes = mutated(soundRecord(number), random);
        const Answer answer = replay(written(bytes));
        const bool valid = std::holds_alternative<records::LoadedHand>(records::readHandRecord(bytes));
        if (valid) {
            QVERIFY(!answer.crashed);
            QCOMPARE(answer.status, 0);
            QVERIFY(QJsonDocument::fromJson(answer.out).object().contains("marks"));
        } else {
            const QString fault = faultOfRefusal(answer);
            QVERIFY2(fault.isEmpty(), qPrintable(fault + ": " + QString::fromLatin1(bytes)));
        }
    }
}

// The largest that any run above became.
void TestBadInput::cleanupTestCase() {
#if defined(Q_OS_LINUX) && !defined(__SANITIZE_ADDRESS__)
    rusage usage{};
    QCOMPARE(getrusage(RUSAGE_CHILDREN, &usage), 0);
    QVERIFY2(usage.ru_maxrss < 100 * 1024, qPrintable(QStringLiteral("%1 KB").arg(usage.ru_maxrss)));
    QVERIFY(usage.ru_maxrss > 1024); // it was measured
    qInfo("largest run: %ld KB", usage.ru_maxrss);
#endif
}

VERSICOLA_TEST(TestBadInput)
#include "test_bad_input.moc"
