// A test's person before the score sheets of a game, on a folder of its own. With VERSICOLA_GRABS set to a
// folder, pictures of the pages are left there.
#pragma once

#include "desktop/sheets/sheet_pages.h"

#include <QAccessible>
#include <QApplication>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace support {

inline const std::array kNames{"Ada", "Bice", "Lapo", "Vieri", "Nanni"};

// Seen, and not on an overlay over the page.
inline bool inSight(QWidget* w, QWidget* root) {
    for (QWidget* p = w; p != root; p = p->parentWidget())
        if (qobject_cast<paper::Overlay*>(p))
            return false;
    return w->isVisible();
}

// It lies inside the window with all its words, and has a name.
inline void fitsIn(const QWidget& window, QWidget* w, const QByteArray& what) {
    const QRect r(w->mapTo(&window, QPoint()), w->size());
    QVERIFY2(window.rect().contains(r), what.constData());
    QVERIFY2(r.width() >= w->minimumSizeHint().width(), what.constData());
    auto* label = qobject_cast<QLabel*>(w);
    const bool wraps = label && label->wordWrap(); // as high as its lines at this width, and no higher
    const int least = !wraps                    ? w->minimumSizeHint().height()
                      : label->text().isEmpty() ? 0
                                                : label->heightForWidth(label->width());
    QVERIFY2(r.height() >= least, what.constData());
    if (w->focusPolicy() & Qt::TabFocus) {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(w);
        QVERIFY2(face && !face->text(QAccessible::Name).trimmed().isEmpty(), what.constData());
    }
}

template<class Pages>
class SheetSittingOf {
public:
    explicit SheetSittingOf(QSize size) : size_(size) { open(); }

    // At a program that knows nothing but the files.
    void open() {
        pages_.reset();
        pages_ = std::make_unique<Pages>(folder_.path());
        pages_->setMinimumSize(size_);
        pages_->resize(size_);
        pages_->show();
        QApplication::setActiveWindow(pages_.get());
        (void)QTest::qWaitForWindowActive(pages_.get());
        pages_->showShelf();
    }
    // The only sheet there is, from the shelf.
    void openAgain() {
        open();
        QCOMPARE(pages_->shelfPage()->table()->rows().size(), std::size_t(1));
        QTest::keyClick(pages_->shelfPage()->table(), Qt::Key_Return);
    }
    Pages& pages() { return *pages_; }
    auto& sheet() { return *pages_->sheetPage(); }
    auto& hand() { return *pages_->handPage(); }
    auto& book() { return pages_->book(); }
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
    void typeNames(int players) {
        for (int i = 0; i < players; ++i)
            type(pages_->termsPage()->name(i), QString::fromLatin1(kNames[static_cast<std::size_t>(i)]));
        press(pages_->termsPage()->writeButton());
    }
    void picture(const QString& name) {
        const QString to = qEnvironmentVariable("VERSICOLA_GRABS");
        if (!to.isEmpty())
            pages_->grab().save(
                QStringLiteral("%1/%2-%3x%4.png").arg(to, name).arg(size_.width()).arg(size_.height()));
    }

    // Everything that is pressed or typed into on what is seen lies inside the window with all its words, has
    // a name, and no letter is underlined twice.
    void fits(const QString& page) {
        QTest::qWait(10);
        picture(page);
        QCOMPARE(pages_->size(), size_);
        QWidget* root = pages_->currentWidget();
        for (auto* overlay : root->findChildren<paper::Overlay*>())
            if (overlay->isVisible())
                root = overlay;
        QSet<QChar> letters;
        int seen = 0;
        for (auto* w : root->findChildren<QWidget*>()) {
            auto* button = qobject_cast<QAbstractButton*>(w);
            const bool counts = button || qobject_cast<QLineEdit*>(w) || qobject_cast<QLabel*>(w);
            if (!counts || !inSight(w, root))
                continue;
            ++seen;
            const QByteArray what =
                page.toUtf8() + ": " + w->accessibleName().toUtf8() + " " + w->metaObject()->className();
            fitsIn(*pages_, w, what);
            const QString text = button ? button->text().remove(QStringLiteral("&&")) : QString();
            if (const qsizetype at = text.indexOf(u'&'); at >= 0) {
                const QChar letter = text.at(at + 1).toUpper();
                QVERIFY2(!letters.contains(letter), what.constData());
                letters.insert(letter);
            }
        }
        QVERIFY(seen > 3);
    }

private:
    QSize size_;
    QTemporaryDir folder_;
    std::unique_ptr<Pages> pages_;
};

} // namespace support
