// Another language is chosen while the program runs: the window speaks it, and nothing that was done is lost.
#include "desktop/doors/numbered_deal.h"
#include "desktop/minchiate/minchiate_room.h"
#include "desktop/rules/book_text.h"
#include "desktop/shell/spoken_window.h"
#include "every_game.h"
#include "kept_pictures.h"
#include "support/many/one_of_many.h"
#include "support/waiting.h"
#include "text/bolognese/bolognese_words.h"
#include "text/cuatrola/cuatrola_words.h"
#include "text/language/language.h"
#include "text/tarot/tarot_words.h"
#include "text/volumes/volumes.h"
#include "text/words.h"

#include <QComboBox>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <optional>

using namespace support;
using desktop::MainWindow;
using desktop::SpokenWindow;

namespace {

std::unique_ptr<MainWindow> windowOn(const QString& store) {
    auto window = std::make_unique<MainWindow>(everyGame(), QFileInfo(store).path(), store);
    window->keepPicturesIn(keptPictures());
    return window;
}

// The program as main() makes it, on a folder of its own.
class Spoken {
public:
    Spoken() : window_(speaker_, store(), [this] { return windowOn(store()); }) {
        hasten(now());
        now().resize(1100, 700);
        now().show();
    }
    [[nodiscard]] MainWindow& now() const { return window_.now(); }
    [[nodiscard]] SpokenWindow& window() { return window_; }
    [[nodiscard]] QString store() const { return folder_.filePath(QStringLiteral("settings.ini")); }
    // As the settings do it.
    void choose(const QString& language) {
        QSignalSpy anew(&window_, &SpokenWindow::madeAnew);
        settings::Settings chosen = now().choices().now();
        chosen.language = language;
        now().choices().set(chosen);
        QVERIFY(anew.count() == 1 || anew.wait());
    }

private:
    QTemporaryDir folder_;
    text::Speaker speaker_;
    SpokenWindow window_;
};

bool isThere(const char* code) {
    return std::ranges::find(text::languages(), QLatin1String(code), &text::Language::code) !=
           text::languages().end();
}

// Another than the system's, where there are several; chosen by name the window is made anew in any case.
QString another() {
    return text::languages().back().code;
}

} // namespace

