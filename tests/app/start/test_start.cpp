// What comes before the first window: a screen or a sentence, one copy to a folder, signals that end it.
#include "desktop/start/one_copy.h"
#include "places.h"
#include "support/many/one_of_many.h"

#include <QFile>
#include <QLocalSocket>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <future>

using desktop::OneCopy;

namespace {

constexpr int kSoon = 30'000; // milliseconds, for a machine with other things to do

// The program itself on this folder, without a screen but with what stands for one.
struct Started : QProcess {
    explicit Started(const QString& folder, const QStringList& more = {}) {
        setProgram(QStringLiteral(VERSICOLA_PROGRAM));
        setArguments(QStringList{QStringLiteral("--data"), folder} + more);
    }
    bool isOpen(const QString& folder) {
        start();
        return QTest::qWaitFor([&] { return QFile::exists(folder + QStringLiteral("/open.lock")); }, kSoon);
    }
};

// From another thread, as another process would ask.
OneCopy::Found asked(const QString& folder, const QString& file, int patience) {
    auto found = std::async(std::launch::async, [&] { return OneCopy(folder).take(file, patience); });
    while (found.wait_for(std::chrono::milliseconds(5)) != std::future_status::ready)
        QCoreApplication::processEvents();
    return found.get();
}

} // namespace

class TestStart : public QObject {
    Q_OBJECT
private slots:
    void withoutScreenItSaysSoInOneSentence();
    void secondStartHandsItsFileOver_data();
    void secondStartHandsItsFileOver();
    void folderIsFreeAgainWhenItsWindowGoes();
    void whoDoesNotAnswerIsNamed();
    void foldersOfOtherMachinesAreLeftAlone();
    void nonsenseOnTheSocketOpensNothing();
    void programTellsTheOneThatIsOpen();
    void ofAKilledProgramNothingStaysLocked();
    void signalsCloseTheWindow_data();
    void signalsCloseTheWindow();
};

void TestStart::withoutScreenItSaysSoInOneSentence() {
    QTemporaryDir folder;
    Started program(folder.path());
    QProcessEnvironment bare = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        bare.remove(QString::fromLatin1(name));
    program.setProcessEnvironment(bare);
    program.start();
    QVERIFY(program.waitForFinished(kSoon));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 1);
    QCOMPARE(program.readAllStandardError(),
             QByteArray("versicola: there is no screen here that a window could open on.\n"));
    QVERIFY(program.readAllStandardOutput().isEmpty());
}

void TestStart::secondStartHandsItsFileOver_data() {
    QTest::addColumn<QString>("file");
    QTest::newRow("no file") << QString();
    QTest::newRow("a file") << QStringLiteral("/home/anna/hand.minchiate");
    QTest::newRow("letters of other scripts") << QStringLiteral("/home/anna/più forte ✓.minchiate");
}

void TestStart::secondStartHandsItsFileOver() {
    QFETCH(const QString, file);
    QTemporaryDir folder;
    OneCopy first(folder.path());
    QVERIFY(first.take({}) == OneCopy::Found::Free);
    QSignalSpy spy(&first, &OneCopy::asked);
    QVERIFY(asked(folder.path(), file, kSoon) == OneCopy::Found::Told);
    QVERIFY(spy.count() == 1 || spy.wait(kSoon));
    QCOMPARE(spy.first().first().toString(), file);
}

void TestStart::folderIsFreeAgainWhenItsWindowGoes() {
    QTemporaryDir folder, other;
    auto first = std::make_unique<OneCopy>(folder.path());
    QVERIFY(first->take({}) == OneCopy::Found::Free);
    QVERIFY(OneCopy(other.path()).take({}) == OneCopy::Found::Free);
    first.reset();
    QVERIFY(OneCopy(folder.path()).take({}) == OneCopy::Found::Free);
}

void TestStart::whoDoesNotAnswerIsNamed() {
    QTemporaryDir folder;
    OneCopy first(folder.path()), second(folder.path());
    QVERIFY(first.take({}) == OneCopy::Found::Free);
    const auto found = second.take({}, 50); // of the first nothing runs meanwhile
    QVERIFY(found == OneCopy::Found::Silent);
    QVERIFY(second.why(found).contains(QString::number(QCoreApplication::applicationPid())));
}

void TestStart::foldersOfOtherMachinesAreLeftAlone() {
    QTemporaryDir folder;
    QFile lock(folder.filePath(QStringLiteral("open.lock")));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("4711\nversicola\nolivetti\n"); // as QLockFile writes it: process, program, machine
    lock.close();
    OneCopy copy(folder.path());
    const auto found = copy.take({}, 50);
    QVERIFY(found == OneCopy::Found::Elsewhere);
    QVERIFY(copy.why(found).contains(QStringLiteral("olivetti")));
    QVERIFY(QFile::exists(lock.fileName()));
}

void TestStart::nonsenseOnTheSocketOpensNothing() {
    QTemporaryDir folder;
    OneCopy first(folder.path());
    QVERIFY(first.take({}) == OneCopy::Found::Free);
    QSignalSpy spy(&first, &OneCopy::asked);
    QLocalSocket caller;
    caller.connectToServer(first.name());
    QVERIFY(caller.waitForConnected(kSoon));
    caller.write(QByteArray(1024 * 1024, 'x'));
    QTRY_COMPARE_WITH_TIMEOUT(caller.state(), QLocalSocket::UnconnectedState, kSoon);
    QCOMPARE(spy.count(), 0);
    QVERIFY(asked(folder.path(), QStringLiteral("/a"), kSoon) == OneCopy::Found::Told);
}

void TestStart::programTellsTheOneThatIsOpen() {
    QTemporaryDir folder;
    Started first(folder.path()), second(folder.path());
    QVERIFY(first.isOpen(folder.path()));
    second.start();
    QVERIFY(second.waitForFinished(kSoon));
    QCOMPARE(second.exitCode(), 0);
    QVERIFY(!second.readAllStandardError().contains("versicola:"));
    first.terminate();
    QVERIFY(first.waitForFinished(kSoon));
}

void TestStart::ofAKilledProgramNothingStaysLocked() {
    QTemporaryDir folder;
    Started first(folder.path());
    QVERIFY(first.isOpen(folder.path()));
    first.kill();
    QVERIFY(first.waitForFinished(kSoon));
    QVERIFY(QFile::exists(folder.filePath(QStringLiteral("open.lock"))));
    OneCopy next(folder.path());
    QVERIFY(next.take({}, 50) == OneCopy::Found::Free);
    QSignalSpy spy(&next, &OneCopy::asked);
    QVERIFY(asked(folder.path(), {}, kSoon) == OneCopy::Found::Told); // over what is left of its socket
}

void TestStart::signalsCloseTheWindow_data() {
    QTest::addColumn<int>("signal");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGINT") << SIGINT;
    QTest::newRow("SIGHUP") << SIGHUP;
}

void TestStart::signalsCloseTheWindow() {
    QFETCH(const int, signal);
    QTemporaryDir folder;
    Started program(folder.path());
    QVERIFY(program.isOpen(folder.path()));
    // A second start is answered when the window is there.
    Started second(folder.path());
    second.start();
    QVERIFY(second.waitForFinished(kSoon));
    ::kill(static_cast<pid_t>(program.processId()), signal);
    QVERIFY(program.waitForFinished(kSoon));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("open.lock"))));
    const QSettings kept(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    QVERIFY(kept.contains(QStringLiteral("window/geometry")));
}

VERSICOLA_TEST(TestStart)
#include "test_start.moc"
