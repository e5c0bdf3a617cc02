// A strip with fans of cards to choose from: they lie at the left, the words and the buttons at the right.
#include "desktop/table/prompt_strip.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>
#include <array>

namespace table {

namespace {

constexpr int kEdge = 8, kTop = 5, kGap = 4; // at s = 1
constexpr int kWords = 188;                  // at least, of the words
constexpr int kRoom = 810;                   // the fans lie closer in a strip that would be broader

} // namespace

void PromptStrip::fillFans() {
    while (fans_.size() < prompt_.fans.size()) {
        auto* fan = new FanTile(deck_, this);
        const auto number = static_cast<int>(fans_.size());
        fan->setMetrics(metrics_);
        connect(fan, &FanTile::clicked, this, [this, number] { emit fanPressed(number); });
        connect(fan, &FanTile::stepAsked, this, [this, number](int by) {
            const int next = number + by;
            if (next >= 0 && next < static_cast<int>(prompt_.fans.size()))
                this->fan(next)->setFocus(Qt::OtherFocusReason);
        });
        setTabOrder(fans_.empty() ? parentWidget() : fans_.back(), fan);
        fans_.push_back(fan);
    }
    for (std::size_t i = 0; i < fans_.size(); ++i) {
        const bool used = i < prompt_.fans.size();
        fans_[i]->setVisible(used);
        if (used)
            fans_[i]->setFan(prompt_.fans[i]);
    }
    if (!prompt_.fans.empty() && !buttons_.empty())
        setTabOrder(fans_[prompt_.fans.size() - 1], buttons_.front());
}

int PromptStrip::fansWidth(int step) const {
    int wide = 0;
    for (std::size_t i = 0; i < prompt_.fans.size(); ++i)
        wide += fan(static_cast<int>(i))->fanSize(step).width() + metrics_.px(kGap);
    return wide;
}

// Of a card before the next; less where there are many.
int PromptStrip::fansStep() const {
    const int room = metrics_.px(kRoom) - fanWordsWidth() - 3 * metrics_.px(kEdge);
    static constexpr std::array<double, 5> steps{27, 20, 16, 13, 10};
    for (const double step : steps)
        if (fansWidth(metrics_.px(step)) <= room)
            return metrics_.px(step);
    return metrics_.px(steps.back());
}

int PromptStrip::fanWordsWidth() const {
    int wide = metrics_.px(kWords);
    for (std::size_t i = 0; i < prompt_.buttons.size(); ++i)
        wide = std::max(wide, buttons_[i]->paperSize().width());
    return wide;
}

QSize PromptStrip::fansSize() const {
    const QFontMetrics strong(look::font(metrics_, look::Type::Strong)),
        text(look::font(metrics_, look::Type::Text));
    const int wide = fanWordsWidth();
    const auto wrapped = [wide](const QFontMetrics& fm, const QString& words) {
        return words.isEmpty() ? 0
                               : fm.boundingRect(QRect(0, 0, wide, 1000), Qt::TextWordWrap, words).height();
    };
    int buttons = 0;
    for (std::size_t i = 0; i < prompt_.buttons.size(); ++i)
        buttons += buttons_[i]->paperSize().height() + metrics_.px(kGap);
    // Beside a single answer the second line gives way rather than make the strip higher: it stays told.
    const int second = prompt_.buttons.size() > 1 ? wrapped(text, prompt_.text) : 0;
    const int words = wrapped(strong, prompt_.strong) + second;
    const int high = std::max(fan(0)->fanSize(0).height(), words + buttons + metrics_.px(kGap));
    return {fansWidth(fansStep()) + wide + 3 * metrics_.px(kEdge), high + 2 * metrics_.px(kTop)};
}

void PromptStrip::placeFans() {
    const int step = fansStep(), edge = metrics_.px(kEdge);
    int x = edge;
    for (std::size_t i = 0; i < prompt_.fans.size(); ++i) {
        const QSize size = fan(static_cast<int>(i))->fanSize(step);
        fan(static_cast<int>(i))
            ->setFanGeometry(QRect(QPoint(x, (height() - size.height()) / 2), size), step);
        x += size.width() + metrics_.px(kGap);
    }
    const int wide = fanWordsWidth(), left = width() - edge - wide;
    int foot = height() - metrics_.px(kTop + 4);
    for (auto i = static_cast<int>(prompt_.buttons.size()) - 1; i >= 0; --i) {
        const int high = button(i)->paperSize().height();
        button(i)->setPaperGeometry(QRect(left, foot - high, wide, high));
        foot -= high + metrics_.px(kGap);
    }
}

void PromptStrip::paintBesideFans(QPainter& painter) const {
    const int edge = metrics_.px(kEdge), wide = fanWordsWidth();
    int foot = height();
    for (int i = 0; i < buttonCount(); ++i)
        foot = std::min(foot, button(i)->geometry().top() + button(i)->ringMargin());
    QRect room(width() - edge - wide, metrics_.px(kTop), wide, foot - metrics_.px(kTop));
    painter.setFont(look::font(metrics_, look::Type::Strong));
    painter.setPen(QColor(look::colour::text));
    QRect drawn;
    painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, prompt_.strong, &drawn);
    painter.setFont(look::font(metrics_, look::Type::Text));
    painter.setPen(QColor(look::colour::text2));
    room.setTop(room.top() + drawn.height());
    const int needed = painter.fontMetrics().boundingRect(room, Qt::TextWordWrap, prompt_.text).height();
    if (needed <= room.height() + metrics_.px(2))
        painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, prompt_.text);
}

} // namespace table
