// Looking at cards: every pack, card by card.
#include "desktop/gallery/gallery_page.h"
#include "kept_pictures.h"
#include "support/many/one_of_many.h"
#include "text/card_notes.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace minchiate;
using gallery::GalleryPage;

class GalleryTest : public QObject {
    Q_OBJECT

private slots:
    void everyCardHasItsNote_data() { everyPack_data(); }
    void everyCardHasItsNote();
    void everyCardHasItsPicture_data() { everyPack_data(); }
    void everyCardHasItsPicture();
    void namesInBothLanguages_data();
    void namesInBothLanguages();
    void worthInTheCousins_data();
    void worthInTheCousins();
    void nothingIsCut_data();
    void nothingIsCut();
    void keysWalkThroughThePacks();
    void packsKeepToTheManner();
    void rulesAreLinks();
    void packsBearNames();
    void versicoleOfACard_data();
    void versicoleOfACard();
    void rowsRunFromKingToAce();
    void keysWalkThroughTheDeck();
    void escapeCloses();

private:
    static void everyPack_data();
};

namespace {

// What a label would need in its own width, and what it has.
bool isCut(const QLabel* label) {
    return label->heightForWidth(label->width()) > label->height();
}

} // namespace

void GalleryTest::everyPack_data() {
    QTest::addColumn<int>("pack");
    QTest::addColumn<int>("cards");
    QTest::newRow("Florentine") << 0 << 97;
    QTest::newRow("Bolognese") << 1 << 62;
    QTest::newRow("French") << 2 << 78;
    QTest::newRow("Spanish") << 3 << 40;
}

void GalleryTest::everyCardHasItsNote() {
    QFETCH(const int, pack);
    QFETCH(const int, cards);
    support::KeptDecks decks;
    const GalleryPage page(decks);
    const text::Pack& shown = page.packs().at(static_cast<std::size_t>(pack));
    QCOMPARE(shown.codes.size(), cards);
    QStringList lines, english, own;
    for (const QString& code : shown.codes) {
        const text::CardNote note = shown.noteOf(code);
        QVERIFY2(!note.worth.isEmpty(), qPrintable(code));
        QVERIFY2(note.pictured.endsWith(u'.'), qPrintable(code));
        QVERIFY2(note.pictured.split(u' ').size() <= 25, qPrintable(code));
        lines << note.pictured;
        english << note.english;
        own << note.own;
    }
    QVERIFY(!english.contains(QString()) && !own.contains(QString()));
    QCOMPARE(lines.removeDuplicates(), 0);
    QCOMPARE(english.removeDuplicates(), 0);
    QCOMPARE(own.removeDuplicates(), 0);
    QVERIFY(!shown.noteOf(QStringLiteral("back")).english.isEmpty());
}

// No card without a picture, and no picture that the gallery leaves out.
void GalleryTest::everyCardHasItsPicture() {
    QFETCH(const int, pack);
    support::KeptDecks decks;
    const GalleryPage page(decks);
    const text::Pack& shown = page.packs().at(static_cast<std::size_t>(pack));
    QStringList drawn;
    for (const QString& file : QDir(QStringLiteral(":/decks/") + shown.folder).entryList(QDir::Files))
        if (!file.startsWith(QStringLiteral("back")))
            drawn << file.chopped(4);
    QCOMPARE(QSet<QString>(drawn.begin(), drawn.end()),
             QSet<QString>(shown.codes.begin(), shown.codes.end()));
    QVERIFY(look::Deck(shown.folder).hasCard(QStringLiteral("back")));
}

