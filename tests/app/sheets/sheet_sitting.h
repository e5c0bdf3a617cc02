// A test's person before the score sheets of a game, on a folder of its own. With VERSICOLA_GRABS set to a
// folder, pictures of the pages are left there.
#pragma once

#include "desktop/sheets/sheet_pages.h"
#include "support/files.h"

#include <QAccessible>
#include <QApplication>
#include <QJsonDocument>
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

// As windows are: small, as most have them, large.
inline const std::array kSizes{QSize(1024, 616), QSize(1280, 776), QSize(1920, 1056)};

template<class Pages, class Form>
class SheetSittingOf {
public:
    using Sheet = typename Form::Sheet;
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
    // Lays a sheet that was written elsewhere open.
    void openWith(const Sheet& sheet) {
        const QString path = folder() + QStringLiteral("/given") + QLatin1String(Form::ending);
        QVERIFY(!Form::save(path, sheet));
        pages().openSheet(path);
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
    // A new hand, as `say` says it on its page.
    template<class Say>
    void writeHand(Say say) {
        pages().showHand(book().next());
        say(*this);
        press(hand().handButtons().write);
        QCOMPARE(pages().currentWidget(), &sheet());
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

    // What the open sheet becomes as a file.
    [[nodiscard]] QByteArray kept(sheets::SheetPage::What what) {
        const QString path = folder() + QStringLiteral("/kept");
        sheet().keepMenu()->save(static_cast<std::size_t>(what), path);
        return bytesOf(path);
    }
    [[nodiscard]] QStringList csvLines() {
        return QString::fromUtf8(kept(sheets::SheetPage::What::Csv)).split(QStringLiteral("\r\n"));
    }
    [[nodiscard]] qsizetype pdfPages() { return kept(sheets::SheetPage::What::Pdf).count("/Type /Page\n"); }

    // ---- What every game's sheets do. ----

    // A file that is no sheet is told in one sentence and stays as it is.
    void tellsABadFile() {
        QJsonObject object = Form::toJson(Sheet());
        object[QStringLiteral("players")] = 7;
        const QString name = QStringLiteral("bad") + QLatin1String(Form::ending);
        QFile bad(folder() + u'/' + name);
        QVERIFY(bad.open(QIODevice::WriteOnly));
        bad.write(QJsonDocument(object).toJson());
        bad.close();
        const qint64 before = QFileInfo(bad).size();
        pages().showShelf();
        QTest::keyClick(pages().shelfPage()->table(), Qt::Key_Return);
        const QString said = pages().shelfPage()->says();
        QVERIFY2(said.startsWith(name + QStringLiteral(" cannot be opened")), qPrintable(said));
        QCOMPARE(QFileInfo(bad).size(), before);
    }

    // On a sheet without hands: written beside a hand that is there and beside the next one, kept at each
    // letter.
    template<class Say>
    void keepsNotes(Say say) {
        writeHand(say);
        pressRow(0);
        type(hand().note(), QStringLiteral("before supper"));
        press(hand().handButtons().back);
        QCOMPARE(sheet().hands()->rows().size(), std::size_t(2)); // under the hand
        QCOMPARE(sheet().hands()->rows()[1].cells.back().text, QStringLiteral("before supper"));
        QVERIFY(sheet().hands()->rows()[1].told.contains(QStringLiteral("before supper")));
        QVERIFY(book().sheet().entries[0].former.empty()); // no hand was put right
        QTest::keyClick(&sheet(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(book().sheet().entries[0].note.empty()); // all letters are one change
        QTest::keyClick(&sheet(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        pages().showHand(1);
        type(hand().note(), QStringLiteral("Nuto came late"));
        openAgain();
        press(sheet().sheetButtons().goOn);
        QCOMPARE(hand().note()->text(), QStringLiteral("Nuto came late"));
        say(*this);
        QTest::keyClick(hand().note(), Qt::Key_Return);
        QCOMPARE(book().next(), 2);
        QCOMPARE(book().sheet().entries[1].note, std::string("Nuto came late"));
        openAgain();
        QCOMPARE(book().sheet().entries[0].note, std::string("before supper"));
        QVERIFY(csvLines()[2].contains(QStringLiteral("Nuto came late")));
        QVERIFY(sheets::asText(book().told()).contains(QStringLiteral("\n      Nuto came late\n")));
    }

    // On a sheet without hands: what was removed is brought back where it was, with its note.
    template<class Say>
    void bringsBack(Say say) {
        writeHand(say);
        writeHand(say);
        pressRow(0);
        type(hand().note(), QStringLiteral("before supper"));
        const Sheet before = book().sheet();
        press(hand().handButtons().remove);
        QCOMPARE(book().next(), 1);
        QVERIFY(sheet().bringBackButton()->isVisible());
        fits(QStringLiteral("removed"));
        press(sheet().bringBackButton());
        QVERIFY(book().sheet() == before);
        QVERIFY(!sheet().bringBackButton()->isVisible());
        pressRow(0);
        press(hand().handButtons().remove);
        writeHand(say); // now something else is what was done last
        QCOMPARE(sheet().bringBackButton()->text(), QStringLiteral("Take &it back"));
        press(sheet().bringBackButton());
        QCOMPARE(book().next(), 1);
        writeHand(say);
        // What is only half said goes and comes back alike.
        pages().showHand(2);
        QVERIFY(!hand().handButtons().remove->isVisible());
        say(*this);
        press(hand().handButtons().remove);
        QVERIFY(!book().sheet().draft && book().next() == 2);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space); // the ring is on what brings it back
        QVERIFY(book().sheet().draft.has_value());
    }

private:
    QSize size_;
    QTemporaryDir folder_;
    std::unique_ptr<Pages> pages_;
};

} // namespace support
