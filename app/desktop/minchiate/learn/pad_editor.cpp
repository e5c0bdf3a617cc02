#include "desktop/minchiate/learn/pad_editor.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"

#include <algorithm>

namespace minchiate_learn {

namespace {

constexpr int kFishes = 5, kTokens = 5; // there are no more (M7.5)
constexpr int kTokensOfAFive = 2;

enum Kind { Fishes, LeftFives, LeftOnes, RightFives, RightOnes };

QLabel* label(QWidget* parent, QRgb ink, Qt::Alignment align) {
    auto* made = new QLabel(parent);
    QPalette p = made->palette();
    p.setColor(QPalette::WindowText, QColor(ink));
    made->setPalette(p);
    made->setAlignment(align | Qt::AlignVCenter);
    return made;
}

} // namespace

PadEditor::PadEditor(QWidget* parent) : QWidget(parent) {
    setAccessibleName(tr("Fishes and tokens"));
    const std::array what{tr("Fishes"), tr("Fives, left"), tr("Ones, left"), tr("Fives, right"),
                          tr("Ones, right")};
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        Row& row = rows_[i];
        row.what = label(this, look::colour::ink, Qt::AlignLeft);
        row.what->setText(what[i]);
        row.count = label(this, look::colour::ink, Qt::AlignHCenter);
        row.less = new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, QStringLiteral("−"), this);
        row.more = new look::PaperButton(look::PaperButton::Kind::SecondOnPaper, QStringLiteral("+"), this);
        row.less->setAccessibleName(tr("%1: one less").arg(what[i]));
        row.more->setAccessibleName(tr("%1: one more").arg(what[i]));
        connect(row.less, &QPushButton::clicked, this, [this, i] { add(int(i), -1); });
        connect(row.more, &QPushButton::clicked, this, [this, i] { add(int(i), 1); });
    }
    update();
}

void PadEditor::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    layOut();
}

void PadEditor::clear() {
    for (Row& row : rows_)
        row.n = 0;
    update();
}

minchiate::ScorePieces PadEditor::pieces() const {
    const auto tokens = [&](Kind ones, Kind fives) {
        std::vector<int> list(static_cast<std::size_t>(rows_[ones].n), 1);
        list.insert(list.end(), static_cast<std::size_t>(rows_[fives].n), 5);
        return list;
    };
    return {tokens(LeftOnes, LeftFives), rows_[Fishes].n, tokens(RightOnes, RightFives)};
}

void PadEditor::add(int row, int pieces) {
    rows_[static_cast<std::size_t>(row)].n += pieces;
    update();
    emit changed();
}

// What is there, and what of it can be less or more.
void PadEditor::update() {
    const int tokens =
        kTokensOfAFive * (rows_[LeftFives].n + rows_[RightFives].n) + rows_[LeftOnes].n + rows_[RightOnes].n;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        Row& row = rows_[i];
        row.count->setText(QString::number(row.n));
        row.count->setAccessibleName(tr("%1: %2").arg(row.what->text()).arg(row.n));
        row.less->setEnabled(row.n > 0);
        const bool five = i == LeftFives || i == RightFives;
        row.more->setEnabled(i == Fishes ? row.n < kFishes : tokens + (five ? kTokensOfAFive : 1) <= kTokens);
    }
}

int PadEditor::rowHeight() const {
    return std::max(30, metrics_.px(34));
}

int PadEditor::heightForWidth(int) const {
    return rowHeight() * static_cast<int>(rows_.size()) + 2 * rows_[0].less->ringMargin();
}

void PadEditor::layOut() {
    const int high = rowHeight(), side = high - 4, count = metrics_.px(34);
    const int ring = rows_[0].less->ringMargin();
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        Row& row = rows_[i];
        const int y = ring + static_cast<int>(i) * high;
        for (look::PaperButton* button : {row.less, row.more})
            button->setMetrics(metrics_);
        row.what->setFont(look::sans(metrics_, 14));
        row.count->setFont(look::sans(metrics_, 15, QFont::DemiBold));
        const int wide = std::max(side, metrics_.px(40));
        const int right = width() - ring;
        row.more->setPaperGeometry(QRect(right - wide, y, wide, side));
        row.count->setGeometry(right - wide - count, y, count, side);
        row.less->setPaperGeometry(QRect(right - 2 * wide - count, y, wide, side));
        row.what->setGeometry(0, y, right - 2 * wide - count - ring, side);
    }
}

void PadEditor::resizeEvent(QResizeEvent*) {
    layOut();
}

} // namespace minchiate_learn

#include "moc_pad_editor.cpp"
