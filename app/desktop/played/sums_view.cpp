#include "desktop/played/sums_view.h"

#include "desktop/look/heads.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/played/played_words.h"
#include "text/figures.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace played {

namespace colour = look::colour;
using look::Type;

namespace {

// At s = 1.
constexpr int kSumsRow = 54, kHead = 34, kWide = 236;
constexpr QSize kMount(38, 46);
constexpr std::size_t kMost = 3; // rows that have room

bool isRoomy(const look::Metrics& m) {
    return m.s >= 0.9;
}

} // namespace

ShareRow::ShareRow(look::Deck& deck, QWidget* parent) : QAbstractButton(parent), deck_(deck) {
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    connect(&deck_, &look::Deck::ready, this, qOverload<>(&QWidget::update));
}

void ShareRow::setShare(const Share& share, int low, int high, bool head) {
    share_ = share;
    low_ = low;
    high_ = high;
    head_ = head;
    const QString name = head                   ? tr("With %1").arg(share.name)
                         : share.name.isEmpty() ? tr("Against others")
                                                : tr("Against %1").arg(levelWords(share.name));
    setText(head ? share.name : share.name.isEmpty() ? tr("others") : levelWords(share.name));
    const QString resti =
        tr("%1 resti in %n hand(s)", nullptr, share.hands).arg(text::signedPoints(share.resti));
    setAccessibleName(name);
    setAccessibleDescription(
        share.cost ? tr("%1; your choices cost %2 points a hand").arg(resti).arg(qRound(*share.cost))
                   : resti);
    setToolTip(accessibleDescription());
    update();
}

void ShareRow::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    update();
}

void ShareRow::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    if (isChecked() || underMouse())
        p.fillRect(rect(), look::withAlpha(colour::paperOpen, isChecked() ? 255 : 140));
    if (isChecked())
        p.fillRect(QRect(0, 0, m.px(3), height()), QColor(colour::openBar));
    int left = m.px(6);
    if (head_) {
        const QSize size(m.px(kMount.width()), m.px(kMount.height()));
        const QRect mount(QPoint(left, (height() - size.height()) / 2), size);
        const QRect face = look::portraitRect(mount, m);
        look::drawMount(p, mount, deck_.head(look::headOf(share_.player), face.size(), devicePixelRatioF()),
                        m, false, look::isMirrored(share_.player, true));
        left = mount.right() + m.px(10);
    }
    const QFont name = look::font(m, Type::Strong), small = look::sans(m, 12);
    const QFont number = look::sans(m, 16, share_.resti > 0 ? QFont::Bold : QFont::Normal);
    const int high = QFontMetrics(name).height();
    const int numberWide =
        QFontMetrics(look::sans(m, 16, QFont::Bold)).horizontalAdvance(QStringLiteral("\u2212000"));
    int wordsWide = m.px(head_ ? 56 : 76);
    for (const char* level : {"apprentice", "player", "master"}) // their bars begin on one line
        if (!head_)
            wordsWide = std::max(
                wordsWide, QFontMetrics(name).horizontalAdvance(levelWords(QLatin1String(level))) + m.px(6));
    p.setFont(name);
    p.setPen(QColor(colour::ink));
    const bool two = isRoomy(m) && share_.cost;
    const int top = two ? height() / 2 - high : (height() - high) / 2;
    p.drawText(QRect(left, top, std::max(wordsWide, width() / 3), high), Qt::AlignLeft | Qt::AlignVCenter,
               QFontMetrics(name).elidedText(text(), Qt::ElideRight, std::max(wordsWide, width() / 3)));
    if (two) {
        p.setFont(small);
        p.setPen(QColor(colour::ink2));
        p.drawText(QRect(left, top + high, width() / 3, high), Qt::AlignLeft | Qt::AlignVCenter,
                   tr("costs %1", "points a hand").arg(qRound(*share_.cost)));
    }
    // The bar, from a line that all rows have in common.
    const double from = left + wordsWide, to = width() - numberWide - m.px(8);
    const int span = std::max(1, high_ - low_);
    const double scale = std::min(1.9 * m.s, (to - from) / span);
    const double zero = from - low_ * scale + std::max(0.0, (to - from - span * scale) / 2);
    const int barHigh = m.px(16);
    const double end = zero + share_.resti * scale;
    p.fillRect(QRectF(std::min(zero, end), (height() - barHigh) / 2.0, std::abs(end - zero), barHigh),
               QColor(share_.resti > 0 ? colour::clothLit : colour::paperRule));
    p.setPen(QPen(QColor(colour::ink2), m.line(1)));
    p.drawLine(QPointF(zero, 0), QPointF(zero, height()));
    p.setFont(number);
    p.setPen(QColor(colour::ink));
    p.drawText(rect().adjusted(0, 0, -m.px(2), 0), Qt::AlignRight | Qt::AlignVCenter,
               text::signedPoints(share_.resti));
    if (hasFocus()) {
        p.setBrush(Qt::NoBrush);
        p.setPen(QPen(QColor(colour::ink), m.line(2)));
        p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), m.px(3), m.px(3));
    }
}

