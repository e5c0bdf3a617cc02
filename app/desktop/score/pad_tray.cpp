#include "desktop/score/pad_tray.h"

#include "desktop/look/score_tray.h"
#include "desktop/pad/tray_content.h"

#include <QPainter>

#include <cstdlib>

namespace score {

using namespace minchiate;

PadTray::PadTray(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void PadTray::setAccount(const scoresheet::HandAccount& account, const QString& told) {
    net_ = account.tally.net();
    paid_ = account.resti - account.restiNow;
    setAccessibleName(told);
    update();
}

void PadTray::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    setFixedHeight(m.tray.height() + m.px(10));
    update();
}

look::TrayContent PadTray::content() const {
    return pad::trayContent(net_, paid_, Side::NS);
}

void PadTray::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setRenderHint(QPainter::SmoothPixmapTransform);
    look::TrayWords words;
    words.side = net_ == 0 ? tr("level") : net_ > 0 ? QStringLiteral("\u25c2") : QStringLiteral("\u25b8");
    words.number = net_ == 0 ? QStringLiteral("0") : QStringLiteral("+%1").arg(std::abs(net_));
    const look::TrayContent laid = content();
    if (laid.resti != 0)
        words.resti = laid.restiOurs ? tr("\u25c2 %n resti", nullptr, laid.resti)
                                     : tr("%n resti \u25b8", nullptr, laid.resti);
    const QSize tray(std::min(metrics_.tray.width(), width()), metrics_.tray.height());
    look::drawScoreTray(p, QRect(QPoint((width() - tray.width()) / 2, metrics_.px(2)), tray), metrics_, laid,
                        words, deck_);
}

} // namespace score

#include "moc_pad_tray.cpp"
