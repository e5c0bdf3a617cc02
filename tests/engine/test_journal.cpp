// The journal of the hand in play: whatever happens to the program, what was done comes back.
#include "minchiate/records/action_text.h"
#include "minchiate/records/journal.h"
#include "played_hands.h"
#include "support/files.h"
#include "support/many/one_of_many.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <thread>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace minchiate;
using namespace records;
using support::bytesOf;
using support::put;

Q_DECLARE_METATYPE(records::RecordFault)

namespace {

JournaledHand journaled(const QString& path) {
    const auto read = Journal::read(path);
    if (!read || !std::holds_alternative<JournaledHand>(*read))
        qFatal("no journal at %s", qPrintable(path));
    return std::get<JournaledHand>(*read);
}

HandRecord withoutActions(HandRecord record) {
    record.actions.clear();
    return record;
}

} // namespace

class TestJournal : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup() { folder_.reset(); }
    void eachActionIsThereAtOnce();
    void beginsWithTheActionsThereAre();
    void beginsAfresh();
    void noJournal();
    void tornFirstLineIsNone();
    void tornLastLineIsDropped();
    void resumeCutsTheTornTail();
    void undoKeepsTheFirst_data();
    void undoKeepsTheFirst();
    void undoAfterRestart();
    void undoOfManyIsQuick();
    void damagedFirstLine_data();
    void damagedFirstLine();
    void damagedLine_data();
    void damagedLine();
    void cannotBeWritten();
    void nothingIsWrittenWhenClosed();
    void resumeNeedsAJournal();
    void halfALineIsTakenBack();
    void syncBesideAdding();

private:
    // A journal of the first `count` actions of the sample, closed.
    void journalOf(std::size_t count);
    [[nodiscard]] const std::vector<Action>& actions() const { return played_.record.actions; }

    std::unique_ptr<QTemporaryDir> folder_;
    QString path_;
    LoadedHand played_ = support::playedHand(77, Seat::N);
};

void TestJournal::init() {
    folder_ = std::make_unique<QTemporaryDir>();
    path_ = folder_->filePath("hand.journal");
}

void TestJournal::journalOf(std::size_t count) {
    Journal journal;
    QVERIFY(!journal.begin(path_, 6, withoutActions(played_.record)));
    for (std::size_t i = 0; i < count; ++i)
        QVERIFY(!journal.add(actions()[i]));
}

void TestJournal::eachActionIsThereAtOnce() {
    played_.record.title = QStringLiteral("two\nlines");
    played_.record.others[QStringLiteral("note")] = 5;
    Journal journal;
    QVERIFY(!journal.begin(path_, 6, withoutActions(played_.record)));
    Hand hand(played_.record.deal);
    for (std::size_t i = 0; i <= actions().size(); ++i) {
        const JournaledHand read = journaled(path_); // while the journal is open
        QCOMPARE(read.hand, 6);
        QVERIFY(!read.unscored);
        QCOMPARE(read.loaded.record.actions.size(), i);
        QVERIFY(read.loaded.hand == hand);
        if (i == actions().size())
            break;
        QVERIFY(!journal.add(actions()[i]));
        QVERIFY(std::holds_alternative<Hand::Events>(hand.apply(actions()[i])));
    }
    QCOMPARE(toJson(journaled(path_).loaded.record), toJson(played_.record)); // title and unknown keys too
    QCOMPARE(bytesOf(path_).count('\n'), static_cast<qsizetype>(1 + actions().size()));
}

void TestJournal::beginsWithTheActionsThereAre() {
    Journal journal;
    QVERIFY(!journal.begin(path_, 0, played_.record));
    QCOMPARE(toJson(journaled(path_).loaded.record), toJson(played_.record));
    QVERIFY(!bytesOf(path_).left(bytesOf(path_).indexOf('\n')).contains(":cut"));
}

void TestJournal::beginsAfresh() {
    journalOf(9);
    Journal journal;
    const LoadedHand next = support::playedHand(78, Seat::S, 0);
    QVERIFY(!journal.begin(path_, 7, next.record));
    QVERIFY(journaled(path_).loaded.hand == next.hand);
    QCOMPARE(journaled(path_).hand, 7);
    journalOf(3); // and with an object that had another file open
    QVERIFY(!journal.begin(folder_->filePath("other"), 8, next.record));
    QCOMPARE(journaled(path_).hand, 6);
}

void TestJournal::noJournal() {
    QVERIFY(!Journal::read(path_));
    put(path_, {});
    QVERIFY(!Journal::read(path_));
    const auto read = Journal::read(folder_->path()); // there is something, but it cannot be read
    QVERIFY(read);
    QCOMPARE(std::get<RecordError>(*read).json.fault, JsonFault::Unreadable);
}

void TestJournal::tornFirstLineIsNone() {
    journalOf(0);
    const QByteArray whole = bytesOf(path_);
    for (qsizetype bytes = 0; bytes < whole.size(); ++bytes) {
        put(path_, whole.first(bytes));
        QVERIFY(!Journal::read(path_));
    }
}

