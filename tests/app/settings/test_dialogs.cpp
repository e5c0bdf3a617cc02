#include "desktop/look/palette.h"
#include "desktop/settings/general_page.h"
#include "desktop/settings/help_dialog.h"
#include "desktop/settings/people_page.h"
#include "desktop/settings/settings_dialog.h"
#include "desktop/settings/theme.h"
#include "dialogs.h"
#include "support/many/one_of_many.h"

#include <QAccessible>
#include <QApplication>
#include <QMainWindow>
#include <QRawFont>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QWheelEvent>

#include <cmath>

using namespace settings;
using support::choose;
using support::picture;
using support::show;

namespace {

double luminance(const QColor& c) {
    const auto part = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

// The settings with the house's page alone.
struct Shown {
    GeneralPage& page = *new GeneralPage(Settings());
    SettingsDialog dialog{{&page}};
};

} // namespace

class DialogsTest : public QObject {
    Q_OBJECT

private slots:
    // Off at first; each volume by itself; where nothing can be heard it says so.
    void soundsAreWantedOneByOne() {
        struct Counting : sound::Device {
            explicit Counting(QStringList& files) : files_(files) {}
            void play(const QString& file, double) override { files_ << file; }
            QStringList& files_;
        };
        QStringList played;
        Counting counting(played);
        sound::setDevice(&counting);
        Shown shown;
        show(shown.dialog);
        QSignalSpy changed(&shown.page, &GeneralPage::changed);
        SoundsPart& part = *shown.page.soundsPart();
        QVERIFY(!part.onBox()->isChecked() && !part.slider(0)->isEnabled());
        part.onBox()->click();
        QVERIFY(shown.page.settings().sounds.on && part.slider(0)->isEnabled());
        QCOMPARE(played, QStringList(sound::fileOf(sound::Sound::Laid)));
        part.slider(2)->setFocus();
        QTest::keyClick(part.slider(2), Qt::Key_Right);
        QCOMPARE(shown.page.settings().sounds, (sound::Volumes{true, 70, 60, 55}));
        QCOMPARE(played.last(), sound::fileOf(sound::Sound::Turn));
        QCOMPARE(changed.count(), 2);
        const QString said = part.gloss();
        sound::setDevice(nullptr);
        shown.page.setSettings(shown.page.settings());
        QVERIFY(part.gloss() != said && part.gloss().contains(QStringLiteral("Multimedia")));
        QVERIFY(!part.slider(2)->isEnabled() && part.onBox()->isChecked());
    }

    // Of all games; each change is told as it is typed.
    void namesApplyWhileTheyAreTyped() {
        auto& page = *new PeoplePage(People());
        SettingsDialog dialog{{new GeneralPage(Settings()), &page}};
        dialog.showPage(&page);
        show(dialog);
        QSignalSpy changed(&page, &PeoplePage::changed);
        page.focusFirst();
        QVERIFY(page.nameField(0)->hasFocus());
        QTest::keyClicks(page.nameField(0), QStringLiteral("Ada "));
        QCOMPARE(page.people().you, QStringLiteral("Ada"));
        QCOMPARE(changed.count(), 3);
        // Who changes the names because of that does not take the blank away from under the typist.
        page.setPeople(page.people());
        QCOMPARE(page.nameField(0)->text(), QStringLiteral("Ada "));
        page.nameField(1)->setFocus();
        page.nameField(1)->selectAll();
        QTest::keyClicks(page.nameField(1), QStringLiteral("Bice"));
        QVERIFY(page.namesNote()->isVisible());
        QCOMPARE(page.people().companions[0], QStringLiteral("Bic"));
        page.nameField(2)->setFocus();
        QVERIFY(!page.namesNote()->isVisible());
        QCOMPARE(page.nameField(1)->text(), QStringLiteral("Bic"));
        page.restore();
        QVERIFY(page.people() == People());
        QCOMPARE(page.nameField(1)->text(), QStringLiteral("Lapo"));
    }

