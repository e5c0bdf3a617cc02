#include "desktop/rules/versicole_page.h"

#include "desktop/look/palette.h"
#include "desktop/look/scroll_bar.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/print/a4.h"
#include "desktop/print/printing.h"
#include "desktop/rules/versicole_sheet.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStandardPaths>
#include <QtConcurrent>

#include <algorithm>

namespace rules {

namespace colour = look::colour;

namespace {

QImage drawnPage(QSize pixels, const QString& deck) {
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter p(&image);
    drawVersicole(p, deck);
    return image;
}

} // namespace

VersicolePage::VersicolePage(look::Deck& deck, QWidget* parent)
    : QWidget(parent), deck_(deck), scroll_(new QScrollArea(this)), sheet_(new QLabel),
      said_(new QLabel(this)),
      back_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Back"), this)),
      pdf_(new look::PaperButton(look::PaperButton::Kind::Second, tr("&Save as PDF…"), this)),
      print_(new look::PaperButton(look::PaperButton::Kind::Main, tr("&Print…"), this)) {
    setAccessibleName(tr("The versicole on one page"));
    sheet_->setAccessibleName(tr("A page with the cards of every versicola and what it is worth"));
    scroll_->setAccessibleName(tr("The page"));
    scroll_->setWidget(sheet_);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    scroll_->setFocusPolicy(Qt::StrongFocus);
    scroll_->viewport()->setAutoFillBackground(false);
    sheet_->setAutoFillBackground(false);
    QPalette words = said_->palette();
    words.setColor(QPalette::WindowText, QColor(colour::text));
    said_->setPalette(words);
    said_->setAlignment(Qt::AlignCenter);
    said_->setWordWrap(true);
    connect(back_, &QPushButton::clicked, this, &VersicolePage::closed);
    connect(pdf_, &QPushButton::clicked, this, &VersicolePage::askPdf);
    connect(print_, &QPushButton::clicked, this, &VersicolePage::print);
    scroll_->installEventFilter(this);
    connect(&drawing_, &QFutureWatcher<QImage>::finished, this, &VersicolePage::take);
}

// ---- The picture ----

void VersicolePage::draw() {
    const QSize wanted = sheet_->size() * devicePixelRatioF();
    if (!isVisible() || drawing_.isRunning() || (wanted == drawn_ && deckDrawn_ == deck_.faces().deck))
        return;
    drawn_ = wanted;
    deckDrawn_ = deck_.faces().deck;
    if (picture_.isNull())
        say(tr("The page is being drawn…"));
    drawing_.setFuture(QtConcurrent::run(drawnPage, drawn_, deckDrawn_));
}

void VersicolePage::take() {
    if (picture_.isNull())
        say({});
    picture_ = drawing_.result();
    picture_.setDevicePixelRatio(devicePixelRatioF());
    sheet_->setPixmap(QPixmap::fromImage(picture_));
    draw(); // the window may have changed meanwhile
}

// ---- Paper and file ----

void VersicolePage::say(const QString& words) {
    said_->setText(words);
}

void VersicolePage::print() {
    ::print::askAndPrint(
        this, tr("The versicole"),
        [this](QPagedPaintDevice& device) { return printVersicole(device, deck_.faces().deck); },
        [this] { say(tr("The printer does not answer.")); });
}

void VersicolePage::askPdf() {
    auto* dialog = new QFileDialog(this, tr("Save the page"),
                                   QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                                   tr("PDF documents (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    dialog->selectFile(tr("versicole"));
    connect(dialog, &QFileDialog::fileSelected, this, &VersicolePage::saveAs);
    dialog->setModal(false);
    dialog->show();
}

void VersicolePage::saveAs(const QString& path) {
    say(writeVersicolePdf(path, deck_.faces().deck)
            ? ::print::savedWords(path)
            : tr("%1 could not be saved: nothing can be written there.").arg(QFileInfo(path).fileName()));
}

// ---- Looks ----

void VersicolePage::layOut() {
    const look::Metrics& m = metrics_;
    const QRect cloth = look::clothRect(rect(), m).adjusted(m.px(18), m.px(12), -m.px(18), -m.px(14));
    if (!cloth.isValid())
        return;
    for (look::PaperButton* button : {back_, pdf_, print_})
        button->setMetrics(m);
    said_->setFont(look::sans(m, 14));
    const int high = back_->paperSize().height();
    const int y = cloth.bottom() + 1 - high;
    back_->setPaperGeometry(QRect(QPoint(cloth.left(), y), back_->paperSize()));
    int right = cloth.right() + 1;
    for (look::PaperButton* button : {print_, pdf_}) {
        const QSize size = button->paperSize();
        button->setPaperGeometry(QRect(QPoint(right - size.width(), y), size));
        right -= size.width() + m.px(14);
    }
    const int left = cloth.left() + back_->paperSize().width() + m.px(14);
    said_->setGeometry(left, y, right - left, high);

    scroll_->setGeometry(cloth.adjusted(0, 0, 0, -high - m.px(14)));
    scroll_->verticalScrollBar()->setStyleSheet(look::scrollBarStyle(m, colour::stripEdge));
    // As wide as the cloth has room, so that the small figures can be read; the rest is scrolled.
    const int wide = std::min(scroll_->viewport()->width() - m.px(8), m.text(980));
    sheet_->resize(wide, wide * ::print::A4::high / ::print::A4::wide);
    draw();
}

void VersicolePage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, rect(), metrics_);
    if (scroll_->hasFocus()) { // the keyboard scrolls it
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(QPen(QColor(colour::focus), metrics_.line(2)));
        const int out = metrics_.px(3);
        p.drawRoundedRect(QRectF(scroll_->geometry()).adjusted(-out, -out, out, out), 3, 3);
    }
}

void VersicolePage::resizeEvent(QResizeEvent*) {
    metrics_ = look::metricsForTable(size(), look::systemFontPx());
    layOut();
}

void VersicolePage::showEvent(QShowEvent*) {
    say({});
    layOut();
}

bool VersicolePage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QWidget::eventFilter(watched, event);
}

void VersicolePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace rules

#include "moc_versicole_page.cpp"