class LanguagesTest : public QObject {
    Q_OBJECT

private slots:
    // Each speaks for itself, and numbers and dates go with it.
    void everyLanguageIsSpoken_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("close");
        QTest::addColumn<QString>("half");
        const auto row = [](const char* code, const char* close, const char* half) {
            if (isThere(code))
                QTest::newRow(code) << QString::fromLatin1(code) << QString::fromUtf8(close)
                                    << QString::fromLatin1(half);
        };
        row("en", "Close", "0.5");
        row("it", "Chiudi", "0,5");
        row("fr", "Fermer", "0,5");
        row("de", "Schließen", "0,5");
        row("es", "Cerrar", "0,5");
    }
    void everyLanguageIsSpoken() {
        QFETCH(const QString, code);
        QFETCH(const QString, close);
        QFETCH(const QString, half);
        text::Speaker speaker;
        speaker.speak(code);
        QCOMPARE(QLocale().name().section(u'_', 0, 0), code);
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Close").remove(u'&'), close);
        QCOMPARE(QLocale().toString(0.5), half);
        // The plural of the house.
        const QString two = QCoreApplication::translate("desktop::GamePages", "%n hints", nullptr, 2);
        QVERIFY2(!two.contains(u'%'), qPrintable(two));
    }

    // "esce con il re di spade": one place says them, for every game.
    void cardsHaveTheirArticle_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QStringList>("told");
        const auto row = [](const char* code, const QStringList& told) {
            if (isThere(code))
                QTest::newRow(code) << QString::fromLatin1(code) << told;
        };
        row("en", {"the king of swords", "the 8 of swords", "the 8", "8 of swords and 11", "the Angel",
                   "the Angel", "the 11", "the three of coins", "the queen of hearts",
                   "the 8 and king of hearts", "king of swords", "8"});
        row("it",
            {"il re di spade", "l’8 di spade", "l’8", "l’8 di spade e l’11", "l’Angelo", "l’Angelo", "l’11",
             "il tre di denari", "la regina di cuori", "l’8 e il re di cuori", "re di spade", "8"});
        row("es", {"el rey de espadas", "el 8 de espadas", "el 8", "el 8 de espadas y el 11", "el Ángel",
                   "el Ángel", "el 11", "el tres de oros", "la reina de corazones",
                   "el 8 y el rey de corazones", "rey de espadas", "8"});
        row("fr",
            {"le roi d’épées", "le 8 d’épées", "le 8", "le 8 d’épées et le 11", "l’Ange", "l’Ange", "le 11",
             "le trois de deniers", "la dame de cœur", "le 8 et le roi de cœur", "roi d’épées", "8"});
        row("de", {"Schwert-König", "Schwert-8", "Trumpf 8", "Schwert-8 und die 11", "den Engel", "dem Engel",
                   "Trumpf 11", "Münz-Drei", "Herz-Dame", "Herz 8 und König", "Schwert-König", "8"});
    }
    void cardsHaveTheirArticle() {
        QFETCH(const QString, code);
        QFETCH(const QStringList, told);
        text::Speaker speaker;
        speaker.speak(code);
        const auto minchiateCard = [](const char* name) { return *minchiate::cardOf(name); };
        const auto tarotCards = [](std::initializer_list<const char*> names) {
            tricks::CardSet cards;
            for (const char* name : names)
                cards.insert(*tarot::cardOf(name));
            return text::tarot::cardsInText(cards);
        };
        minchiate::CardSet both(minchiateCard("S8"));
        both.insert(minchiateCard("T11"));
        const QStringList said{text::cardInText(minchiateCard("SK")),
                               text::cardInText(minchiateCard("S8")),
                               text::cardInText(minchiateCard("T8")),
                               text::cardsInText(both),
                               text::bolognese::cardInText(bolognese::kAngel),
                               text::bolognese::cardInText(bolognese::kAngel, text::Role::With),
                               text::bolognese::cardInText(*bolognese::cardOf("T11")),
                               text::cuatrola::cardInText(*cuatrola::cardOf("D3")),
                               tarotCards({"HQ"}),
                               tarotCards({"HK", "H8"}),
                               text::cardName(minchiateCard("SK")),
                               text::shortCardName(minchiateCard("T8"))};
        QCOMPARE(said, told);
    }

    // Words that a language has besides as ordinary ones lead to no term of the glossary.
    void ordinaryWordsAreNoTerms_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("term");
        QTest::addColumn<QString>("form");
        QTest::addColumn<QString>("ordinary");
        const auto row = [](const char* code, const char* game, const char* term, const char* form,
                            const char* ordinary) {
            if (isThere(code))
                QTest::addRow("%s %s", code, term)
                    << QString::fromLatin1(code) << QString::fromLatin1(game) << QString::fromLatin1(term)
                    << QString::fromUtf8(form) << QString::fromUtf8(ordinary);
        };
        row("it", "minchiate", "resto", "un resto", "resto");
        row("it", "tarot", "mano", "il mano", "mano");
        row("es", "cuatrola", "solo", "un solo", "solo");
        row("es", "cuatrola", "card turned up", "la muestra", "muestra");
        row("es", "tarot", "mano", "el mano", "mano");
        row("de", "tarot", "camp", "", "Seite");
    }
    void ordinaryWordsAreNoTerms() {
        QFETCH(const QString, code);
        QFETCH(const QString, game);
        QFETCH(const QString, term);
        QFETCH(const QString, form);
        QFETCH(const QString, ordinary);
        text::Speaker speaker;
        speaker.speak(code);
        const auto volumes = text::volumes();
        const auto volume = std::ranges::find(volumes, game, &text::Volume::folder);
        QVERIFY(volume != volumes.end());
        const rules::Book book = rules::bookInside(*volume);
        const auto found = std::ranges::find(book.terms, term, &books::Term::term);
        QVERIFY(found != book.terms.end());
        QCOMPARE(found->forms.isEmpty(), form.isEmpty());
        QVERIFY(form.isEmpty() || found->forms.contains(form));
        QVERIFY(!found->forms.contains(ordinary));
    }

    // As it is read: QLocale joins the first two groups in Spanish.
    void theGreatestNumberIsGrouped() {
        text::Speaker speaker;
        for (const text::Language& language : text::languages()) {
            speaker.speak(language.code);
            QStringList groups = doors::lastNumberedDealTold().split(QLocale().groupSeparator());
            QCOMPARE(groups, (QStringList{"9", "007", "199", "254", "740", "991"}));
        }
    }

    void systemsLanguage_data() {
        QTest::addColumn<QStringList>("asked");
        QTest::addColumn<QString>("spoken");
        const auto list = [](const char* asked) { return QString::fromLatin1(asked).split(u' '); };
        const auto orEnglish = [](const char* code) {
            return QString::fromLatin1(isThere(code) ? code : "en");
        };
        QTest::newRow("Italian") << list("it-IT it") << orEnglish("it");
        QTest::newRow("German of Switzerland") << list("de-CH de") << orEnglish("de");
        QTest::newRow("the second") << list("pl-PL pl de") << orEnglish("de");
        QTest::newRow("not there") << list("pl-PL pl") << QStringLiteral("en");
        QTest::newRow("none") << list("C") << QStringLiteral("en");
    }
    void systemsLanguage() {
        QFETCH(const QStringList, asked);
        QTEST(text::firstOf(asked), "spoken");
    }

    // In the middle of a hand, and when it is over: the same cards, the same page, in the new language.
    void handsAreNotLost_data() {
        QTest::addColumn<int>("table");
        QTest::addColumn<int>("decisions");
        for (int table = 0; table < static_cast<int>(everyTable().size()); ++table)
            for (const int decisions : {0, 6, 200})
                QTest::addRow("%s after %d", everyTable()[static_cast<std::size_t>(table)].name, decisions)
                    << table << decisions;
    }
    void handsAreNotLost() {
        QFETCH(const int, table);
        QFETCH(const int, decisions);
        const AtTable& row = everyTable()[static_cast<std::size_t>(table)];
        Spoken spoken;
        row.begin(spoken.now());
        const auto settle = [&] { return waitUntil([&] { return row.settled(spoken.now()); }); };
        for (int i = 0; i < decisions; ++i) {
            QVERIFY(settle());
            if (row.handOver(spoken.now()))
                break;
            row.goOn(spoken.now());
        }
        QVERIFY(settle());
        const QByteArray before = row.record(spoken.now());
        const bool over = row.handOver(spoken.now());
        const QRect frame = spoken.now().geometry();
        spoken.choose(another());
        QCOMPARE(QLocale().name().section(u'_', 0, 0), another());
        QCOMPARE(spoken.now().geometry().size(), frame.size());
        QCOMPARE(spoken.now().chosen(), row.game);
        QVERIFY(row.seen(spoken.now()));
        QCOMPARE(row.handOver(spoken.now()), over);
        QCOMPARE(row.record(spoken.now()), before);
        // And it goes on from there.
        QVERIFY(settle());
        row.goOn(spoken.now());
        QVERIFY(settle());
        QVERIFY(row.record(spoken.now()) != before);
    }

    // In the middle of what others do, too.
    void othersAreThinking() {
        for (const AtTable& row : everyTable()) {
            Spoken spoken;
            row.begin(spoken.now());
            const auto deck = [&] {
                return QJsonDocument::fromJson(row.record(spoken.now()))[QStringLiteral("deck")];
            };
            const QJsonValue before = deck();
            QVERIFY(before.isString());
            spoken.choose(another());
            QVERIFY(row.seen(spoken.now()));
            QCOMPARE(deck(), before);
            QVERIFY(waitUntil([&] { return row.settled(spoken.now()); }));
        }
    }

    // The pages that lay one over the other lie there again.
    void pagesAreOpenAgain_data() {
        QTest::addColumn<int>("game");
        QTest::addColumn<QStringList>("ways");
        const auto row = [](const char* name, int game, const QStringList& ways) {
            QTest::addRow("%s of %d", name, game) << game << ways;
        };
        for (int game = 0; game < 4; ++game) {
            row("a new game", game, {QStringLiteral("new")});
            row("lessons", game, {QStringLiteral("lessons")});
            row("a lesson", game, {QStringLiteral("on:lesson:1")});
            row("sheets", game, {QStringLiteral("sheets")});
            row("my games, book", game, {QStringLiteral("games"), QStringLiteral("rule:")});
            row("new, cards", game, {QStringLiteral("new"), QStringLiteral("gallery")});
        }
        row("a rule", 0, {QStringLiteral("lessons"), QStringLiteral("rule:M6.3")});
        row("practice", 0, {QStringLiteral("practice")});
        row("the day", 0, {QStringLiteral("new"), QStringLiteral("day")});
    }
    void pagesAreOpenAgain() {
        QFETCH(const int, game);
        QFETCH(const QStringList, ways);
        Spoken spoken;
        spoken.now().choose(game);
        for (const QString& way : ways)
            spoken.now().room().goBy(way);
        const auto before = spoken.now().place().ways;
        QVERIFY(!before.isEmpty());
        spoken.choose(another());
        QCOMPARE(spoken.now().place().ways, before);
        QCOMPARE(spoken.now().chosen(), game);
    }

    // What lies in the editor lies there again, card by card.
    void editorKeepsItsCards() {
        Spoken spoken;
        spoken.now().room().showEditor();
        auto& first = *roomOf<desktop::MinchiateRoom>(spoken.now()).editorPage();
        const editing::Work dealt = first.draft().now();
        // The deal is another each time: not every card may go, as a declaration or a call may rest on it.
        const auto change = [&] {
            for (const minchiate::Card ours : dealt.hand().held(minchiate::Seat::S))
                for (const minchiate::Seat other :
                     {minchiate::Seat::N, minchiate::Seat::E, minchiate::Seat::W})
                    for (const minchiate::Card theirs : dealt.hand().held(other))
                        if (!first.draft().objectionTo(ours, theirs)) {
                            first.exchange(ours, theirs);
                            return true;
                        }
            return false;
        };
        QVERIFY(change());
        const editing::Work changed = first.draft().now();
        QVERIFY(changed.moment != dealt.moment);
        spoken.choose(another());
        QCOMPARE(roomOf<desktop::MinchiateRoom>(spoken.now()).editorPage()->draft().now().moment,
                 changed.moment);
    }

    // In the settings: the system's first, then each in its own name; the dialog is there again afterwards.
    void chosenInTheSettings() {
        Spoken spoken;
        spoken.now().showLanguage({});
        auto* page = spoken.now().findChild<settings::GeneralPage*>();
        QComboBox* box = page->languageBox();
        QCOMPARE(box->currentIndex(), 0);
        QStringList names;
        for (int i = 1; i < box->count(); ++i)
            names << box->itemText(i);
        QStringList all;
        for (const text::Language& one : text::languages())
            all << one.name;
        QCOMPARE(names, all);
        QVERIFY(box->itemText(0).endsWith(QStringLiteral("(English)")));
        box->setFocus();
        const QPoint at = page->window()->pos() + QPoint(31, 17);
        page->window()->move(at);
        QSignalSpy anew(&spoken.window(), &SpokenWindow::madeAnew);
        QTest::keyClick(box, Qt::Key_End);
        QVERIFY(anew.count() == 1 || anew.wait());
        QCOMPARE(QLocale().name().section(u'_', 0, 0), another());
        page = spoken.now().findChild<settings::GeneralPage*>();
        QVERIFY(page && page->isVisible());
        QCOMPARE(page->window()->pos(), at);
        QCOMPARE(page->languageBox()->currentText(), all.back());
        // A later start speaks it.
        text::Speaker speaker;
        const SpokenWindow later(speaker, spoken.store(), [&] { return windowOn(spoken.store()); });
        QCOMPARE(QLocale().name().section(u'_', 0, 0), another());
    }

    // The program goes on although its window closes.
    void programDoesNotEnd() {
        Spoken spoken;
        QSignalSpy closed(qApp, &QGuiApplication::lastWindowClosed);
        spoken.choose(another());
        QCOMPARE(closed.count(), 0);
        QVERIFY(QGuiApplication::quitOnLastWindowClosed());
        QVERIFY(spoken.now().isVisible());
    }
};

VERSICOLA_WINDOW_TEST(LanguagesTest)

#include "test_languages.moc"
