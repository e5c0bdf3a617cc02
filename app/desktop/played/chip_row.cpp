#include "desktop/played/chip_row.h"

#include "desktop/look/announce.h"
#include "desktop/look/marks.h"
#include "desktop/look/palette.h"
#include "desktop/look/popup.h"
#include "desktop/look/type.h"

#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>

namespace played {

namespace colour = look::colour;

namespace {

constexpr int kMore = -1;
constexpr int kGap = 8, kHigh = 28;

QFont nameFont(const look::Metrics& m, bool strong) {
    return look::sans(m, 12, strong ? QFont::DemiBold : QFont::Normal);
}

} // namespace

Chip::Chip(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    look::setOneOfSeveral(*this);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void Chip::say(const ChipSaid& said) {
    said_ = said;
    setText(said.name);
    setToolTip(said.does == ChipSaid::Does::Leads ? tr("To the games that are not over yet") : QString());
    setAccessibleName(said.count > 0 ? tr("%1, %n hand(s)", nullptr, said.count).arg(said.name) : said.name);
    updateGeometry();
    update();
}

void Chip::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    updateGeometry();
}

QSize Chip::sizeHint() const {
    const look::Metrics& m = metrics_;
    const QFontMetrics name(nameFont(m, true)), number(look::font(m, look::Type::Tag));
    const int count = said_.count > 0 ? m.px(5) + number.horizontalAdvance(QString::number(said_.count)) : 0;
    return {name.horizontalAdvance(said_.name) + count + 2 * m.px(10),
            std::max(m.px(kHigh), name.height() + m.px(6))};
}

void Chip::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const look::Metrics& m = metrics_;
    const double half = m.line(1) / 2.0;
    const QRectF r = QRectF(rect()).adjusted(half, half, -half, -half);
    const bool on = isChecked();
    p.setPen(QPen(QColor(on ? colour::clothLit : colour::paperRule), m.line(1)));
    p.setBrush(on             ? QColor(colour::clothLit)
               : underMouse() ? look::withAlpha(colour::paperOpen, 160)
                              : QColor(Qt::transparent));
    p.drawRoundedRect(r, r.height() / 2, r.height() / 2);
    const QFont name = nameFont(m, on);
    const int count = said_.count > 0 ? said_.count : 0;
    const QString number = count > 0 ? QString::number(count) : QString();
    p.setFont(name);
    p.setPen(QColor(on ? colour::text : colour::ink));
    const int wide = QFontMetrics(name).horizontalAdvance(said_.name);
    const int all =
        wide +
        (count > 0 ? m.px(5) + QFontMetrics(look::font(m, look::Type::Tag)).horizontalAdvance(number) : 0);
    const int left = (width() - all) / 2;
    p.drawText(QRect(left, 0, wide + 1, height()), Qt::AlignLeft | Qt::AlignVCenter, said_.name);
    p.setFont(look::font(m, look::Type::Tag));
    p.setPen(QColor(on ? colour::text : colour::inkWeak));
    p.drawText(QRect(left + wide + m.px(5), 0, width(), height()), Qt::AlignLeft | Qt::AlignVCenter, number);
    if (hasFocus()) {
        p.setPen(QPen(QColor(colour::ink), m.line(2)));
        p.setBrush(Qt::NoBrush);
        const double in = m.line(2);
        p.drawRoundedRect(r.adjusted(in, in, -in, -in), r.height() / 2 - in, r.height() / 2 - in);
    }
}

void Chip::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        emit stepped(event->key() == Qt::Key_Left ? -1 : 1);
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

ChipRow::ChipRow(QWidget* parent) : QWidget(parent), more_(new Chip(this)) {
    setAccessibleName(tr("What the hands are remembered by"));
    more_->say({kMore, tr("More"), 0});
    connect(more_, &QAbstractButton::clicked, this, &ChipRow::openMore);
    connect(more_, &Chip::stepped, this, [this](int by) { step(more_, by); });
}