    // Page Down changed a choice, unseen.
    void pageKeysAndTheWheelScroll() {
        Shown shown;
        auto& [page, dialog] = shown;
        dialog.resize(700, 300);
        show(dialog);
        QSignalSpy changed(&page, &GeneralPage::changed);
        page.paceBox()->setFocus();
        const QString before = page.paceBox()->currentText();
        for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_PageDown}) {
            const int was = dialog.bar()->value();
            QTest::keyClick(page.paceBox(), key);
            QVERIFY(dialog.bar()->value() != was);
            QCOMPARE(page.paceBox()->currentText(), before);
        }
        const QPointF middle = QRectF(page.paceBox()->rect()).center();
        QWheelEvent down(middle, page.paceBox()->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(page.paceBox(), &down);
        QCOMPARE(page.paceBox()->currentText(), before);
        QCOMPARE(changed.size(), 0);
    }
    void everyChangeIsToldAtOnce() {
        Shown shown;
        auto& [page, dialog] = shown;
        show(dialog);
        QVERIFY(!dialog.isModal());
        QSignalSpy changed(&page, &GeneralPage::changed);
        page.flagBox(&Settings::liftThenPlay)->click();
        QCOMPARE(changed.count(), 1);
        QVERIFY(page.settings().liftThenPlay);
        choose(page.paceBox(), static_cast<int>(Pace::Fast));
        QCOMPARE(page.settings().pace, Pace::Fast);
        choose(page.trickStayBox(), untilClick);
        QCOMPARE(page.settings().trickStayMs, untilClick);
        choose(page.surroundingsBox(), static_cast<int>(Surroundings::Dark));
        QCOMPARE(page.settings().surroundings, Surroundings::Dark);
        QCOMPARE(changed.count(), 4);
        // The same again is no change.
        choose(page.paceBox(), static_cast<int>(Pace::Fast));
        QCOMPARE(changed.count(), 4);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    // What is not on the page stays as it is.
    void thePageGoesBackToHowItCame() {
        Settings chosen;
        chosen.pace = Pace::Slow;
        chosen.panelShown = false;
        GeneralPage page(chosen);
        page.restore();
        Settings wanted;
        wanted.panelShown = false;
        QCOMPARE(page.settings(), wanted);
        QCOMPARE(page.paceBox()->currentData().toInt(), static_cast<int>(Pace::Normal));
    }

    // From the buttons below, which do not scroll, the Tab key led to a field out of sight.
    void whatHasTheFocusIsSeen() {
        Shown shown;
        auto& [page, dialog] = shown;
        show(dialog);
        dialog.resize(dialog.width(), 260);
        dialog.bar()->setValue(dialog.bar()->maximum());
        QCoreApplication::processEvents();
        QVERIFY(page.paceBox()->visibleRegion().isEmpty());
        for (int i = 0; i < 60 && QApplication::focusWidget() != page.paceBox(); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(page.paceBox()->hasFocus());
        QVERIFY(!page.paceBox()->visibleRegion().isEmpty());
    }

    // A game's page stands behind its tab, and a way in from elsewhere leads to it.
    void eachPageHasATab() {
        auto* first = new GeneralPage(Settings());
        auto* second = new GeneralPage(Settings());
        second->setWindowTitle(QStringLiteral("Another &game"));
        SettingsDialog dialog{{first, second}};
        show(dialog);
        QCOMPARE(dialog.page(), first);
        dialog.showPage(second);
        QCOMPARE(dialog.page(), second);
        QVERIFY(second->isVisible() && !first->isVisible());
        QCOMPARE(dialog.tabs()->tabText(1), QStringLiteral("&2 Another game"));
        Settings slow;
        slow.pace = Pace::Slow;
        for (GeneralPage* page : {first, second})
            page->setSettings(slow);
        for (auto* button : dialog.findChildren<QAbstractButton*>())
            if (button->text().contains(QStringLiteral("at first")))
                button->click();
        QCOMPARE(second->settings().pace, Pace::Normal);
        QCOMPARE(first->settings().pace, Pace::Slow); // of the page that is seen, and no other
    }

    void settingsFromElsewhereAreShownAndNotToldBack() {
        GeneralPage page{Settings()};
        QSignalSpy changed(&page, &GeneralPage::changed);
        Settings other;
        other.trickStayMs = 700; // no usual choice
        other.animations = false;
        page.setSettings(other);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(page.trickStayBox()->currentData().toInt(), 700);
        QVERIFY(!page.flagBox(&Settings::animations)->isChecked());
        QVERIFY(page.settings() == other);
    }

    // On a small screen the page scrolls, and says that there is more.
    void whatLiesBelowIsHintedAt() {
        Shown shown;
        auto& [page, dialog] = shown;
        show(dialog);
        dialog.resize(1000, 260);
        QTRY_VERIFY(dialog.moreNote()->isVisible());
        QVERIFY2(dialog.moreNote()->text().contains(QStringLiteral("below")),
                 qPrintable(dialog.moreNote()->text()));
        picture(dialog, "settings-low");
        dialog.bar()->setValue(dialog.bar()->maximum());
        QVERIFY(dialog.moreNote()->text().contains(QStringLiteral("above")));
        QVERIFY(!dialog.moreNote()->text().contains(QStringLiteral("below")));
        dialog.resize(dialog.width(), 2000);
        QTRY_VERIFY(!dialog.moreNote()->isVisible());
    }

    // To a reader, which goes line by line, what stands side by side is one line.
    void helpIsReadLineByLine() {
        const std::vector<settings::KeyHelp> keys{
            {QStringLiteral("Table"), QStringLiteral("Ctrl+<"), QStringLiteral("a & b")},
            {QStringLiteral("Table"), QStringLiteral("H"), QStringLiteral("a hint")}};
        const settings::RulePart part{QStringLiteral("The fola"),
                                      QStringLiteral("What is left."),
                                      QStringLiteral("M5.6"),
                                      {{QStringLiteral("5"), QStringLiteral("a king")}}};
        const auto lines = [](const QString& page) {
            QTextDocument text;
            text.setHtml(page);
            return text.toPlainText().split(u'\n', Qt::SkipEmptyParts);
        };
        using settings::ReadBy;
        QCOMPARE(lines(settings::keysPage(keys, ReadBy::Reader)),
                 (QStringList{QStringLiteral("Table"), QStringLiteral("Ctrl+<: a & b"),
                              QStringLiteral("H: a hint")}));
        const QStringList rules =
            lines(settings::rulesPage({QStringLiteral("Minchiate"), {part}, {part}}, ReadBy::Reader));
        QCOMPARE(rules.size(), 7);
        QCOMPARE(rules[2], QStringLiteral("5: a king"));
        QVERIFY(!settings::rulesPage({QStringLiteral("Minchiate"), {part}, {part}}, ReadBy::Reader)
                     .contains(QStringLiteral("<table")));
        QVERIFY(settings::keysPage(keys, ReadBy::Eyes).contains(QStringLiteral("<table")));
    }

    void helpSaysTheKeysAndTheRules() {
        HelpDialog help;
        std::vector<settings::RulePart> parts(
            12, {QStringLiteral("The fola"), QStringLiteral("What is left."), QStringLiteral("M5.6"), {}});
        help.setGame({{QStringLiteral("Table"), QStringLiteral("Ctrl+<"), QStringLiteral("a & b")}},
                     {QStringLiteral("Minchiate"), parts, parts});
        QVERIFY(!help.isModal());
        QVERIFY(help.words(HelpDialog::Page::Keys).contains(QStringLiteral("Ctrl+<")));
        QVERIFY(help.words(HelpDialog::Page::Keys).contains(QStringLiteral("a & b")));
        QVERIFY(help.words(HelpDialog::Page::Rules).contains(QStringLiteral("fola")));
        QVERIFY(help.words(HelpDialog::Page::About).contains(QStringLiteral("GPL-3.0-or-later")));
        help.showPage(HelpDialog::Page::Rules);
        // Closed where it was scrolled to, and asked for again, it begins at its beginning.
        auto* bar = qobject_cast<QAbstractScrollArea*>(help.findChild<QTabWidget*>()->currentWidget())
                        ->verticalScrollBar();
        help.resize(help.width(), 200);
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        help.close();
        help.showPage(HelpDialog::Page::Rules);
        QCOMPARE(bar->value(), 0);
        QVERIFY(help.isVisible());
        QTest::keyClick(&help, Qt::Key_Escape);
        QVERIFY(!help.isVisible());
    }

    // The font that a heading asks for has its letters: else a letter comes from another one.
    void headingsHaveAllTheirLetters() {
        HelpDialog help;
        const std::vector<settings::RulePart> parts(2, {QStringLiteral("Coupé, però, così, più"),
                                                        QStringLiteral("What is left."),
                                                        QStringLiteral("M5.6"),
                                                        {}});
        help.setGame({}, {QStringLiteral("Minchiaté"), parts, parts});
        int headings = 0;
        for (const QTextBrowser* browser : help.findChildren<QTextBrowser*>())
            for (QTextBlock block = browser->document()->begin(); block.isValid(); block = block.next())
                for (auto it = block.begin(); !it.atEnd(); ++it) {
                    const QFont font = it.fragment().charFormat().font();
                    if (!it.fragment().text().contains(u'é'))
                        continue;
                    ++headings;
                    const QRawFont asked = QRawFont::fromFont(font);
                    for (const QChar letter : it.fragment().text())
                        QVERIFY2(!letter.isLetter() || asked.supportsCharacter(letter),
                                 qPrintable(asked.familyName() + asked.styleName() + letter));
                }
        QVERIFY(headings > 1);
    }

    void panelsAreReadableInBothSurroundings() {
        for (const bool dark : {false, true}) {
            const QPalette p = panelPalette(dark);
            const QColor ground = p.color(QPalette::Window);
            QVERIFY((luminance(ground) < 0.2) == dark);
            QVERIFY(contrast(p.color(QPalette::WindowText), ground) >= 7);
            QVERIFY(contrast(p.color(QPalette::Text), p.color(QPalette::Base)) >= 7);
            QVERIFY(contrast(p.color(QPalette::PlaceholderText), p.color(QPalette::Base)) >= 4.5);
            QVERIFY(contrast(p.color(QPalette::HighlightedText), p.color(QPalette::Highlight)) >= 4.5);
            QVERIFY(contrast(p.color(QPalette::Mid), ground) >= 3);
            QVERIFY(!panelSheet(dark).contains(QLatin1Char('@')));
        }
    }

    void theThemeFollowsTheWish() {
        Theme theme;
        QSignalSpy changed(&theme, &Theme::darkChanged);
        theme.setSurroundings(Surroundings::Dark);
        QVERIFY(theme.dark());
        theme.setSurroundings(Surroundings::Light);
        QVERIFY(!theme.dark());
        QVERIFY(changed.count() >= 1);
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(look::lightPanel.ground));
        theme.setSurroundings(Surroundings::System);
        QCOMPARE(theme.dark(), systemIsDark());
    }

    void theCornerOfTheMenuBarSpeaks() {
        const Theme theme;
        QMainWindow window;
        window.menuBar()->addMenu(QStringLiteral("Game"));
        setCornerText(*window.menuBar(), QStringLiteral("Round 1"));
        window.resize(600, 200);
        window.show();
        QCOMPARE(window.menuBar()->height(), menuBarHeight());
        auto* label = qobject_cast<QLabel*>(window.menuBar()->cornerWidget());
        QVERIFY(label && label->isVisible());
        setCornerText(*window.menuBar(), QStringLiteral("Round 1 · hand 3 of 4, a longer one"));
        QCoreApplication::processEvents();
        QVERIFY(label->width() >= label->sizeHint().width());
        QVERIFY(label->geometry().right() <= window.menuBar()->width());
        setCornerText(*window.menuBar(), {});
        QVERIFY(!label->isVisible());
    }
};

VERSICOLA_WINDOW_TEST(DialogsTest)
#include "test_dialogs.moc"
