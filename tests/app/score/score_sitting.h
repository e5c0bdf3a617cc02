// Four people at a table, keeping score in the real pages. With VERSICOLA_GRABS set to a folder, pictures of
// the pages are left there.
#pragma once

#include "desktop/score/score_pages.h"

#include <QApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace support {

using namespace minchiate;
using namespace scoresheet;
using score::ScorePages;

// Somebody with a mouse and no keyboard.
class ScoreSitting {
public:
    // `album` goes before the names of the pictures.
    explicit ScoreSitting(QSize size = {1280, 776}, const QString& album = {})
        : m_album(album), m_pages(m_deck, m_folder.path()) {
        m_pages.setMinimumSize(size); // as the window does: pages not shown yet do not widen it
        m_pages.resize(size);
        m_pages.show();
        QApplication::setActiveWindow(&m_pages);
        (void)QTest::qWaitForWindowActive(&m_pages);
        m_pages.showShelf();
    }

    ScorePages& pages() { return m_pages; }
    score::HandPage& hand() { return *m_pages.handPage(); }
    score::CountEntryPage& count() { return *m_pages.countPage(); }
    score::SheetPage& sheet() { return *m_pages.sheetPage(); }
    [[nodiscard]] QString folder() const { return m_folder.path(); }
    [[nodiscard]] KeptHand kept(int number) { return m_pages.book().hand(number); }
    [[nodiscard]] HandAccount account(int number) {
        return accountOf(kept(number), m_pages.book().sheet().rules);
    }

    // Through the window: what lies on top gets it.
    void press(QWidget* widget) { press(widget, widget->rect().center()); }
    void press(QWidget* widget, QPoint at) {
        QTest::qWait(0);
        const QPoint in = widget->mapTo(&m_pages, at);
        QVERIFY2(m_pages.rect().contains(in), "outside the window");
        QWidget* hit = m_pages.childAt(in);
        QVERIFY2(hit == widget || widget->isAncestorOf(hit), "something else lies on top");
        QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(&m_pages, in));
        QTest::qWait(0);
    }
    // A hand's line on the sheet.
    void pressHand(int hand) {
        sheet().hands()->select(hand);
        press(sheet().hands()->view()->viewport(),
              sheet().hands()->view()->viewport()->mapFrom(sheet().hands(),
                                                           sheet().hands()->lineOf(hand).center()));
    }
    void pressRow(sheet::PaperTable* table, int row) {
        const QRect r = table->visualRect(table->model()->index(row, 0));
        press(table->viewport(), r.center());
    }
    // A sheet with these names, begun.
    void begin(Span span = Span::Match) {
        m_pages.newSheetPage()->setNames({"Ada", "Lapo", "Bice", "Nuto"});
        press(m_pages.shelfPage()->newButton());
        press(m_pages.newSheetPage()->spanButton(span));
        press(m_pages.newSheetPage()->startButton());
    }
    void type(score::Field* field, const char* text) {
        field->clear();
        QTest::keyClicks(field, QString::fromUtf8(text));
    }
    void picture(const QString& name) {
        const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
        if (to.isEmpty())
            return;
        (void)m_pages.grab();
        m_deck.waitForAll();
        QTest::qWait(30);
        m_pages.grab().save(QDir(to).filePath(
            QStringLiteral("%1%2-%3x%4.png").arg(m_album, name).arg(m_pages.width()).arg(m_pages.height())));
    }

private:
    QString m_album;
    QTemporaryDir m_folder;
    look::Deck m_deck;
    ScorePages m_pages;
};

} // namespace support
