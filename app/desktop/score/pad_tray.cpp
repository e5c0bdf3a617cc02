#include "desktop/score/pad_tray.h"

#include "desktop/look/score_tray.h"
#include "desktop/pad/tray_content.h"

#include <QPainter>

#include <cstdlib>

namespace score {

using namespace minchiate;

PadTray::PadTray(look::Deck& deck, QWidget* parent) : QWidget(parent), m_deck(deck) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&m_deck, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void PadTray::setAccount(const scoresheet::HandAccount& account, const QString& told) {
    m_net = account.tally.net();
    m_paid = account.resti - account.restiNow;
    setAccessibleName(told);
    update();
}

void PadTray::setMetrics(const look::Metrics& m) {
    m_metrics = m;
    setFixedHeight(m.tray.height() + m.px(10));
    update();
}

look::TrayContent PadTray::content() const {
    return pad::trayContent(m_net, m_paid, Side::NS);
}

void PadTray::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    look::TrayWords words;
    words.side = m_net == 0 ? tr("level") : m_net > 0 ? QStringLiteral("\u25c2") : QStringLiteral("\u25b8");
    words.number = m_net == 0 ? QStringLiteral("0") : QStringLiteral("+%1").arg(std::abs(m_net));
    const look::TrayContent laid = content();
    if (laid.resti != 0)
        words.resti = laid.restiOurs ? tr("\u25c2 %n resti", nullptr, laid.resti)
                                     : tr("%n resti \u25b8", nullptr, laid.resti);
    const QSize tray(std::min(m_metrics.tray.width(), width()), m_metrics.tray.height());
    look::drawScoreTray(p, QRect(QPoint((width() - tray.width()) / 2, m_metrics.px(2)), tray), m_metrics,
                        laid, words, m_deck);
}

} // namespace score
