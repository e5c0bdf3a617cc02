// Every text has its place, in every language: the whole house at the smallest size and at the usual one.
// ctest runs it once for each language (fits_it and so on); `language_tests fit fits:longer-small` with
// English words a third longer.
#include "cut_words.h"
#include "every_game.h"
#include "support/many/one_of_many.h"
#include "text/language/language.h"
#include "walk.h"

#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTranslator>
#include <QtTest>

using namespace support;

namespace {

// English with words a third longer: finds what has no room to spare before there is a translation.
class Longer : public QTranslator {
public:
    Longer() { (void)english_.load(QStringLiteral(":/i18n/versicola_en")); }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char* note,
                                    int n) const override {
        const QString plain = QString::fromUtf8(text);
        static const QRegularExpression fixed(QStringLiteral("^(?:[dMy ,]+|(?:Ctrl|Shift|Alt)\\+.*|F\\d+)$"));
        if (QLatin1String(context).startsWith(u'Q') || fixed.match(plain).hasMatch())
            return {};
        const QString found = english_.translate(context, text, note, n);
        return stretched(found.isEmpty() ? plain : found);
    }

private:
    static QString stretched(const QString& text) {
        static const QRegularExpression word(
            QStringLiteral("(?:<[^>]*>|%L?\\w|\\{[^}]*\\}|&\\w?)(*SKIP)(*FAIL)|\\w{3}"));
        QString longer = text;
        qsizetype from = 0;
        for (auto match = word.match(longer); match.hasMatch(); match = word.match(longer, from)) {
            longer.insert(match.capturedEnd(), longer[match.capturedEnd() - 1]);
            from = match.capturedEnd() + 1;
        }
        return longer;
    }
    QTranslator english_;
};

// Asked where no other knows the text: what the language has not.
class Missing : public QTranslator {
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char*,
                                    int n) const override {
        if (!QLatin1String(context).startsWith(u'Q'))
            texts.insert(QStringLiteral("%1: %2").arg(QLatin1String(context), QString::fromUtf8(text)));
        Q_UNUSED(n)
        return {};
    }
    mutable std::set<QString> texts;
};

// In the folder that VERSICOLA_GRABS names, if it does.
void leavePicture(QWidget& seen, QString name) {
    const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
    if (!to.isEmpty())
        seen.grab().save(to + u'/' + name.remove(u':').replace(u' ', u'-') + QStringLiteral(".png"));
}

const QString kLonger = QStringLiteral("longer");

} // namespace

class FitTest : public QObject {
    Q_OBJECT

private slots:
    // Left on a larger screen, it opens whole on this one.
    void theWindowFitsItsScreen() {
        QTemporaryDir folder;
        const QString store = folder.filePath(QStringLiteral("settings.ini"));
        QWidget larger;
        larger.setGeometry(700, 500, 3000, 2000);
        QSettings(store, QSettings::IniFormat)
            .setValue(QStringLiteral("window/geometry"), larger.saveGeometry());
        const desktop::MainWindow window(everyGame(), folder.path(), store);
        const QRect room = window.screen()->availableGeometry();
        QVERIFY2(room.contains(window.geometry()), qPrintable(QString::number(window.width())));
    }
    void fits_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        QStringList all{kLonger};
        for (const text::Language& one : text::languages())
            all << one.code;
        for (const QString& language : all) {
            QTest::newRow(qPrintable(language + QStringLiteral("-small"))) << language << QSize(1024, 640);
            QTest::newRow(qPrintable(language + QStringLiteral("-usual"))) << language << QSize(1280, 800);
        }
    }
    void fits() {
        QFETCH(const QString, language);
        QFETCH(const QSize, size);
        Missing missing;
        QCoreApplication::installTranslator(&missing);
        text::Speaker speaker;
        speaker.speak(language == kLonger ? QStringLiteral("en") : language);
        Longer longer;
        if (language == kLonger)
            QCoreApplication::installTranslator(&longer);
        QTemporaryDir folder;
        desktop::MainWindow window(everyGame(), folder.path(),
                                   folder.filePath(QStringLiteral("settings.ini")));
        hasten(window);
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));

        std::map<CutWords, QString> cut; // and where it was seen first
        std::map<QString, QString> letters;
        walkTheHouse(window, [&](const QString& stop, QWidget& seen) {
            leavePicture(seen, QString::fromLatin1(QTest::currentDataTag()) + u' ' + stop);
            for (const CutWords& words : cutWordsOn(seen))
                cut.try_emplace(words, stop);
            for (const QString& letter : sharedLetters(seen) + sharedKeys(seen))
                letters.try_emplace(letter, stop);
        });
        QStringList faults;
        for (const auto& [words, stop] : cut)
            faults << QStringLiteral("%1: %2: “%3” %4").arg(stop, words.where, words.words, words.how);
        for (const auto& [letter, stop] : letters)
            faults << QStringLiteral("%1: one letter for several: %2").arg(stop, letter);
        if (language != kLonger && language != QStringLiteral("en"))
            for (const QString& text : missing.texts)
                faults << QStringLiteral("not found in this language: %1").arg(text);
        for (const QString& fault : faults)
            qWarning("%s: %s", qPrintable(language), qPrintable(fault));
        QCOMPARE(faults.size(), 0);
    }
};

VERSICOLA_WINDOW_TEST(FitTest)

#include "fit.moc"
