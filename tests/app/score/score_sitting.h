// Four people at a table, keeping score in the real pages. With VERSICOLA_GRABS set to a folder, pictures of
// the pages are left there.
#pragma once

#include "desktop/score/score_pages.h"
#include "kept_pictures.h"

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
        : album_(album), pages_(deck_, folder_.path()) {
        pages_.setMinimumSize(size); // as the window does: pages not shown yet do not widen it
        pages_.resize(size);
        pages_.show();
        QApplication::setActiveWindow(&pages_);
        (void)QTest::qWaitForWindowActive(&pages_);
        pages_.showShelf();
    }

    ScorePages& pages() { return pages_; }
    score::HandPage& hand() { return *pages_.handPage(); }
    score::CountEntryPage& count() { return *pages_.countPage(); }
    score::SheetPage& sheet() { return *pages_.sheetPage(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }
    [[nodiscard]] KeptHand kept(int number) { return pages_.book().hand(number); }
    [[nodiscard]] HandAccount account(int number) {
        return accountOf(kept(number), pages_.book().sheet().rules);
    }

    // Through the window: what lies on top gets it.
    void press(QWidget* widget) { press(widget, widget->rect().center()); }
    void press(QWidget* widget, QPoint at) {
        QTest::qWait(0);
        const QPoint in = widget->mapTo(&pages_, at);
        QVERIFY2(pages_.rect().contains(in), "outside the window");
        QWidget* hit = pages_.childAt(in);
        QVERIFY2(hit == widget || widget->isAncestorOf(hit), "something else lies on top");
        QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(&pages_, in));
        QTest::qWait(0);
    }
    // A hand's line on the sheet.
    void pressHand(int hand) {
        sheet().hands()->select(hand);
        press(sheet().hands()->view()->viewport(),
              sheet().hands()->view()->viewport()->mapFrom(sheet().hands(),
                                                           sheet().hands()->lineOf(hand).center()));
    }
    void pressRow(paper::PaperTable* table, int row) {
        const QRect r = table->visualRect(table->model()->index(row, 0));
        press(table->viewport(), r.center());
    }
    // A sheet with these names, begun.
    void begin(Span span = Span::Match) {
        pages_.newSheetPage()->setNames({"Ada", "Lapo", "Bice", "Nuto"});
        press(pages_.shelfPage()->newButton());
        press(pages_.newSheetPage()->spanButton(span));
        press(pages_.newSheetPage()->startButton());
    }
    void type(paper::Field* field, const char* text) {
        field->clear();
        QTest::keyClicks(field, QString::fromUtf8(text));
    }
    void picture(const QString& name) {
        const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
        if (to.isEmpty())
            return;
        (void)pages_.grab();
        deck_.waitForAll();
        QTest::qWait(30);
        pages_.grab().save(QDir(to).filePath(
            QStringLiteral("%1%2-%3x%4.png").arg(album_, name).arg(pages_.width()).arg(pages_.height())));
    }

private:
    QString album_;
    QTemporaryDir folder_;
    support::KeptDeck deck_;
    ScorePages pages_;
};

} // namespace support
