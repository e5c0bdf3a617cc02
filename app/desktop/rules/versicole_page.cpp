#include "desktop/rules/versicole_page.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"
#include "desktop/print/a4.h"
#include "desktop/print/printing.h"
#include "desktop/rules/paper_style.h"
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
    : QWidget(parent), m_deck(deck), m_scroll(new QScrollArea(this)), m_sheet(new QLabel),
      m_said(new QLabel(this)),
      m_back(new look::PaperButton(look::PaperButton::Kind::second, tr("&Back"), this)),
      m_pdf(new look::PaperButton(look::PaperButton::Kind::second, tr("&Save as PDF…"), this)),
      m_print(new look::PaperButton(look::PaperButton::Kind::main, tr("&Print…"), this)) {
    setAccessibleName(tr("The versicole on one page"));
    m_sheet->setAccessibleName(tr("A page with the cards of every versicola and what it is worth"));
    m_scroll->setAccessibleName(tr("The page"));
    m_scroll->setWidget(m_sheet);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_scroll->setFocusPolicy(Qt::StrongFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_sheet->setAutoFillBackground(false);
    QPalette words = m_said->palette();
    words.setColor(QPalette::WindowText, QColor(colour::text));
    m_said->setPalette(words);
    m_said->setAlignment(Qt::AlignCenter);
    m_said->setWordWrap(true);
    connect(m_back, &QPushButton::clicked, this, &VersicolePage::closed);
    connect(m_pdf, &QPushButton::clicked, this, &VersicolePage::askPdf);
    connect(m_print, &QPushButton::clicked, this, &VersicolePage::print);
    m_scroll->installEventFilter(this);
    connect(&m_drawing, &QFutureWatcher<QImage>::finished, this, &VersicolePage::take);
}

// ---- The picture ----

void VersicolePage::draw() {
    const QSize wanted = m_sheet->size() * devicePixelRatioF();
    if (!isVisible() || m_drawing.isRunning() || (wanted == m_drawn && m_deckDrawn == m_deck.faces().deck))
        return;
    m_drawn = wanted;
    m_deckDrawn = m_deck.faces().deck;
    if (m_picture.isNull())
        say(tr("The page is being drawn…"));
    m_drawing.setFuture(QtConcurrent::run(drawnPage, m_drawn, m_deckDrawn));
}

void VersicolePage::take() {
    if (m_picture.isNull())
        say({});
    m_picture = m_drawing.result();
    m_picture.setDevicePixelRatio(devicePixelRatioF());
    m_sheet->setPixmap(QPixmap::fromImage(m_picture));
    draw(); // the window may have changed meanwhile
}

// ---- Paper and file ----

void VersicolePage::say(const QString& words) {
    m_said->setText(words);
}

void VersicolePage::print() {
    ::print::askAndPrint(
        this, tr("The versicole"),
        [this](QPagedPaintDevice& device) { return printVersicole(device, m_deck.faces().deck); },
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
    const QString name = QFileInfo(path).fileName();
    say(writeVersicolePdf(path, m_deck.faces().deck)
            ? tr("Saved as %1.").arg(name)
            : tr("%1 could not be saved: nothing can be written there.").arg(name));
}

// ---- Looks ----

void VersicolePage::layOut() {
    const look::Metrics& m = m_metrics;
    const QRect cloth = look::clothRect(rect(), m).adjusted(m.px(18), m.px(12), -m.px(18), -m.px(14));
    if (!cloth.isValid())
        return;
    for (look::PaperButton* button : {m_back, m_pdf, m_print})
        button->setMetrics(m);
    m_said->setFont(look::sans(m, 14));
    const int high = m_back->paperSize().height();
    const int y = cloth.bottom() + 1 - high;
    m_back->setPaperGeometry(QRect(QPoint(cloth.left(), y), m_back->paperSize()));
    int right = cloth.right() + 1;
    for (look::PaperButton* button : {m_print, m_pdf}) {
        const QSize size = button->paperSize();
        button->setPaperGeometry(QRect(QPoint(right - size.width(), y), size));
        right -= size.width() + m.px(14);
    }
    const int left = cloth.left() + m_back->paperSize().width() + m.px(14);
    m_said->setGeometry(left, y, right - left, high);

    m_scroll->setGeometry(cloth.adjusted(0, 0, 0, -high - m.px(14)));
    m_scroll->verticalScrollBar()->setStyleSheet(scrollBarStyle(m, colour::stripEdge));
    // As wide as the cloth has room, so that the small figures can be read; the rest is scrolled.
    const int wide = std::min(m_scroll->viewport()->width() - m.px(8), m.text(980));
    m_sheet->resize(wide, wide * ::print::A4::high / ::print::A4::wide);
    draw();
}

void VersicolePage::paintEvent(QPaintEvent*) {
    QPainter p(this);
    look::drawTable(p, rect(), m_metrics);
    if (m_scroll->hasFocus()) { // the keyboard scrolls it
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(QPen(QColor(colour::focus), m_metrics.line(2)));
        const int out = m_metrics.px(3);
        p.drawRoundedRect(QRectF(m_scroll->geometry()).adjusted(-out, -out, out, out), 3, 3);
    }
}

void VersicolePage::resizeEvent(QResizeEvent*) {
    m_metrics = look::metricsForTable(size(), look::systemFontPx());
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