Chip* ChipRow::chip(int id) const {
    const auto found = std::ranges::find(chips_, id, &Chip::id);
    return found == chips_.end() ? nullptr : *found;
}

void ChipRow::setChips(const std::vector<ChipSaid>& chips, int chosen) {
    if (chips == said_ && chosen == chosen_ && !chips_.empty())
        return;
    said_ = chips;
    chosen_ = chosen;
    while (chips_.size() > chips.size()) {
        chips_.back()->deleteLater();
        chips_.back()->hide();
        chips_.pop_back();
    }
    while (chips_.size() < chips.size()) {
        auto* chip = new Chip(this);
        chip->setMetrics(metrics_);
        connect(chip, &QAbstractButton::clicked, this, [this, chip] { emit this->chosen(chip->id()); });
        connect(chip, &Chip::stepped, this, [this, chip](int by) { step(chip, by); });
        chips_.push_back(chip);
    }
    for (std::size_t i = 0; i < chips.size(); ++i)
        chips_[i]->say(chips[i]);
    layOut();
}

void ChipRow::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    for (Chip* chip : chips_)
        chip->setMetrics(m);
    more_->setMetrics(m);
    layOut();
}

// As many as have room; the chosen one is among them.
void ChipRow::layOut() {
    const int gap = metrics_.px(kGap);
    int all = -gap;
    for (const Chip* chip : chips_)
        all += chip->sizeHint().width() + gap;
    const bool more = all > width();
    int free = more ? width() - more_->sizeHint().width() - gap : width();
    if (const Chip* chosen = chip(chosen_); more && chosen)
        free -= chosen->sizeHint().width() + gap;
    int x = 0;
    const auto place = [&](Chip* chip) {
        const QSize size = chip->sizeHint();
        chip->setGeometry(x, (height() - size.height()) / 2, size.width(), size.height());
        chip->show();
        x += size.width() + gap;
    };
    bool full = false;
    for (Chip* chip : chips_) {
        const bool chosen = chip->id() == chosen_;
        const int wide = chip->sizeHint().width() + gap;
        chip->setChecked(chosen);
        chip->setFocusPolicy(chosen ? Qt::StrongFocus : Qt::ClickFocus); // one stop of the tab key
        full = full || (!chosen && wide > free);
        if (!chosen && full) {
            chip->hide();
            continue;
        }
        if (!chosen)
            free -= wide;
        place(chip);
    }
    more_->setVisible(more);
    more_->setFocusPolicy(Qt::ClickFocus);
    more_->setChecked(false);
    if (more)
        place(more_);
}

void ChipRow::openMore() {
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const Chip* chip : chips_)
        if (chip->isHidden()) {
            const auto said = std::ranges::find(said_, chip->id(), &ChipSaid::id);
            menu->addAction(said->count > 0 ? tr("%1 (%2)", "what, how many").arg(said->name).arg(said->count)
                                            : said->name,
                            this, [this, id = chip->id()] { emit chosen(id); });
        }
    more_->setChecked(false);
    look::popUpBy(*menu, *more_);
}

// To the neighbour that is seen, which is chosen by it; "More" is only come to.
void ChipRow::step(const Chip* from, int by) {
    std::vector<Chip*> seen;
    for (Chip* chip : chips_)
        if (!chip->isHidden())
            seen.push_back(chip);
    if (!more_->isHidden())
        seen.push_back(more_);
    const auto at = std::ranges::find(seen, from) - seen.begin();
    const auto to = std::clamp<std::ptrdiff_t>(at + by, 0, std::ssize(seen) - 1);
    Chip* chip = seen[static_cast<std::size_t>(to)];
    if (chip != more_ && chip->narrows()) // what leads away waits to be pressed
        emit chosen(chip->id());
    chip->setFocus(Qt::TabFocusReason);
}

} // namespace played

#include "moc_chip_row.cpp"