void TestJournal::tornLastLineIsDropped() {
    journalOf(11);
    const QByteArray whole = bytesOf(path_);
    const auto lastLine = whole.lastIndexOf('\n', -2) + 1;
    for (auto bytes = lastLine; bytes < whole.size(); ++bytes) {
        put(path_, whole.first(bytes));
        QCOMPARE(journaled(path_).loaded.record.actions.size(), std::size_t{10});
    }
    put(path_, whole + QByteArray(300, '\0')); // as some file systems leave it when the machine fails
    QCOMPARE(journaled(path_).loaded.record.actions.size(), std::size_t{11});
}

void TestJournal::resumeCutsTheTornTail() {
    journalOf(11);
    const QByteArray whole = bytesOf(path_);
    const auto lastLine = whole.lastIndexOf('\n', -2) + 1;
    for (auto bytes = lastLine; bytes <= whole.size(); ++bytes) {
        put(path_, whole.first(bytes));
        const auto kept = journaled(path_).loaded.record.actions.size();
        Journal journal;
        QVERIFY(!journal.resume(path_));
        QCOMPARE(bytesOf(path_).size(), bytes == whole.size() ? bytes : lastLine);
        for (std::size_t i = kept; i < actions().size(); ++i)
            QVERIFY(!journal.add(actions()[i]));
        QVERIFY(journaled(path_).loaded.hand == played_.hand);
        QVERIFY(!journaled(path_).unscored);
    }
}

void TestJournal::undoKeepsTheFirst_data() {
    QTest::addColumn<int>("kept");
    QTest::newRow("none") << 0;
    QTest::newRow("one") << 1;
    QTest::newRow("all but one") << 19;
    QTest::newRow("all") << 20;
}

void TestJournal::undoKeepsTheFirst() {
    QFETCH(int, kept);
    Journal journal;
    QVERIFY(!journal.begin(path_, 6, withoutActions(played_.record)));
    for (std::size_t i = 0; i < 20; ++i)
        QVERIFY(!journal.add(actions()[i]));
    QVERIFY(!journal.undo(kept));
    const JournaledHand read = journaled(path_);
    QVERIFY(read.unscored);
    const std::vector<Action> first(actions().begin(), actions().begin() + kept);
    QVERIFY(read.loaded.record.actions == first);
    QVERIFY(read.loaded.hand == fold(played_.record.deal, first).hand);
    for (std::size_t i = first.size(); i < actions().size(); ++i)
        QVERIFY(!journal.add(actions()[i]));
    QVERIFY(journaled(path_).loaded.hand == played_.hand);
    QVERIFY(journaled(path_).unscored);
}

void TestJournal::undoAfterRestart() {
    journalOf(20);
    {
        Journal journal;
        QVERIFY(!journal.resume(path_));
        QVERIFY(!journal.undo(12));
    }
    Journal journal;
    QVERIFY(!journal.resume(path_));
    QVERIFY(!journal.undo(5));
    QVERIFY(!journal.add(actions()[5]));
    const JournaledHand read = journaled(path_);
    QVERIFY(read.unscored);
    QCOMPARE(read.loaded.record.actions.size(), std::size_t{6});
    QCOMPARE(read.hand, 6);
}

void TestJournal::undoOfManyIsQuick() {
    journalOf(actions().size());
    const auto last = actions().size() - 1;
    const QByteArray again =
        "undo " + QByteArray::number(qulonglong(last)) + '\n' + actionText(actions()[last]).toUtf8() + '\n';
    put(path_, bytesOf(path_) + again.repeated(20000)); // would take minutes if each folded the hand again
    QVERIFY(journaled(path_).loaded.hand == played_.hand);
}

void TestJournal::damagedFirstLine_data() {
    using enum RecordFault;
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("value"); // empty: the key is removed
    QTest::addColumn<RecordFault>("fault");
    QTest::newRow("no number of the hand") << "hand"
                                           << "" << Missing;
    QTest::newRow("number that is a text") << "hand"
                                           << "\"6\"" << Mistyped;
    QTest::newRow("hand 12") << "hand"
                             << "12" << Mistyped;
    QTest::newRow("hand −1") << "hand"
                             << "-1" << Mistyped;
    QTest::newRow("no deck") << "deck"
                             << "" << Missing;
    QTest::newRow("another format") << "format"
                                    << "\"minchiate-match\"" << Format;
    QTest::newRow("actions") << "actions"
                             << "[\"E:cut 13\"]" << Mistyped;
}

