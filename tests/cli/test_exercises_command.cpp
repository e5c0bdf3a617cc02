// Exercises on the command line: a file of lines, of which some are chosen.
#include "minchiate/exercises/exercise.h"
#include "places.h"
#include "run_cli.h"
#include "support/many/one_of_many.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace support;

class TestExercisesCommand : public QObject {
    Q_OBJECT

private slots:
    void someAreChosenOfALineEach();
    void badFilesAndOptionsGetOneSentence();

private:
    // Those that the program has, as they were found: a line each.
    [[nodiscard]] QString lines();
    QTemporaryDir folder_;
};

QString TestExercisesCommand::lines() {
    QFile made(QStringLiteral(EXERCISES)), file(folder_.filePath(QStringLiteral("found.jsonl")));
    if (!made.open(QIODevice::ReadOnly) || !file.open(QIODevice::WriteOnly))
        qFatal("no room for exercises");
    const QJsonArray all = QJsonDocument::fromJson(made.readAll())[QStringLiteral("exercises")].toArray();
    for (const QJsonValue& one : all)
        file.write(QJsonDocument(one.toObject()).toJson(QJsonDocument::Compact) + '\n');
    return file.fileName();
}

void TestExercisesCommand::someAreChosenOfALineEach() {
    const QString file = lines();
    const Ran ran = runCli({"exercises", file, "--keep", "7"});
    QCOMPARE(ran.status, 0);
    const auto read = exercises::exercisesOf(ran.object());
    QVERIFY(std::holds_alternative<std::vector<exercises::Exercise>>(read));
    QCOMPARE(std::get<std::vector<exercises::Exercise>>(read).size(), std::size_t{7});
    QCOMPARE(runCli({"exercises", file, "--keep", "7"}).out, ran.out);
    const Ran tooMany = runCli({"exercises", file, "--keep", "101"});
    QCOMPARE(tooMany.status, 1);
    QVERIFY(tooMany.err.contains("100"));
}

void TestExercisesCommand::badFilesAndOptionsGetOneSentence() {
    for (const QStringList& arguments :
         {QStringList{"exercises", "a", "b"}, QStringList{"exercises", "--deals", "0"},
          QStringList{"exercises", "--keep", "3"}, QStringList{"exercises", "a", "--seed", "3"},
          QStringList{"exercises", "no-such-file"}, QStringList{"exercises", TEST_DATA "/questions.json"}}) {
        const Ran ran = runCli(arguments);
        QVERIFY(ran.status > 0);
        QVERIFY(ran.out.isEmpty());
        QCOMPARE(ran.err.trimmed().count('\n'), 0);
        QVERIFY(!ran.err.isEmpty());
    }
}

VERSICOLA_TEST(TestExercisesCommand)
#include "test_exercises_command.moc"
