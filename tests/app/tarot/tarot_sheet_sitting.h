// A test's person before the score sheets of French Tarot, on a folder of its own. With VERSICOLA_GRABS set
// to a folder, pictures of the pages are left there.
#pragma once

#include "desktop/tarot/sheet/tarot_sheet_pages.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace support {

inline const std::array kNames{"Ada", "Bice", "Lapo", "Vieri", "Nanni"};

class SheetSitting {
public:
    explicit SheetSitting(QSize size = {1280, 776}) : size_(size) { open(); }

    // At a program that knows nothing but the files.
    void open() {
        pages_.reset();
        pages_ = std::make_unique<tarot_sheet::TarotSheetPages>(folder_.path());
        pages_->setMinimumSize(size_);
        pages_->resize(size_);
        pages_->show();
        QApplication::setActiveWindow(pages_.get());
        (void)QTest::qWaitForWindowActive(pages_.get());
        pages_->showShelf();
    }
    tarot_sheet::TarotSheetPages& pages() { return *pages_; }
    tarot_sheet::SheetPage& sheet() { return *pages_->sheetPage(); }
    tarot_sheet::HandPage& hand() { return *pages_->handPage(); }
    tarot_sheet::SheetBook& book() { return pages_->book(); }
    [[nodiscard]] QString folder() const { return folder_.path(); }

    // Through the window: what lies on top gets it.
    void press(QWidget* widget) { press(widget, widget->rect().center()); }
    void press(QWidget* widget, QPoint at) {
        QTest::qWait(0);
        const QPoint in = widget->mapTo(pages_.get(), at);
        QVERIFY2(pages_->rect().contains(in), "outside the window");
        QWidget* hit = pages_->childAt(in);
        QVERIFY2(hit == widget || widget->isAncestorOf(hit), "something else lies on top");
        QTest::mouseClick(hit, Qt::LeftButton, {}, hit->mapFrom(pages_.get(), in));
        QTest::qWait(0);
    }
    void pressRow(int row) {
        auto* table = sheet().hands();
        press(table->viewport(), table->visualRect(table->model()->index(row, 0)).center());
    }
    void type(paper::Field* field, const QString& text) {
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void keys(const char* letters) {
        for (const char* c = letters; *c; ++c)
            QTest::keyClick(QApplication::focusWidget(), *c);
    }
    void begin(int players = 4) {
        auto* page = pages_->newSheetPage();
        press(pages_->shelfPage()->newButton());
        press(page->players()->button(players - 3));
        for (tarot::Seat seat : tarot::Seats::table(players))
            type(page->name(seat), QString::fromLatin1(kNames[static_cast<std::size_t>(index(seat))]));
        press(page->writeButton());
    }
    void picture(const QString& name) {
        const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
        if (!to.isEmpty())
            pages_->grab().save(
                QStringLiteral("%1/%2-%3x%4.png").arg(to, name).arg(size_.width()).arg(size_.height()));
    }

private:
    QSize size_;
    QTemporaryDir folder_;
    std::unique_ptr<tarot_sheet::TarotSheetPages> pages_;
};

} // namespace support