void ShareRow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        emit stepped(event->key() == Qt::Key_Up ? -1 : 1);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

SumsView::SumsView(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    setAccessibleName(tr("With whom, against whom"));
}

void SumsView::fill(std::vector<ShareRow*>& rows, const std::vector<Share>& all, bool heads) {
    const std::vector<Share> shares(all.begin(), all.begin() + std::ptrdiff_t(std::min(kMost, all.size())));
    while (rows.size() > shares.size()) {
        rows.back()->hide();
        rows.back()->deleteLater();
        rows.pop_back();
    }
    while (rows.size() < shares.size()) {
        auto* row = new ShareRow(deck_, this);
        row->setMetrics(metrics_);
        connect(row, &ShareRow::clicked, this, [this, row, heads] {
            const bool on = row->isChecked();
            if (heads)
                emit partnerChosen(on ? std::optional(row->share().player) : std::nullopt);
            else
                emit opponentsChosen(on ? std::optional(row->share().name) : std::nullopt);
        });
        connect(row, &ShareRow::stepped, this, [this, row, &rows](int by) { step(rows, row, by); });
        row->show();
        rows.push_back(row);
    }
    int low = 0, high = 0;
    for (const Share& share : shares) {
        low = std::min(low, share.resti);
        high = std::max(high, share.resti);
    }
    for (std::size_t i = 0; i < shares.size(); ++i)
        rows[i]->setShare(shares[i], low, high, heads);
}

void SumsView::setHands(const std::vector<ListedHand>& hands, const Wanted& wanted) {
    fill(partners_, partnersOf(hands, wanted), true);
    fill(opponents_, opponentsOf(hands, wanted), false);
    for (ShareRow* row : partners_)
        row->setChecked(wanted.partner == row->share().player);
    for (ShareRow* row : opponents_)
        row->setChecked(wanted.against == row->share().name);
    for (const auto* rows : {&partners_, &opponents_}) { // one stop of the tab key each
        const auto on = std::ranges::find_if(*rows, [](const ShareRow* row) { return row->isChecked(); });
        for (ShareRow* row : *rows)
            row->setFocusPolicy(row == (on == rows->end() ? rows->front() : *on) ? Qt::StrongFocus
                                                                                 : Qt::ClickFocus);
    }
    layOut();
    update();
}

void SumsView::step(const std::vector<ShareRow*>& rows, const ShareRow* from, int by) {
    const auto at = std::ranges::find(rows, from) - rows.begin();
    rows[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(at + by, 0, std::ssize(rows) - 1))]->setFocus(
        Qt::TabFocusReason);
}

void SumsView::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    for (const auto* rows : {&partners_, &opponents_})
        for (ShareRow* row : *rows)
            row->setMetrics(m);
    layOut();
}

int SumsView::heightNeeded() const {
    return metrics_.px(kHead) + static_cast<int>(kMost) * metrics_.px(kSumsRow);
}

void SumsView::layOut() {
    const look::Metrics& m = metrics_;
    const int wide = std::min(m.px(kWide), (width() - m.px(24)) / 2);
    const auto place = [&](const std::vector<ShareRow*>& rows, int left) {
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i]->setGeometry(left, m.px(kHead) + static_cast<int>(i) * m.px(kSumsRow), wide,
                                 m.px(kSumsRow));
    };
    place(partners_, 0);
    place(opponents_, width() - wide);
}

void SumsView::paintEvent(QPaintEvent*) {
    QPainter p(this);
    const look::Metrics& m = metrics_;
    const int wide = std::min(m.px(kWide), (width() - m.px(24)) / 2);
    const auto head = [&](int left, const QString& words) {
        const QRect r(left, 0, wide, m.px(kHead));
        p.setFont(look::font(m, Type::Name));
        p.setPen(QColor(colour::ink));
        p.drawText(r, Qt::AlignLeft | Qt::AlignVCenter, words);
        p.setFont(look::sans(m, 12));
        p.setPen(QColor(colour::ink2));
        p.drawText(r, Qt::AlignRight | Qt::AlignVCenter, tr("resti"));
    };
    if (!partners_.empty())
        head(0, tr("With"));
    if (!opponents_.empty())
        head(width() - wide, tr("Against"));
}

} // namespace played

#include "moc_sums_view.cpp"
