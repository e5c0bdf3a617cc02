#include "desktop/settings/help_dialog.h"
#include "desktop/settings/new_game_page.h"
#include "desktop/settings/rule_words.h"
#include "desktop/settings/settings_dialog.h"
#include "desktop/settings/theme.h"

#include "desktop/look/palette.h"

#include <QAccessible>
#include <QApplication>
#include <QMainWindow>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTest>
#include <QWheelEvent>

#include <cmath>

using namespace settings;
using minchiate::Preset;

namespace {

void show(QDialog& dialog) {
    dialog.show();
    QApplication::setActiveWindow(&dialog);
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
}

// With VERSICOLA_GRABS set to a folder, pictures of the dialogs are left there.
void picture(QDialog& dialog, const char* name) {
    const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
    if (!to.isEmpty())
        dialog.grab().save(QStringLiteral("%1/%2.png").arg(to, QLatin1String(name)));
}

void choose(QComboBox* box, int data) {
    const int at = box->findData(data);
    QVERIFY(at >= 0);
    box->setCurrentIndex(at);
    emit box->activated(at);
}

double luminance(const QColor& c) {
    const auto part = [](double v) { return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * part(c.redF()) + 0.7152 * part(c.greenF()) + 0.0722 * part(c.blueF());
}

double contrast(const QColor& a, const QColor& b) {
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

} // namespace

class DialogsTest : public QObject {
    Q_OBJECT

private slots:
    // Page Down changed how all three companions play, unseen.
    void pageKeysAndTheWheelScroll() {
        SettingsDialog dialog{Settings()};
        dialog.resize(700, 400);
        show(dialog);
        QSignalSpy changed(&dialog, &SettingsDialog::changed);
        auto* bar = dialog.findChild<QScrollArea*>()->verticalScrollBar();
        dialog.levelBox()->setFocus();
        const QString before = dialog.levelBox()->currentText();
        for (const Qt::Key key : {Qt::Key_PageDown, Qt::Key_PageUp, Qt::Key_PageDown}) {
            const int was = bar->value();
            QTest::keyClick(dialog.levelBox(), key);
            QVERIFY(bar->value() != was);
            QCOMPARE(dialog.levelBox()->currentText(), before);
        }
        const QPointF middle = QRectF(dialog.levelBox()->rect()).center();
        QWheelEvent down(middle, dialog.levelBox()->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(dialog.levelBox(), &down);
        QCOMPARE(dialog.levelBox()->currentText(), before);
        QCOMPARE(changed.size(), 0);
    }
    void everyChangeIsToldAtOnce() {
        SettingsDialog dialog{Settings()};
        show(dialog);
        QVERIFY(!dialog.isModal());
        QSignalSpy changed(&dialog, &SettingsDialog::changed);
        dialog.flagBox(&Settings::liftThenPlay)->click();
        QCOMPARE(changed.count(), 1);
        QVERIFY(dialog.settings().liftThenPlay);
        choose(dialog.paceBox(), static_cast<int>(Pace::Fast));
        QCOMPARE(dialog.settings().pace, Pace::Fast);
        choose(dialog.trickStayBox(), untilClick);
        QCOMPARE(dialog.settings().trickStayMs, untilClick);
        choose(dialog.surroundingsBox(), static_cast<int>(Surroundings::Dark));
        QCOMPARE(dialog.settings().surroundings, Surroundings::Dark);
        QCOMPARE(changed.count(), 4);
        // The same again is no change.
        choose(dialog.paceBox(), static_cast<int>(Pace::Fast));
        QCOMPARE(changed.count(), 4);
        QTest::keyClick(&dialog, Qt::Key_Escape);
        QVERIFY(!dialog.isVisible());
    }

    // From the buttons below, which do not scroll, the Tab key led to a field out of sight.
    void whatHasTheFocusIsSeen() {
        SettingsDialog dialog{Settings()};
        show(dialog);
        dialog.resize(dialog.width(), 300);
        dialog.showPart(SettingsDialog::Part::Look);
        QCoreApplication::processEvents();
        QVERIFY(dialog.nameField(0)->visibleRegion().isEmpty());
        QVERIFY(!dialog.surroundingsBox()->visibleRegion().isEmpty());
        for (int i = 0; i < 60 && QApplication::focusWidget() != dialog.nameField(0); ++i)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(dialog.nameField(0)->hasFocus());
        QVERIFY(!dialog.nameField(0)->visibleRegion().isEmpty());
    }

    // A link that had the focus was hardly told from the others.
    void aLinkWithTheFocusIsFramed() {
        SettingsDialog dialog{Settings()};
        show(dialog);
        QLabel* label = nullptr;
        for (QLabel* each : dialog.findChildren<QLabel*>())
            if (!label && each->textInteractionFlags().testFlag(Qt::LinksAccessibleByKeyboard))
                label = each;
        QVERIFY(label);
        const QColor mark = label->palette().color(QPalette::Highlight);
        const auto marked = [&] {
            const QImage image = label->grab().toImage();
            int dots = 0;
            for (int x = 0; x < image.width(); ++x)
                dots += image.pixelColor(x, image.height() - 2) == mark ? 1 : 0;
            return dots;
        };
        dialog.paceBox()->setFocus();
        QCOMPARE(marked(), 0);
        label->setFocus(Qt::TabFocusReason);
        QVERIFY(marked() > label->width() / 2);
    }

    void presetsAndSwitchesFollowEachOther() {
        SettingsDialog dialog{Settings()};
        const auto preset = [&] { return static_cast<Preset>(dialog.presetBox()->currentData().toInt()); };
        QCOMPARE(preset(), Preset::Accademia2008);
        choose(dialog.presetBox(), static_cast<int>(Preset::SpanishManual));
        QVERIFY(dialog.settings().rules == minchiate::rulesOf(Preset::SpanishManual));
        QVERIFY(dialog.switchBox(5)->isChecked());
        dialog.switchBox(1)->click();
        QCOMPARE(preset(), Preset::Custom);
        QVERIFY(dialog.settings().rules.demon);
        dialog.switchBox(1)->click();
        QCOMPARE(preset(), Preset::SpanishManual);
        dialog.switchBox(5)->click();
        QCOMPARE(preset(), Preset::Accademia2008);
        // "Your own" changes nothing, and the box says again what the switches say.
        choose(dialog.presetBox(), static_cast<int>(Preset::Custom));
        QCOMPARE(preset(), Preset::Accademia2008);
    }

    void everySwitchHasItsWords() {
        for (const minchiate::Switch& s : minchiate::switches()) {
            const SwitchWords words = switchWords(s);
            QVERIFY(!words.gloss.isEmpty());
            QVERIFY(words.number.startsWith(QLatin1Char('M')));
            minchiate::RuleSet rules;
            rules.*s.member = !(rules.*s.member);
            QVERIFY(!rulesLine(rules).isEmpty());
        }
    }

    void namesApplyWhileTheyAreTyped() {
        SettingsDialog dialog{Settings()};
        show(dialog);
        QSignalSpy changed(&dialog, &SettingsDialog::changed);
        dialog.nameField(0)->setFocus();
        QTest::keyClicks(dialog.nameField(0), QStringLiteral("Ada "));
        QCOMPARE(dialog.settings().yourName, QStringLiteral("Ada"));
        QCOMPARE(changed.count(), 3);
        // Who changes the settings because of that does not take the blank away from under the typist.
        dialog.setSettings(dialog.settings());
        QCOMPARE(dialog.nameField(0)->text(), QStringLiteral("Ada "));
        dialog.nameField(1)->setFocus();
        dialog.nameField(1)->selectAll();
        QTest::keyClicks(dialog.nameField(1), QStringLiteral("Bice"));
        QVERIFY(dialog.namesNote()->isVisible());
        QCOMPARE(dialog.settings().companions[0], QStringLiteral("Bic"));
        dialog.nameField(2)->setFocus();
        QVERIFY(!dialog.namesNote()->isVisible());
        QCOMPARE(dialog.nameField(1)->text(), QStringLiteral("Bic"));
    }

    void settingsFromElsewhereAreShownAndNotToldBack() {
        SettingsDialog dialog{Settings()};
        QSignalSpy changed(&dialog, &SettingsDialog::changed);
        Settings other;
        other.trickStayMs = 700; // no usual choice
        other.animations = false;
        other.rules.foolMayLead = false;
        dialog.setSettings(other);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(dialog.trickStayBox()->currentData().toInt(), 700);
        QVERIFY(!dialog.flagBox(&Settings::animations)->isChecked());
        QVERIFY(!dialog.switchBox(3)->isChecked());
        QVERIFY(dialog.settings() == other);
    }

    // On a small screen the page scrolls, and says that there is more.
    void whatLiesBelowIsHintedAt() {
        SettingsDialog dialog{Settings()};
        show(dialog);
        dialog.resize(1000, 420);
        QTRY_VERIFY(dialog.moreNote()->isVisible());
        QVERIFY2(dialog.moreNote()->text().contains(QStringLiteral("below")),
                 qPrintable(dialog.moreNote()->text()));
        auto* bar = dialog.findChild<QScrollArea*>()->verticalScrollBar();
        picture(dialog, "settings-low");
        bar->setValue(bar->maximum());
        QVERIFY(dialog.moreNote()->text().contains(QStringLiteral("above")));
        QVERIFY(!dialog.moreNote()->text().contains(QStringLiteral("below")));
        dialog.resize(dialog.width(), 2000);
        QTRY_VERIFY(!dialog.moreNote()->isVisible());
    }

    void everyControlHasAName() {
        SettingsDialog dialog{Settings()};
        show(dialog);
        QSet<QString> letters;
        for (QWidget* child : dialog.findChildren<QWidget*>()) {
            if (child->focusPolicy() == Qt::NoFocus || !child->isVisible())
                continue;
            auto* face = QAccessible::queryAccessibleInterface(child);
            QVERIFY(face);
            QVERIFY2(!face->text(QAccessible::Name).isEmpty(), child->metaObject()->className());
        }
        const auto check = [&](const QString& words) {
            const QString letter = QKeySequence::mnemonic(words).toString();
            if (letter.isEmpty())
                return;
            QVERIFY2(!letters.contains(letter), qPrintable(words));
            letters.insert(letter);
        };
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->buddy())
                check(label->text());
        for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
            check(button->text());
        QVERIFY(letters.size() > 20);
    }

    void helpSaysTheKeysAndTheRules() {
        HelpDialog help({{QStringLiteral("Table"), QStringLiteral("Ctrl+<"), QStringLiteral("a & b")}});
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

    // Words in their own face and ink on a page that stands open, while the menus turn dark around it.
    void whatAWidgetWasGivenStays() {
        Theme theme;
        theme.setSurroundings(Surroundings::Dark);
        QMainWindow window;
        window.menuBar()->addMenu(QStringLiteral("Game"));
        look::Deck deck;
        auto* pages = new QStackedWidget;
        window.setCentralWidget(pages);
        pages->addWidget(new QWidget);
        auto* page = new NewGamePage(deck);
        pages->addWidget(page);
        window.resize(1280, 800);
        window.show();
        pages->setCurrentWidget(page);
        QCoreApplication::processEvents();
        const auto* label = page->findChild<QLabel*>();
        QVERIFY(label && label->isVisible());
        const QFont face = label->font();
        const QColor ink = label->palette().color(QPalette::WindowText);
        for (const Surroundings wanted : {Surroundings::Light, Surroundings::Dark}) {
            theme.setSurroundings(wanted);
            QCoreApplication::processEvents();
            QCOMPARE(label->font(), face);
            QCOMPARE(label->palette().color(QPalette::WindowText), ink);
        }
    }

    // Links in a dialog that stands open are drawn in the colour of the new surroundings.
    void linksFollowTheSurroundings() {
        Theme theme;
        theme.setSurroundings(Surroundings::Light);
        SettingsDialog dialog{Settings()};
        dialog.resize(900, 1400);
        show(dialog);
        const auto has = [&](const look::PanelColours& colours) {
            const QImage seen = dialog.grab().toImage();
            const QRgb wanted = QColor(colours.gold).rgb();
            for (int y = 0; y < seen.height(); ++y)
                for (int x = 0; x < seen.width(); ++x)
                    if (seen.pixel(x, y) == wanted)
                        return true;
            return false;
        };
        dialog.setFocus(); // no field's ring, which has the same colour
        theme.setSurroundings(Surroundings::Dark);
        QCoreApplication::processEvents();
        QVERIFY(has(look::darkPanel));
        QVERIFY(!has(look::lightPanel));
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

QTEST_MAIN(DialogsTest)
#include "test_dialogs.moc"
