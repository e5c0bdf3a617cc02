#include "desktop/settings/settings.h"

#include <QTemporaryDir>
#include <QTest>

using namespace settings;

namespace {

Settings unusual() {
    Settings s;
    s.yourName = QStringLiteral("Ginevra, l’altra");
    s.companions = {QStringLiteral("Nello"), QStringLiteral("Tessa"), QStringLiteral("Ugo")};
    s.rules.demon = true;
    s.rules.rob29 = false;
    s.rules.restiAtEndOnly = true;
    s.pace = Pace::Fast;
    s.trickStayMs = untilClick;
    s.liftThenPlay = true;
    s.callBack = false;
    s.skipDeal = true;
    s.animations = false;
    s.showNumber = false;
    s.panelShown = false;
    s.surroundings = Surroundings::Dark;
    s.level = levels().first();
    s.faces.back = QStringLiteral("back2");
    s.faces.manner = {true, true, false};
    return s;
}

} // namespace

class SettingsTest : public QObject {
    Q_OBJECT

    QTemporaryDir dir_;
    int files_ = 0;

    QString newFile() { return dir_.filePath(QStringLiteral("%1.ini").arg(++files_)); }

    // What is read from a store with one value set.
    Settings with(const char* key, const QVariant& value) {
        QSettings store(newFile(), QSettings::IniFormat);
        save(unusual(), store);
        store.setValue(QLatin1String(key), value);
        store.sync();
        return load(QSettings(store.fileName(), QSettings::IniFormat));
    }

private slots:
    void anEmptyStoreGivesTheDefaults() {
        const QSettings store(newFile(), QSettings::IniFormat);
        QCOMPARE(load(store), Settings());
        QCOMPARE(minchiate::presetOf(load(store).rules), minchiate::Preset::Accademia2008);
    }

    void whatIsSavedIsLoaded() {
        const QString file = newFile();
        for (const Settings& s : {unusual(), Settings()}) {
            {
                QSettings store(file, QSettings::IniFormat);
                save(s, store);
            }
            QCOMPARE(load(QSettings(file, QSettings::IniFormat)), s);
        }
    }

    void savingKeepsWhatElseIsThere() {
        QSettings store(newFile(), QSettings::IniFormat);
        store.setValue(QStringLiteral("window/size"), QSize(3, 4));
        store.setValue(QStringLiteral("rules/aSwitchOfTheFuture"), true);
        save(unusual(), store);
        QCOMPARE(store.value(QStringLiteral("window/size")).toSize(), QSize(3, 4));
        QCOMPARE(store.value(QStringLiteral("rules/aSwitchOfTheFuture")).toBool(), true);
    }

    void nonsenseFallsBackAlone_data() {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QVariant>("value");
        const auto row = [](const char* key, const QVariant& value) {
            QTest::addRow("%s=%s", key, qPrintable(value.toString())) << QString(QLatin1String(key)) << value;
        };
        row("table/pace", QStringLiteral("breakneck"));
        row("table/pace", 7);
        row("table/pace", QStringList{QStringLiteral("fast"), QStringLiteral("slow")});
        row("table/trickStay", QStringLiteral("soon"));
        row("table/trickStay", -1);
        row("table/trickStay", 499);
        row("table/trickStay", 3001);
        row("table/trickStay", QStringLiteral("99999999999999999999"));
        row("table/trickStay", QByteArray("\xff\xfe", 2));
        row("table/liftThenPlay", QStringLiteral("banana"));
        row("table/callBack", QStringLiteral("2"));
        row("table/skipDeal", QPoint(1, 2));
        row("rules/demon", QStringLiteral("perhaps"));
        row("look/surroundings", QStringLiteral("purple"));
        row("cards/deck", QStringLiteral("no such deck"));
        row("cards/back", QStringLiteral("T40"));
        row("cards/largeIndex", QStringLiteral("larger"));
        row("people/level", QStringLiteral("random"));
        row("people/you", QStringList{QStringLiteral("a"), QStringLiteral("b")});
        row("people/companion2", QString());
        row("people/companion2", QStringLiteral("\t\n  "));
        row("people/companion2", QRect(1, 2, 3, 4));
    }
    void nonsenseFallsBackAlone() {
        QFETCH(QString, key);
        QFETCH(QVariant, value);
        Settings wanted = unusual();
        const Settings plain;
        if (key == QLatin1String("table/pace"))
            wanted.pace = plain.pace;
        else if (key == QLatin1String("table/trickStay"))
            wanted.trickStayMs = plain.trickStayMs;
        else if (key == QLatin1String("table/liftThenPlay"))
            wanted.liftThenPlay = plain.liftThenPlay;
        else if (key == QLatin1String("table/callBack"))
            wanted.callBack = plain.callBack;
        else if (key == QLatin1String("table/skipDeal"))
            wanted.skipDeal = plain.skipDeal;
        else if (key == QLatin1String("rules/demon"))
            wanted.rules.demon = plain.rules.demon;
        else if (key == QLatin1String("look/surroundings"))
            wanted.surroundings = plain.surroundings;
        else if (key == QLatin1String("cards/deck"))
            wanted.faces.deck = plain.faces.deck;
        else if (key == QLatin1String("cards/back"))
            wanted.faces.back = plain.faces.back;
        else if (key == QLatin1String("cards/largeIndex"))
            wanted.faces.manner.largeIndex = plain.faces.manner.largeIndex;
        else if (key == QLatin1String("people/level"))
            wanted.level = plain.level;
        else if (key == QLatin1String("people/you"))
            wanted.yourName = plain.yourName;
        else
            wanted.companions[1] = plain.companions[1];
        QCOMPARE(with(key.toLatin1().constData(), value), wanted);
    }

    void namesAreMadeFitForTheTable() {
        QCOMPARE(cleanName(QStringLiteral("  Anna \n Maria ")), QStringLiteral("Anna Maria"));
        QCOMPARE(cleanName(QString(QChar(0x202e)) + QStringLiteral("Ugo")), QStringLiteral("Ugo"));
        QCOMPARE(cleanName(QString(80, QLatin1Char('x'))).size(), longestName);
        QCOMPARE(cleanName(QStringLiteral("\t ")), QString());
        // A letter of two halves at the end goes as a whole.
        const QString gothic = QString::fromUcs4(U"\U00010330");
        QCOMPARE(cleanName(gothic), gothic);
        const QString cut = cleanName(QString(longestName - 1, QLatin1Char('x')) + gothic);
        QCOMPARE(cut, QString(longestName - 1, QLatin1Char('x')));
    }

    void namesMustDiffer() {
        Settings s;
        QVERIFY(namesDiffer(s));
        QCOMPARE(yourNameOf(s), QStringLiteral("You"));
        s.yourName = QStringLiteral("LAPO");
        QVERIFY(!namesDiffer(s));
        s.yourName.clear();
        s.companions[2] = QStringLiteral("you");
        QVERIFY(!namesDiffer(s));
        const Settings read = with("people/companion1", QStringLiteral("tessa"));
        QVERIFY(namesDiffer(read));
        QCOMPARE(read.companions, Settings().companions);
        QCOMPARE(read.yourName, unusual().yourName);
    }
};

QTEST_MAIN(SettingsTest)
#include "test_settings.moc"