void GalleryTest::namesInBothLanguages_data() {
    QTest::addColumn<int>("pack");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("names");
    QTest::newRow("a king") << 0 << "CK"
                            << "King of cups, Re di coppe";
    QTest::newRow("28") << 0 << "T28"
                        << "The 28, Capricorn, Il Capricorno";
    QTest::newRow("maid") << 1 << "DJ"
                          << "Maid of coins, Fantesca di denari";
    QTest::newRow("page") << 1 << "BJ"
                          << "Page of batons, Fante di bastoni";
    QTest::newRow("six") << 1 << "S6"
                         << "6 of swords, Sei di spade";
    QTest::newRow("Angel") << 1 << "T20"
                           << "The Angel, L’Angelo";
    QTest::newRow("Moon") << 1 << "T17"
                          << "The Moon, La Luna";
    QTest::newRow("Star (B1.6)") << 1 << "T16"
                                 << "The 16, Star, Il 16, la Stella";
    QTest::newRow("Love (B1.6)") << 1 << "T5"
                                 << "The 5, Love, Il 5, l’Amore";
    QTest::newRow("a Moor") << 1 << "TM4"
                            << "The Moor on horseback, Il Moretto a cavallo";
    QTest::newRow("Bégato") << 1 << "T1"
                            << "The Bégato, Il Bégato";
    QTest::newRow("queen") << 2 << "HQ"
                           << "Queen of hearts, Dame de cœur";
    QTest::newRow("ten") << 2 << "C10"
                         << "Ten of clubs, Dix de trèfle";
    QTest::newRow("Excuse") << 2 << "M"
                            << "The Excuse, L’Excuse";
    QTest::newRow("page of Spain") << 3 << "SJ"
                                   << "Page of swords, Sota de espadas";
    QTest::newRow("seven") << 3 << "D7"
                           << "Seven of coins, Siete de oros";
}

void GalleryTest::namesInBothLanguages() {
    QFETCH(const int, pack);
    QFETCH(const QString, card);
    support::KeptDecks decks;
    const GalleryPage page(decks);
    const text::CardNote note = page.packs().at(static_cast<std::size_t>(pack)).noteOf(card);
    QTEST(note.english + QStringLiteral(", ") + note.own, "names");
}

void GalleryTest::worthInTheCousins_data() {
    QTest::addColumn<int>("pack");
    QTest::addColumn<QString>("card");
    QTest::addColumn<QStringList>("told");
    QTest::newRow("B2.1 king") << 1 << "SK"
                               << QStringList{"5 point", "(B2.1)", "34 (B2.2)", "up to 30 (B2.5)"};
    QTest::newRow("B2.1 knight") << 1 << "CN" << QStringList{"3 point", "26 (B2.2)"};
    QTest::newRow("B2.7 ace") << 1 << "CA" << QStringList{"worth nothing", "up to 25 (B2.7)"};
    QTest::newRow("B2.1 six") << 1 << "C6" << QStringList{"worth nothing", "no combination"};
    QTest::newRow("B2.4 Matto") << 1 << "M" << QStringList{"5 point", "36 (B2.2)", "(B2.4)"};
    QTest::newRow("B2.6 the 12") << 1 << "T12" << QStringList{"worth nothing", "up to 105 (B2.6)"};
    QTest::newRow("F2.1 queen") << 2 << "HQ" << QStringList{"3½ card points (F2.1)"};
    QTest::newRow("F2.1 ten") << 2 << "H10" << QStringList{"half a card point (F2.1)"};
    QTest::newRow("F2.3 Petit") << 2 << "T1" << QStringList{"4½ card points", "(F2.3)", "(F7.5)"};
    QTest::newRow("F8.7 Excuse") << 2 << "M" << QStringList{"4½ card points", "(F2.3)", "(F8.7)"};
    QTest::newRow("C1.3 ace") << 3 << "SA" << QStringList{"11 point", "(C1.3)"};
    QTest::newRow("C6.1 knight") << 3 << "BN" << QStringList{"3 point", "(C6.1)"};
    QTest::newRow("C1.1 seven") << 3 << "D7" << QStringList{"without it (C1.1)"};
}

void GalleryTest::worthInTheCousins() {
    QFETCH(const int, pack);
    QFETCH(const QString, card);
    QFETCH(const QStringList, told);
    support::KeptDecks decks;
    const GalleryPage page(decks);
    const text::CardNote note = page.packs().at(static_cast<std::size_t>(pack)).noteOf(card);
    const QString all = note.worth + u' ' + note.serves;
    for (const QString& part : told)
        QVERIFY2(all.contains(part), qPrintable(all));
}

