#include "desktop/score/mark_editor.h"

#include "desktop/look/announce.h"

#include <algorithm>

namespace score {

using namespace minchiate;
using look::PaperButton;
using scoresheet::PadMark;
using scoresheet::Reason;

namespace {

constexpr std::array<Reason, 4> kMarkReasons{Reason::Death, Reason::Upcard, Reason::Rob, Reason::Fola};
constexpr std::array<int, 3> kMarkPoints{3, 5, 10};

template<std::size_t n>
std::array<LargeButton*, n> choiceOf(QVBoxLayout* body, const std::array<QString, n>& words) {
    std::array<LargeButton*, n> buttons{};
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (std::size_t i = 0; i < n; ++i) {
        buttons[i] = wideButton(words[i]);
        buttons[i]->setCheckable(true);
        look::setOneOfSeveral(*buttons[i]);
        row->addWidget(buttons[i]);
    }
    body->addLayout(row);
    return buttons;
}

} // namespace

MarkEditor::MarkEditor(QWidget* page)
    : Overlay(tr("Change this mark"), page), what_(new Words(look::Type::Text, look::colour::ink2)),
      sides_(choiceOf<2>(body(), {})),
      reasons_(choiceOf<4>(body(), {tr("Captured"), tr("Turned up"), tr("Robbed"), tr("From the fola")})),
      points_(choiceOf<3>(body(), {QStringLiteral("3"), QStringLiteral("5"), QStringLiteral("10")})),
      remove_(addButton(PaperButton::Kind::SecondOnPaper, tr("&Remove"))),
      change_(addButton(PaperButton::Kind::MainOnPaper, tr("Cha&nge"))) {
    body()->insertWidget(0, what_);
    for (LargeButton* button : sides_)
        button->letBeCut();
    for (std::size_t i = 0; i < sides_.size(); ++i)
        connect(sides_[i], &QAbstractButton::clicked, this, [this, i] {
            mark_.side = tricks::kSides[i];
            tell();
        });
    for (std::size_t i = 0; i < reasons_.size(); ++i)
        connect(reasons_[i], &QAbstractButton::clicked, this, [this, i] {
            mark_.reason = kMarkReasons[i];
            tell();
        });
    for (std::size_t i = 0; i < points_.size(); ++i)
        connect(points_[i], &QAbstractButton::clicked, this, [this, i] {
            if (mark_.points != kMarkPoints[i])
                mark_.cards = {}; // another card, and nobody said which
            mark_.points = kMarkPoints[i];
            tell();
        });
    connect(remove_, &QAbstractButton::clicked, this, [this] {
        dismiss();
        emit removed();
    });
    connect(change_, &QAbstractButton::clicked, this, [this] {
        dismiss();
        emit changedTo(mark_);
    });
}

void MarkEditor::ask(const PadMark& mark, const text::SideNames& pairs) {
    mark_ = mark;
    what_->setText(tr("%1, +%2", "why, points").arg(text::padMarkReason(mark)).arg(mark.points));
    for (std::size_t i = 0; i < sides_.size(); ++i)
        sides_[i]->setWords(pairs[tricks::kSides[i]]);
    // Of a versicola or a misdeal only the side can be wrong without its being another mark.
    const bool card = mark.reason != Reason::Declaration && mark.reason != Reason::Misdeal;
    for (LargeButton* button : reasons_)
        button->setVisible(card);
    for (LargeButton* button : points_)
        button->setVisible(card);
    tell();
    open(sides_[mark.side == Side::NS ? 0 : 1]);
}

void MarkEditor::tell() {
    for (std::size_t i = 0; i < sides_.size(); ++i)
        sides_[i]->setChecked(mark_.side == tricks::kSides[i]);
    for (std::size_t i = 0; i < reasons_.size(); ++i)
        reasons_[i]->setChecked(mark_.reason == kMarkReasons[i]);
    for (std::size_t i = 0; i < points_.size(); ++i)
        points_[i]->setChecked(mark_.points == kMarkPoints[i]);
}

LargeButton* MarkEditor::sideButton(Side side) const {
    return sides_[static_cast<std::size_t>(side)];
}

LargeButton* MarkEditor::pointsButton(int points) const {
    return points_[points == 3 ? 0 : points == 5 ? 1 : 2];
}

LargeButton* MarkEditor::reasonButton(Reason reason) const {
    return reasons_[static_cast<std::size_t>(std::ranges::find(kMarkReasons, reason) - kMarkReasons.begin())];
}

} // namespace score

#include "moc_mark_editor.cpp"
