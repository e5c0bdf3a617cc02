#include "desktop/table/prompt_strip.h"

#include "desktop/look/palette.h"
#include "desktop/look/surfaces.h"
#include "desktop/look/type.h"

#include <QFontMetrics>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <tuple>

namespace table {

namespace {

constexpr int kPad = 14;   // inside the strip's edge, at s = 1
constexpr int kPlace = 14; // a place under the heading
constexpr int kWordsLeast = 150;

} // namespace

PromptStrip::PromptStrip(look::Deck& deck, QWidget* parent) : QWidget(parent), deck_(deck) {
    setMouseTracking(true);
    hide();
}

void PromptStrip::setMetrics(const look::Metrics& metrics) {
    metrics_ = metrics;
    for (look::PaperButton* button : buttons_)
        button->setMetrics(metrics);
    for (Tile* tile : tiles_)
        tile->setMetrics(metrics);
    for (FanTile* fan : fans_)
        fan->setMetrics(metrics);
}

void PromptStrip::setPrompt(const Prompt& prompt) {
    prompt_ = prompt;
    fillButtons();
    fillTiles();
    fillFans();
    orderButtons();
    setAccessibleName(prompt.heading.isEmpty() ? prompt.strong : prompt.heading + u' ' + prompt.strong);
    setAccessibleDescription(prompt.text);
    update();
}

void PromptStrip::fillButtons() {
    const Prompt& prompt = prompt_;
    while (!prompt.tiles && buttons_.size() < prompt.buttons.size()) {
        auto* button = new look::PaperButton(look::PaperButton::Kind::Second, {}, this);
        const auto number = static_cast<int>(buttons_.size());
        connect(button, &QPushButton::clicked, this, [this, button, number] {
            if (stands(*button))
                emit answered(number);
        });
        button->installEventFilter(this);
        button->setMetrics(metrics_);
        buttons_.push_back(button);
    }
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        const bool used = !prompt.tiles && i < prompt.buttons.size();
        buttons_[i]->setVisible(used);
        if (!used)
            continue;
        const PromptButton& button = prompt.buttons[i];
        buttons_[i]->setText(button.text);
        buttons_[i]->setEnabled(button.enabled);
        buttons_[i]->setToolTip(button.told);
        buttons_[i]->setAccessibleDescription(button.told);
        buttons_[i]->setKind(button.main ? look::PaperButton::Kind::Main : look::PaperButton::Kind::Second);
    }
}

// Tab leads from the cards, over fans, to the buttons, whatever was made before them, and first to the one
// that leads on: what else may be said is not to be met by a Return too early.
void PromptStrip::orderButtons() {
    QWidget* before = prompt_.fans.empty() ? parentWidget() : fans_[prompt_.fans.size() - 1];
    for (const bool main : {true, false})
        for (int i = 0; !prompt_.tiles && i < buttonCount(); ++i)
            if (prompt_.buttons[static_cast<std::size_t>(i)].main == main) {
                setTabOrder(before, button(i));
                before = button(i);
            }
}

int PromptStrip::headingWidth() const {
    if (prompt_.heading.isEmpty())
        return 0;
    const QFontMetrics fm(look::font(metrics_, look::Type::Counter));
    const int places = prompt_.places * metrics_.px(kPlace + 2);
    return std::max(fm.horizontalAdvance(prompt_.heading), std::min(places, metrics_.px(120))) +
           metrics_.px(kPad);
}

// No button's ring reaches onto another button's paper.
int PromptStrip::gap() const {
    return std::max(metrics_.px(8), buttons_.empty() ? 0 : buttons_.front()->ringMargin());
}

int PromptStrip::buttonsWidth() const {
    int width = 0;
    for (std::size_t i = 0; i < prompt_.buttons.size(); ++i)
        width += buttons_[i]->paperSize().width() + gap();
    return width;
}

std::vector<std::vector<int>> PromptStrip::rows(int width) const {
    std::vector<std::vector<int>> rows;
    const int room = width - 2 * gap();
    int left = 0;
    for (std::size_t i = 0; i < prompt_.buttons.size(); ++i) {
        const int wide = buttons_[i]->paperSize().width();
        if (rows.empty() || wide > left) {
            rows.emplace_back();
            left = room;
        }
        rows.back().push_back(static_cast<int>(i));
        left -= wide + gap();
    }
    return rows;
}

int PromptStrip::rowsHeight(int width) const {
    if (buttons_.empty())
        return 0;
    const int high = buttons_.front()->paperSize().height() + gap();
    return static_cast<int>(rows(width).size()) * high;
}

bool PromptStrip::stacked(int width) const {
    return width - 2 * metrics_.px(kPad) - headingWidth() - buttonsWidth() < metrics_.px(kWordsLeast);
}

QRect PromptStrip::wordsRect() const {
    const int pad = metrics_.px(kPad);
    QRect rect(pad + headingWidth(), pad / 2, width() - 2 * pad - headingWidth(), height() - pad);
    if (stacked(width()))
        rect.setBottom(height() - rowsHeight(width()) - gap());
    else
        rect.setRight(rect.right() - buttonsWidth());
    return rect;
}