void GalleryTest::nothingIsCut_data() {
    QTest::addColumn<int>("pack");
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(800, 536), QSize(1024, 640), QSize(1280, 800)})
        for (int pack = 0; pack < 4; ++pack)
            QTest::addRow("pack %d at %dx%d", pack, size.width(), size.height()) << pack << size;
}

// At every size the words of every card have room, and so have the card, the list and the packs' names.
void GalleryTest::nothingIsCut() {
    QFETCH(const int, pack);
    QFETCH(const QSize, size);
    support::KeptDecks decks;
    GalleryPage page(decks);
    page.resize(size);
    page.show();
    page.packRow()->button(static_cast<std::size_t>(pack))->click();
    auto* list = page.list();
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        list->setCurrentIndex(list->model()->index(row, 0));
        for (const QLabel* label : page.findChildren<QLabel*>())
            QVERIFY2(!isCut(label), qPrintable(label->text()));
    }
    const QRect last = list->visualRect(list->model()->index(list->model()->rowCount() - 1, 0));
    QVERIFY(list->viewport()->rect().contains(last));
    for (const QAbstractButton* button : page.packRow()->findChildren<QAbstractButton*>()) {
        const int sign = button->height() - 6;
        QVERIFY2(button->fontMetrics().horizontalAdvance(button->text()) + sign <= button->width() - 6,
                 qPrintable(button->text()));
    }
}

void GalleryTest::keysWalkThroughThePacks() {
    support::KeptDecks decks;
    GalleryPage page(decks);
    page.resize(1024, 640);
    page.show();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    page.focusFirst();
    const auto pack = [&page] { return page.list()->deckModel().pack().folder; };
    // By number, with the list holding the keys.
    for (const auto& [key, folder] : {std::pair{Qt::Key_2, "bolognese"},
                                      {Qt::Key_3, "tarot"},
                                      {Qt::Key_4, "spagnola"},
                                      {Qt::Key_1, "florentine"}}) {
        QTest::keyClick(page.list(), key);
        QTRY_COMPARE(pack(), QLatin1String(folder));
        QCOMPARE(page.deck().faces().deck, pack());
        QCOMPARE(page.focusWidget(), page.list());
    }
    // By arrows in the row.
    page.packRow()->button(0)->setFocus();
    QTest::keyClick(page.packRow()->button(0), Qt::Key_Right);
    QCOMPARE(pack(), QStringLiteral("bolognese"));
    QCOMPARE(page.focusWidget(), page.packRow()->button(1));
    // And on through the cards of that pack, ten to a row.
    page.list()->setFocus();
    QVERIFY(page.told().startsWith(QStringLiteral("King of cups\nRe di coppe")));
    QTest::keyClick(page.list(), Qt::Key_Down);
    QVERIFY(page.told().startsWith(QStringLiteral("King of coins")));
    QTest::keyClick(page.list(), Qt::Key_End);
    QVERIFY(page.told().startsWith(QStringLiteral("The back\nIl dorso")));
}

// A pack's pictures are its own, drawn in the manner chosen for the Florentine ones.
void GalleryTest::packsKeepToTheManner() {
    support::KeptDecks decks;
    look::Faces faces;
    faces.back = QStringLiteral("back2");
    faces.manner.largeIndex = true;
    QVERIFY(decks.wear(faces));
    GalleryPage page(decks);
    page.packRow()->button(3)->click();
    QVERIFY(&page.deck() != &decks.florentine());
    QCOMPARE(page.deck().faces().deck, QStringLiteral("spagnola"));
    QVERIFY(page.deck().faces().manner.largeIndex);
    page.packRow()->button(0)->click();
    QCOMPARE(&page.deck(), &decks.florentine());
    QVERIFY(page.deck().faces() == faces);
}

// The rules that a card's words name are ways into that game's book.
void GalleryTest::rulesAreLinks() {
    support::KeptDecks decks;
    GalleryPage page(decks);
    const QString letters = QStringLiteral("MBFC"); // as the packs stand in their row
    for (std::size_t pack = 0; pack < 4; ++pack) {
        page.packRow()->button(pack)->click();
        QString words;
        for (const QLabel* label : page.findChildren<QLabel*>())
            words += label->text();
        const QString link = QStringLiteral("href=\"rule:");
        QVERIFY(words.contains(link));
        QCOMPARE(words.count(link), words.count(link + letters[static_cast<qsizetype>(pack)]));
    }
}

