#include "desktop/minchiate/game_choice.h"
#include "settings/old_settings.h"
#include "support/many/one_of_many.h"

#include <QTemporaryDir>
#include <QTest>

using namespace desktop;

namespace {

GameChoice unusual() {
    GameChoice choice;
    choice.people = {QStringLiteral("Ginevra, l’altra"),
                     {QStringLiteral("Nello"), QStringLiteral("Tessa"), QStringLiteral("Ugo")}};
    choice.level = levels().first();
    choice.ownLevels[1] = QStringLiteral("master");
    choice.rules.demon = true;
    choice.rules.rob29 = false;
    choice.rules.restiAtEndOnly = true;
    return choice;
}

} // namespace

class GameChoiceTest : public QObject {
    Q_OBJECT

    QTemporaryDir dir_;
    int files_ = 0;

    QString newFile() { return dir_.filePath(QStringLiteral("%1.ini").arg(++files_)); }

    // What is read from a store with one value set.
    GameChoice with(const char* key, const QVariant& value) {
        QSettings store(newFile(), QSettings::IniFormat);
        save(unusual(), store);
        store.setValue(QLatin1String(key), value);
        store.sync();
        return loadChoice(QSettings(store.fileName(), QSettings::IniFormat));
    }

private slots:
    void anEmptyStoreGivesTheDefaults() {
        const QSettings store(newFile(), QSettings::IniFormat);
        QCOMPARE(loadChoice(store), GameChoice());
        QCOMPARE(minchiate::presetOf(loadChoice(store).rules), minchiate::Preset::Accademia2008);
    }

    void whatIsSavedIsLoaded() {
        const QString file = newFile();
        for (const GameChoice& choice : {unusual(), GameChoice()}) {
            {
                QSettings store(file, QSettings::IniFormat);
                save(choice, store);
            }
            QCOMPARE(loadChoice(QSettings(file, QSettings::IniFormat)), choice);
        }
    }

    void savingKeepsWhatElseIsThere() {
        QSettings store(newFile(), QSettings::IniFormat);
        store.setValue(QStringLiteral("table/pace"), QStringLiteral("fast")); // the house's
        store.setValue(QStringLiteral("rules/aSwitchOfTheFuture"), true);
        save(unusual(), store);
        QCOMPARE(store.value(QStringLiteral("table/pace")).toString(), QStringLiteral("fast"));
        QCOMPARE(store.value(QStringLiteral("rules/aSwitchOfTheFuture")).toBool(), true);
    }

    // As version 0.9 wrote it, when the house's values and Minchiate's were one.
    void anOldFileIsRead() {
        const QString file = newFile();
        QVERIFY(support::oldSettings(file));
        GameChoice wanted = unusual();
        wanted.people.you = QStringLiteral("Ginevra");
        QCOMPARE(loadChoice(QSettings(file, QSettings::IniFormat)), wanted);
    }

    void nonsenseFallsBackAlone_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        const auto row = [](const char* key, const QVariant& value) {
            QTest::addRow("%s=%s", key, qPrintable(value.toString())) << QString(QLatin1String(key)) << value;
        };
        row("rules/demon", QStringLiteral("perhaps"));
        row("people/level", QStringLiteral("random"));
        row("people/you", QStringList{QStringLiteral("a"), QStringLiteral("b")});
        row("people/companion2", QString());
        row("people/companion2", QStringLiteral("\t\n  "));
        row("people/companion2", QRect(1, 2, 3, 4));
        row("people/companion2Level", QStringLiteral("wizard"));
    }
    void nonsenseFallsBackAlone() {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        GameChoice wanted = unusual();
        const GameChoice plain;
        if (key == QLatin1String("rules/demon"))
            wanted.rules.demon = plain.rules.demon;
        else if (key == QLatin1String("people/level"))
            wanted.level = plain.level;
        else if (key == QLatin1String("people/you"))
            wanted.people.you = plain.people.you;
        else if (key == QLatin1String("people/companion2Level"))
            wanted.ownLevels[1] = plain.ownLevels[1];
        else
            wanted.people.companions[1] = plain.people.companions[1];
        QCOMPARE(with(key.toLatin1().constData(), value), wanted);
    }

    void namesAreMadeFitForTheTable() {
        QCOMPARE(settings::cleanName(QStringLiteral("  Anna \n Maria ")), QStringLiteral("Anna Maria"));
        QCOMPARE(settings::cleanName(QString(QChar(0x202e)) + QStringLiteral("Ugo")), QStringLiteral("Ugo"));
        QCOMPARE(settings::cleanName(QString(80, QLatin1Char('x'))).size(), settings::longestName);
        QCOMPARE(settings::cleanName(QStringLiteral("\t ")), QString());
        // A letter of two halves at the end goes as a whole.
        const QString gothic = QString::fromUcs4(U"\U00010330");
        QCOMPARE(settings::cleanName(gothic), gothic);
        const QString cut =
            settings::cleanName(QString(settings::longestName - 1, QLatin1Char('x')) + gothic);
        QCOMPARE(cut, QString(settings::longestName - 1, QLatin1Char('x')));
    }

    void namesMustDiffer() {
        settings::People s;
        QVERIFY(settings::namesDiffer(s));
        QCOMPARE(settings::yourNameOf(s), QStringLiteral("You"));
        s.you = QStringLiteral("LAPO");
        QVERIFY(!settings::namesDiffer(s));
        s.you.clear();
        s.companions[2] = QStringLiteral("you");
        QVERIFY(!settings::namesDiffer(s));
        const settings::People read = with("people/companion1", QStringLiteral("tessa")).people;
        QVERIFY(settings::namesDiffer(read));
        QCOMPARE(read.companions, settings::People().companions);
        QCOMPARE(read.you, unusual().people.you);
    }
};

VERSICOLA_WINDOW_TEST(GameChoiceTest)
#include "test_game_choice.moc"
