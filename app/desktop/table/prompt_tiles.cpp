// A strip whose answers are tiles.
#include "desktop/table/prompt_strip.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace table {

namespace {

constexpr int kEdge = 15, kTop = 12, kTileGap = 8; // at s = 1

} // namespace

void PromptStrip::fillTiles() {
    while (prompt_.tiles && tiles_.size() < prompt_.buttons.size()) {
        auto* tile = new Tile(deck_, this);
        const auto number = static_cast<int>(tiles_.size());
        tile->setMetrics(metrics_);
        connect(tile, &Tile::clicked, this, [this, tile, number] {
            if (stands(*tile))
                emit answered(number);
        });
        connect(tile, &Tile::pointed, this, &PromptStrip::pointedElsewhere);
        connect(tile, &Tile::stepAsked, this, [this, number](int by) {
            for (int i = number + by; i >= 0 && i < buttonCount(); i += by)
                if (this->tile(i)->isEnabled()) {
                    this->tile(i)->setFocus(Qt::OtherFocusReason);
                    return;
                }
        });
        setTabOrder(tiles_.empty() ? parentWidget() : tiles_.back(), tile);
        tiles_.push_back(tile);
    }
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        const bool used = prompt_.tiles && i < prompt_.buttons.size();
        tiles_[i]->setVisible(used);
        if (used)
            tiles_[i]->setAnswer(prompt_.buttons[i], prompt_.piece);
    }
}

QAbstractButton* PromptStrip::answerButton(int i) const {
    return prompt_.tiles ? static_cast<QAbstractButton*>(tile(i)) : button(i);
}

std::optional<int> PromptStrip::pointed() const {
    if (!prompt_.tiles)
        return std::nullopt;
    for (const auto isPointed : {&QWidget::underMouse, &QWidget::hasFocus})
        for (int i = 0; i < buttonCount(); ++i)
            if ((tile(i)->*isPointed)() && tile(i)->isEnabled())
                return i;
    return std::nullopt;
}

// As broad as the tiles, or the words over them.
QSize PromptStrip::tilesSize() const {
    const QFontMetrics strong(look::font(metrics_, look::Type::Strong)),
        text(look::font(metrics_, look::Type::Text));
    const int edge = metrics_.px(kEdge), gap = metrics_.px(kTileGap);
    int wide = -gap, high = 0;
    for (int i = 0; i < buttonCount(); ++i) {
        wide += tile(i)->tileSize().width() + gap;
        high = std::max(high, tile(i)->tileSize().height());
    }
    const int words =
        strong.horizontalAdvance(prompt_.strong) + 2 * gap + text.horizontalAdvance(prompt_.text);
    return {std::max(wide, words) + 2 * edge,
            metrics_.px(kTop) + strong.height() + gap + high + metrics_.px(kTop)};
}

void PromptStrip::placeTiles() {
    const int gap = metrics_.px(kTileGap), edge = metrics_.px(kEdge);
    int wide = -gap;
    for (int i = 0; i < buttonCount(); ++i)
        wide += tile(i)->tileSize().width() + gap;
    const int spare = std::max(0, width() - 2 * edge - wide); // shared out among them
    int x = edge;
    for (int i = 0; i < buttonCount(); ++i) {
        QSize size = tile(i)->tileSize();
        size.rwidth() += spare / buttonCount();
        tile(i)->setTileGeometry(QRect(QPoint(x, height() - metrics_.px(kTop) - size.height()), size));
        x += size.width() + gap;
    }
}

void PromptStrip::paintOverTiles(QPainter& painter) const {
    const int edge = metrics_.px(kEdge);
    const QFont strong = look::font(metrics_, look::Type::Strong);
    const QRect line(edge, metrics_.px(kTop) - metrics_.px(2), width() - 2 * edge,
                     QFontMetrics(strong).height());
    painter.setFont(strong);
    painter.setPen(QColor(look::colour::text));
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, prompt_.strong);
    painter.setFont(look::font(metrics_, look::Type::Text));
    painter.setPen(QColor(look::colour::text2));
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, prompt_.text);
}

// What a tile leaves over leads back to the cards.
void PromptStrip::keyPressEvent(QKeyEvent* event) {
    const bool leads = event->key() == Qt::Key_Up || event->key() == Qt::Key_Down;
    if (prompt_.tiles && leads)
        emit leftForCards();
    else
        QWidget::keyPressEvent(event);
}

// Arrows go along the buttons, and up or down from them to the cards: to Qt they would be Tab.
bool PromptStrip::eventFilter(QObject* watched, QEvent* event) {
    const auto from = std::ranges::find(buttons_, watched);
    if (event->type() != QEvent::KeyPress || from == buttons_.end())
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Left || key == Qt::Key_Right) {
        step(static_cast<int>(from - buttons_.begin()), key == Qt::Key_Left ? -1 : 1);
        return true;
    }
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return QWidget::eventFilter(watched, event);
    emit leftForCards();
    return true;
}

// To the next button that may be pressed; before the first of them lie the fans.
void PromptStrip::step(int from, int by) {
    for (int i = from + by; i >= 0 && i < buttonCount(); i += by)
        if (button(i)->isEnabled()) {
            button(i)->setFocus(Qt::OtherFocusReason);
            return;
        }
    if (by < 0 && !prompt_.fans.empty())
        fan(static_cast<int>(prompt_.fans.size()) - 1)->setFocus(Qt::OtherFocusReason);
}

void PromptStrip::hideEvent(QHideEvent*) {
    emit pointedElsewhere();
}

} // namespace table