void GalleryTest::packsBearNames() {
    support::KeptDecks decks;
    const GalleryPage page(decks);
    QStringList names;
    for (std::size_t i = 0; i < page.packs().size(); ++i) {
        const QAbstractButton* button = page.packRow()->button(i);
        const auto* face = QAccessible::queryAccessibleInterface(const_cast<QAbstractButton*>(button));
        QCOMPARE(face->role(), QAccessible::RadioButton);
        QVERIFY(!face->text(QAccessible::Description).isEmpty());
        names << face->text(QAccessible::Name);
    }
    QCOMPARE(names, (QStringList{"Florentine pack", "Bolognese pack", "French pack", "Spanish pack"}));
}

void GalleryTest::versicoleOfACard_data() {
    QTest::addColumn<QString>("card");
    QTest::addColumn<QList<int>>("points");
    QTest::newRow("papa 1: run, Fool's, Thirteen") << "T1" << QList<int>{17, 15, 20};
    QTest::newRow("28: run, Thirteen") << "T28" << QList<int>{90, 15};
    QTest::newRow("29: run") << "T29" << QList<int>{90};
    QTest::newRow("14: Demon") << "T14" << QList<int>{20};
    QTest::newRow("20: Tens") << "T20" << QList<int>{25};
    QTest::newRow("a king") << "SK" << QList<int>{20};
    QTest::newRow("the Fool: its own") << "M" << QList<int>{20};
    QTest::newRow("16: none") << "T16" << QList<int>{};
    QTest::newRow("a pip card: none") << "C7" << QList<int>{};
}

void GalleryTest::versicoleOfACard() {
    QFETCH(const QString, card);
    QFETCH(const QList<int>, points);
    QList<int> found;
    for (const Versicola& v : text::versicoleWith(*cardOf(card.toStdString())))
        found << v.points;
    QCOMPARE(found, points);
}

void GalleryTest::rowsRunFromKingToAce() {
    const gallery::DeckModel model(text::florentinePack());
    QCOMPARE(model.rowCount(), 98);
    CardSet all;
    for (int row = 0; row < 97; ++row)
        all.insert(*cardOf(model.codeAt(row).toStdString()));
    QVERIFY(all == kWholeDeck);
    for (int suit = 0; suit < 4; ++suit) {
        QCOMPARE(model.codeAt(14 * suit).mid(1), QStringLiteral("K"));
        QCOMPARE(model.codeAt(14 * suit + 3).mid(1), QStringLiteral("J"));
        QCOMPARE(model.codeAt(14 * suit + 4).mid(1), QStringLiteral("10"));
        QCOMPARE(model.codeAt(14 * suit + 13).mid(1), QStringLiteral("A"));
    }
    QCOMPARE(model.codeAt(56), QStringLiteral("T1"));
    QCOMPARE(model.codeAt(97), QStringLiteral("back"));
    QVERIFY(!model.data(model.index(97), Qt::AccessibleTextRole).toString().isEmpty());
}

void GalleryTest::keysWalkThroughTheDeck() {
    support::KeptDecks decks;
    GalleryPage page(decks);
    page.resize(1280, 776);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    page.focusFirst();
    QStringList told{page.told()};
    for (Qt::Key key : {Qt::Key_Right, Qt::Key_Down, Qt::Key_End, Qt::Key_Home}) {
        QTest::keyClick(page.list(), key);
        told << page.told();
    }
    QCOMPARE(told[0], told[4]);
    QCOMPARE(QSet<QString>(told.begin(), told.end()).size(), 4);
    QVERIFY(told[1].startsWith(QStringLiteral("Queen of cups")));
    QVERIFY(told[2].startsWith(QStringLiteral("Queen of coins")));
}

void GalleryTest::escapeCloses() {
    support::KeptDecks decks;
    GalleryPage page(decks);
    page.show();
    page.focusFirst();
    QSignalSpy closed(&page, &GalleryPage::closed);
    QTest::keyClick(page.list(), Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

VERSICOLA_WINDOW_TEST(GalleryTest)
#include "test_gallery.moc"
