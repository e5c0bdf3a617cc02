#include "desktop/pad/score_pad.h"

#include "desktop/look/palette.h"
#include "desktop/pad/tray_content.h"

#include <QPainter>

#include <cmath>
#include <cstdlib>
#include <numeric>

namespace pad {

using namespace minchiate;

ScorePad::ScorePad(look::Deck& deck, QWidget* parent) : look::ScorePiece(parent), deck_(deck) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    move_.setStartValue(0.0);
    move_.setEndValue(1.0);
    move_.setEasingCurve(QEasingCurve::InOutCubic);
    connect(&move_, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
    tellAssistants();
}

void ScorePad::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    update();
}

void ScorePad::setUs(Side side, const PerSide<QString>& names) {
    us_ = side;
    names_ = names;
    tellAssistants();
    update();
}

void ScorePad::setNumberShown(bool shown) {
    numberShown_ = shown;
    update();
}

void ScorePad::layPieces(const std::optional<ScorePieces>& pieces) {
    laid_ = pieces;
    move_.stop();
    tellAssistants();
    update();
}

void ScorePad::setDim(double darkness) {
    dim_ = darkness;
    update();
}

void ScorePad::setScore(int net, int paid) {
    if (net == net_ && paid == paid_)
        return;
    before_ = content();
    net_ = net;
    paid_ = paid;
    move_.stop();
    if (moveMs_ > 0) {
        move_.setDuration(moveMs_);
        move_.start();
    }
    tellAssistants();
    update();
}

void ScorePad::finish() {
    move_.stop();
    update();
}

look::TrayContent ScorePad::contentOf(const ScorePieces& pieces) const {
    look::TrayContent content;
    content.showNumber = false;
    content.pieces = {pieces.left, pieces.fishes, pieces.right};
    return content;
}

look::TrayContent ScorePad::contentFor(int net, int paid) const {
    look::TrayContent content = trayContent(net, paid, us_);
    content.showNumber = numberShown_;
    return content;
}

QString ScorePad::sideWords(bool ours) const {
    const QString& name = names_[ours ? us_ : other(us_)];
    return !name.isEmpty() ? name : ours ? tr("us") : tr("them");
}

look::TrayWords ScorePad::wordsFor(const look::TrayContent& content) const {
    look::TrayWords words;
    words.side = content.net == 0 ? tr("even") : sideWords(content.us);
    words.number = content.net == 0 ? QStringLiteral("0") : QStringLiteral("+%1").arg(content.net);
    if (content.resti > 0) // the coins tell what they are
        words.resti =
            tr("%1 %2", "paid resti, side").arg(QString::number(content.resti), sideWords(content.restiOurs));
    return words;
}

std::vector<look::TrayPlace> ScorePad::placesFor(const look::TrayContent& content) const {
    auto places = look::piecePlaces(content.pieces, trayRect(), metrics_);
    const auto coins = look::coinPlaces(content.resti, content.restiOurs, trayRect(), metrics_);
    places.insert(places.end(), coins.begin(), coins.end());
    return places;
}

// The tray leaves room for its shadow inside the widget.
QRect ScorePad::trayRect() const {
    const int margin = metrics_.px(8);
    return rect().adjusted(margin, margin, -margin, -margin);
}

void ScorePad::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const look::TrayContent now = content();
    if (move_.state() != QAbstractAnimation::Running) {
        look::drawScoreTray(painter, trayRect(), metrics_, now, wordsFor(now), deck_);
        if (dim_ > 0)
            painter.fillRect(trayRect(), look::withAlpha(look::colour::shadow, std::lround(255 * dim_)));
        return;
    }
    // The number changes at the end; pieces of a kind slide from old places to new ones, others fade.
    const double done = move_.currentValue().toDouble();
    look::drawTrayWood(painter, trayRect(), metrics_, before_, wordsFor(before_));
    auto from = placesFor(before_);
    for (const look::TrayPlace& place : placesFor(now)) {
        look::TrayPlace moving = place;
        const auto old = std::ranges::find(from, place.what, &look::TrayPlace::what);
        painter.setOpacity(1);
        if (old != from.end()) {
            const QPointF way = QPointF(place.at.topLeft() - old->at.topLeft()) * done;
            moving.at = QRect(old->at.topLeft() + way.toPoint(), place.at.size());
            from.erase(old);
        } else {
            painter.setOpacity(done);
            moving.at.translate(0, -qRound((1 - done) * metrics_.px(16)));
        }
        look::drawPiece(painter, moving, metrics_, deck_);
    }
    painter.setOpacity(1 - done);
    for (const look::TrayPlace& leaving : from)
        look::drawPiece(painter, leaving, metrics_, deck_);
}

QString ScorePad::explanation() const {
    const look::TrayContent now = content();
    const ScorePieces pieces{now.pieces.left, now.pieces.fishes, now.pieces.right};
    QStringList said;
    if (pieces.pieces() > 0) {
        const int left = std::accumulate(pieces.left.begin(), pieces.left.end(), 0);
        const int right = std::accumulate(pieces.right.begin(), pieces.right.end(), 0);
        QString sum;
        int parts = 0;
        const auto join = [&](const QString& sign, int points) {
            if (points == 0)
                return;
            sum += sum.isEmpty() ? QString::number(points) : QStringLiteral(" %1 %2").arg(sign).arg(points);
            ++parts;
        };
        join({}, pieces.fishes * 10);
        join(QStringLiteral("+"), left);
        join(QStringLiteral("−"), right);
        if (pieces.fishes > 0)
            said << tr("A fish is 10.");
        if (left > 0 || right > 0)
            said << tr("A token is 1, two on each other 5: left of the fishes they add, right of them they "
                       "take away.");
        if (parts > 1)
            said << tr("%1 = %2.", "a sum of the pieces, what it comes to").arg(sum).arg(pieces.points());
    } else if (!laid_) {
        said << tr("Neither side leads.");
    }
    if (now.resti > 0)
        said << tr("Each coin is a resto: 60 points, paid.");
    return said.join(u' ');
}

void ScorePad::tellAssistants() {
    const look::TrayContent now = content();
    const look::TrayWords words = wordsFor(now);
    setAccessibleName(tr("Score pad"));
    QString score = tr("%1 %2", "side, net").arg(words.side, words.number);
    if (now.resti > 0 && !names_[us_].isEmpty())
        score += u' ' +
                 tr("and resti paid to %1: %2", "names, number").arg(sideWords(now.restiOurs)).arg(now.resti);
    else if (now.resti > 0)
        score += u' ' + (now.restiOurs ? tr("and %n resti paid to us", nullptr, now.resti)
                                       : tr("and %n resti paid to them", nullptr, now.resti));
    // As the mouse is told: how the pieces make it.
    setAccessibleDescription(laid_ ? explanation() : score + QStringLiteral(". ") + explanation());
}

} // namespace pad

#include "moc_score_pad.cpp"
