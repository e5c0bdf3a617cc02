// A strip with fans of cards to choose from: they lie at the left, the words and the buttons at the right.
#include "desktop/table/prompt_strip.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QFontMetrics>

#include <algorithm>
#include <array>

namespace table {

namespace {

constexpr int kFansEdge = 8, kFanTop = 5, kFanGap = 4;      // at s = 1
constexpr int kWords = 188, kMostWords = 320;               // breadth of the words
constexpr int kLines = 3, kFewLines = 2;                    // of words
constexpr std::array<double, 5> kSteps{27, 20, 16, 13, 10}; // of a card before the next

int lineCount(const QFont& font, const QString& words, int wide) {
    const QFontMetrics fm(font);
    return words.isEmpty() ? 0
                           : fm.boundingRect(QRect(0, 0, wide, 1000), Qt::TextWordWrap, words).height() /
                                 fm.lineSpacing();
}

} // namespace

void PromptStrip::fillFans() {
    while (fans_.size() < prompt_.fans.size()) {
        auto* fan = new FanTile(deck_, this);
        const auto number = static_cast<int>(fans_.size());
        fan->setMetrics(metrics_);
        connect(fan, &FanTile::clicked, this, [this, fan, number] {
            if (stands(*fan))
                emit fanPressed(number);
        });
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
    if (prompt_.fans.empty())
        setToolTip({});
    else // where the words are cut short
        setToolTip(prompt_.text.isEmpty() ? prompt_.strong : prompt_.strong + u'\n' + prompt_.text);
}

int PromptStrip::fanButtonsWidth() const {
    int wide = metrics_.px(kWords);
    for (std::size_t i = 0; i < prompt_.buttons.size(); ++i)
        wide = std::max(wide, buttons_[i]->paperSize().width());
    return wide;
}

// The closer the fans lie, the broader are the words. Where no cards would be seen the fans are chips in
// rows.
std::vector<PromptStrip::FansPlan> PromptStrip::fansPlans(int width) const {
    const int edges = 2 * metrics_.px(kFansEdge), least = fanButtonsWidth();
    std::vector<FansPlan> plans;
    for (const int lines : {kLines, kFewLines})
        for (const double step : kSteps) {
            FansPlan plan{metrics_.px(step), 0, lines};
            const auto places = fanPlaces(plan, 0);
            const int left = width - edges - places.back().right() - 1;
            if (left < least)
                continue;
            plan.words = std::min(left, metrics_.px(kMostWords));
            plans.push_back(plan);
        }
    FansPlan chips{std::nullopt, 0, kFewLines};
    int right = 0;
    for (const QRect& place : fanPlaces(chips, 0))
        right = std::max(right, place.right() + 1);
    chips.words = std::max(least, std::min(width - edges - right, metrics_.px(kMostWords)));
    plans.push_back(chips);
    return plans;
}

std::vector<QRect> PromptStrip::fanPlaces(const FansPlan& plan, int high) const {
    std::vector<QRect> places;
    const int edge = metrics_.px(kFansEdge), gap = metrics_.px(kFanGap);
    // Chips fill column after column, so many of them below one another.
    const int column = plan.step ? 1 : 3;
    int x = edge, wide = 0;
    for (std::size_t i = 0; i < prompt_.fans.size(); ++i) {
        const QSize size = fan(static_cast<int>(i))->fanSize(plan.step);
        const int row = static_cast<int>(i) % column;
        if (row == 0 && i > 0) {
            x += wide + gap;
            wide = 0;
        }
        wide = std::max(wide, size.width());
        const int top = column == 1 ? high - metrics_.px(kFanTop) - size.height()
                                    : metrics_.px(kFanTop) + row * size.height();
        places.emplace_back(QPoint(x, top), size);
    }
    return places;
}

QSize PromptStrip::sizeOf(const FansPlan& plan) const {
    const QFontMetrics strong(look::font(metrics_, look::Type::Strong));
    int beside = plan.lines * strong.lineSpacing() + metrics_.px(kFanGap), right = 0, fans = 0;
    for (std::size_t i = 0; i < prompt_.buttons.size(); ++i)
        beside += buttons_[i]->paperSize().height() + metrics_.px(kFanGap);
    for (const QRect& place : fanPlaces(plan, 0)) {
        right = std::max(right, place.right() + 1);
        fans = std::max(fans, plan.step ? place.height() : place.bottom() + 1 - metrics_.px(kFanTop));
    }
    return {right + plan.words + 2 * metrics_.px(kFansEdge),
            std::max(fans, beside) + 2 * metrics_.px(kFanTop)};
}

std::vector<QSize> PromptStrip::fanSizes(int width) const {
    std::vector<QSize> sizes;
    for (const FansPlan& plan : fansPlans(width))
        sizes.push_back(sizeOf(plan));
    return sizes;
}

PromptStrip::FansPlan PromptStrip::planFor(QSize size) const {
    const auto plans = fansPlans(size.width());
    const auto found = std::ranges::find(plans, size, [this](const FansPlan& plan) { return sizeOf(plan); });
    return found == plans.end() ? plans.back() : *found;
}

void PromptStrip::placeFans() {
    const FansPlan plan = planFor(size());
    const auto places = fanPlaces(plan, height());
    for (std::size_t i = 0; i < places.size(); ++i)
        fan(static_cast<int>(i))->setFanGeometry(places[i], plan.step);
    const int wide = fanButtonsWidth(), left = width() - metrics_.px(kFansEdge) - plan.words;
    int foot = height() - metrics_.px(kFanTop + 4);
    for (auto i = static_cast<int>(prompt_.buttons.size()) - 1; i >= 0; --i) {
        const int high = button(i)->paperSize().height();
        button(i)->setPaperGeometry(QRect(left, foot - high, wide, high));
        foot -= high + metrics_.px(kFanGap);
    }
    words_ = QRect(left, metrics_.px(kFanTop), plan.words, foot - metrics_.px(kFanTop));
}

// The second line gives way where both have no room: it stays told, and is read by hover.
std::vector<PromptStrip::Said> PromptStrip::saidBesideFans() const {
    const QFont strong = look::font(metrics_, look::Type::Strong),
                text = look::font(metrics_, look::Type::Text);
    const int lines = std::max(1, words_.height() / QFontMetrics(strong).lineSpacing());
    const int first = std::min(lineCount(strong, prompt_.strong, words_.width()),
                               prompt_.text.isEmpty() ? lines : std::max(1, lines - 1));
    const auto above = wordLines(prompt_.strong, strong, words_, first);
    QRect room = words_;
    room.setTop(words_.top() + static_cast<int>(above.size()) * QFontMetrics(strong).lineSpacing());
    return {{strong, look::colour::text, above},
            {text, look::colour::text2, wordLines(prompt_.text, text, room, lines - first)}};
}

} // namespace table