void TestJournal::damagedFirstLine() {
    QFETCH(QString, key);
    QFETCH(QString, value);
    QFETCH(RecordFault, fault);
    journalOf(0);
    QJsonObject object = QJsonDocument::fromJson(bytesOf(path_)).object();
    object.remove(key);
    if (!value.isEmpty())
        object[key] = QJsonDocument::fromJson('[' + value.toUtf8() + ']')[0];
    put(path_, QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
    const auto read = Journal::read(path_);
    QVERIFY(read && std::holds_alternative<RecordError>(*read));
    QCOMPARE(std::get<RecordError>(*read).fault, fault);
    QCOMPARE(std::get<RecordError>(*read).path, QStringLiteral("$.") + key);
}

void TestJournal::damagedLine_data() {
    using enum RecordFault;
    QTest::addColumn<QByteArray>("line"); // in place of the fourth action
    QTest::addColumn<RecordFault>("fault");
    const auto row = [](const char* name, const QByteArray& line, RecordFault fault) {
        QTest::newRow(name) << line << fault;
    };
    row("empty", "", ActionForm);
    row("no action", "S:sing", ActionForm);
    row("not UTF-8", "\xff\xfe", ActionForm);
    row("zero bytes", QByteArray(20, '\0'), ActionForm);
    row("a carriage return", "undo 2\r", ActionForm);
    row("a second cut", "E:cut 13", ActionIllegal);
    row("undo of more than there are", "undo 4", ActionForm);
    row("undo of fewer than none", "undo -1", ActionForm);
    row("undo of how many", "undo ", ActionForm);
    row("undo without a number", "undo", ActionForm);
    row("undo with a leading zero", "undo 02", ActionForm);
    row("undo of very many", "undo 4294967296", ActionForm);
    row("undo of something else", "undo two", ActionForm);
}

void TestJournal::damagedLine() {
    QFETCH(QByteArray, line);
    QFETCH(RecordFault, fault);
    journalOf(8);
    QList<QByteArray> lines = bytesOf(path_).split('\n');
    lines[4] = line;
    put(path_, lines.join('\n'));
    const auto read = Journal::read(path_);
    QVERIFY(read && std::holds_alternative<RecordError>(*read));
    QCOMPARE(std::get<RecordError>(*read).fault, fault);
    QCOMPARE(std::get<RecordError>(*read).action, 3);
}

void TestJournal::cannotBeWritten() {
    Journal journal;
    const auto inNoFolder = journal.begin(folder_->filePath("no folder/file"), 0, played_.record);
    QVERIFY(inNoFolder && !inNoFolder->isEmpty());
    const auto onAFolder = journal.begin(folder_->path(), 0, played_.record);
    QVERIFY(onAFolder && !onAFolder->isEmpty());
    QVERIFY(journal.add(actions()[0]));
}

void TestJournal::nothingIsWrittenWhenClosed() {
    Journal journal;
    QVERIFY(journal.add(actions()[0]));
    QVERIFY(journal.undo(0));
    journal.sync();
    QVERIFY(!journal.begin(path_, 0, withoutActions(played_.record)));
    journal.sync();
    journal.close();
    journal.sync();
    QVERIFY(journal.add(actions()[0]));
    QVERIFY(journaled(path_).loaded.record.actions.empty());
}

void TestJournal::resumeNeedsAJournal() {
    Journal journal;
    QVERIFY(journal.resume(path_));
    QVERIFY(!QFile::exists(path_));
    for (const char* text : {"", "{\"format\":\"minch"}) {
        put(path_, text);
        const auto words = journal.resume(path_);
        QVERIFY(words && !words->isEmpty());
        QCOMPARE(bytesOf(path_), QByteArray(text));
        QVERIFY(journal.add(actions()[0]));
    }
}

// A file that may grow no further stands for a full disk.
void TestJournal::halfALineIsTakenBack() {
#ifdef Q_OS_UNIX
    journalOf(5);
    Journal journal;
    QVERIFY(!journal.resume(path_));
    const QByteArray before = bytesOf(path_);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit usual{};
    QCOMPARE(getrlimit(RLIMIT_FSIZE, &usual), 0);
    rlimit tight = usual;
    tight.rlim_cur = static_cast<rlim_t>(before.size()) + 3;
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &tight), 0);
    const auto words = journal.add(actions()[5]);
    const QByteArray after = bytesOf(path_);
    QCOMPARE(setrlimit(RLIMIT_FSIZE, &usual), 0);
    QVERIFY(words && !words->isEmpty());
    QCOMPARE(after, before);
    QVERIFY(!journal.add(actions()[5]));
    QCOMPARE(journaled(path_).loaded.record.actions.size(), std::size_t{6});
#else
    QSKIP("needs a limit on the size of files");
#endif
}

void TestJournal::syncBesideAdding() {
    Journal journal;
    std::atomic<bool> done = false;
    std::thread syncing([&] {
        while (!done)
            journal.sync();
    });
    bool fine = true;
    for (int round = 0; round < 20; ++round) {
        fine = fine && !journal.begin(path_, 1, withoutActions(played_.record));
        for (const Action& action : actions())
            fine = fine && !journal.add(action);
        journal.close();
    }
    done = true;
    syncing.join();
    QVERIFY(fine);
    QVERIFY(journaled(path_).loaded.hand == played_.hand);
}

VERSICOLA_TEST(TestJournal)
#include "test_journal.moc"