QSize PromptStrip::sizeFor(QSize least) const {
    if (prompt_.tiles)
        return tilesSize();
    if (!prompt_.fans.empty())
        return fanSizes(least.width()).front();
    const QFontMetrics strong(look::font(metrics_, look::Type::Strong)),
        text(look::font(metrics_, look::Type::Text));
    const int pad = metrics_.px(kPad), width = least.width();
    const int room = width - 2 * pad - headingWidth() - (stacked(width) ? 0 : buttonsWidth());
    int needed = pad;
    for (const auto& [fm, words] : {std::pair{&strong, &prompt_.strong}, std::pair{&text, &prompt_.text}})
        if (!words->isEmpty())
            needed += fm->boundingRect(QRect(0, 0, room, 1000), Qt::TextWordWrap, *words).height();
    if (stacked(width))
        needed += rowsHeight(width) + gap() - pad / 2;
    return {width, std::max(least.height(), needed + pad / 2)};
}

void PromptStrip::place(const QRect& at) {
    setGeometry(at);
    if (prompt_.tiles) {
        placeTiles();
        return;
    }
    if (!prompt_.fans.empty()) {
        placeFans();
        return;
    }
    if (!stacked(width())) {
        std::vector<int> row;
        for (int i = 0; i < buttonCount(); ++i)
            row.push_back(i);
        if (!row.empty())
            layRow(row, (height() - buttons_.front()->paperSize().height()) / 2);
        return;
    }
    int top = height() - rowsHeight(width());
    const auto all = rows(width());
    for (const auto& row : all) {
        layRow(row, top);
        top += rowsHeight(width()) / static_cast<int>(all.size());
    }
}

// From the right. A row as wide as the strip stands in its middle, closer to its edges than words do.
void PromptStrip::layRow(const std::vector<int>& row, int top) {
    const int room = width() - 2 * gap();
    const auto sizeOf = [&](int i) {
        const QSize size = buttons_[static_cast<std::size_t>(i)]->paperSize();
        return QSize(std::min(size.width(), room), size.height());
    };
    int wide = -gap();
    for (int i : row)
        wide += sizeOf(i).width() + gap();
    int x = width() - std::clamp((width() - wide) / 2, 0, metrics_.px(kPad)) - wide;
    for (int i : row) {
        buttons_[static_cast<std::size_t>(i)]->setPaperGeometry(QRect(QPoint(x, top), sizeOf(i)));
        x += sizeOf(i).width() + gap();
    }
}

void PromptStrip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    look::drawStrip(painter, rect(), metrics_);
    if (prompt_.tiles) {
        paintOverTiles(painter);
        return;
    }
    const int pad = metrics_.px(kPad);
    if (!prompt_.heading.isEmpty()) {
        painter.setFont(look::font(metrics_, look::Type::Counter));
        painter.setPen(QColor(look::colour::text));
        const int high = painter.fontMetrics().height();
        const int top = (height() - high - metrics_.px(24)) / 2;
        painter.drawText(QRect(pad, top, headingWidth(), high), Qt::AlignLeft, prompt_.heading);
        // One place a card owed; many of them stand closer.
        const double step =
            std::min<double>(metrics_.px(kPlace + 2), double(metrics_.px(120)) / std::max(1, prompt_.places));
        for (int i = 0; i < prompt_.places; ++i) {
            const QRectF box(pad + step * i + 0.5, top + high + metrics_.px(4) + 0.5,
                             std::max(3.0, step - metrics_.px(4)), metrics_.px(17));
            painter.setPen(QColor(look::colour::text));
            painter.setBrush(i < prompt_.filled ? QColor(look::colour::text) : QColor(Qt::transparent));
            painter.drawRoundedRect(box, 2, 2);
        }
    }
    for (const Said& said : said()) {
        painter.setFont(said.font);
        painter.setPen(QColor(said.colour));
        drawLines(painter, said.lines);
    }
}

// Both lines, in the middle of their room.
std::vector<PromptStrip::Said> PromptStrip::said() const {
    if (prompt_.tiles)
        return {};
    if (!prompt_.fans.empty())
        return saidBesideFans();
    const QRect words = wordsRect();
    std::vector<Said> all;
    int high = 0;
    for (const auto& [type, colour, said] :
         {std::tuple(look::Type::Strong, look::colour::text, prompt_.strong),
          std::tuple(look::Type::Text, look::colour::text2, prompt_.text)}) {
        if (said.isEmpty())
            continue;
        const QFont font = look::font(metrics_, type);
        all.push_back({font, colour, wordLines(said, font, words.translated(0, high))});
        high += static_cast<int>(all.back().lines.size()) * QFontMetrics(font).lineSpacing();
    }
    for (Said& said : all)
        for (WordLine& line : said.lines)
            line.at.ry() += std::max(0, (words.height() - high) / 2);
    return all;
}

// ---- Rules that the words cite ----

std::optional<QString> PromptStrip::ruleUnder(QPoint at) const {
    for (const Said& said : said())
        if (const auto rule = ruleAt(said.lines, said.font, at))
            return rule;
    return std::nullopt;
}

void PromptStrip::mouseMoveEvent(QMouseEvent* event) {
    if (ruleUnder(event->position().toPoint()))
        setCursor(Qt::PointingHandCursor);
    else
        unsetCursor();
}

// What is no rule is the table's.
void PromptStrip::mousePressEvent(QMouseEvent* event) {
    const auto rule = ruleUnder(event->position().toPoint());
    event->setAccepted(rule.has_value());
    if (rule)
        emit ruleAsked(*rule);
}

} // namespace table

#include "moc_prompt_strip.cpp"
