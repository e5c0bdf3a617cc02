#include "desktop/score/mark_editor.h"

#include <algorithm>

namespace score {

using namespace minchiate;
using look::PaperButton;
using scoresheet::PadMark;
using scoresheet::Reason;

namespace {

constexpr std::array<Reason, 4> kReasons{Reason::Death, Reason::Upcard, Reason::Rob, Reason::Fola};
constexpr std::array<int, 3> kPoints{3, 5, 10};

template<std::size_t n>
std::array<ScoreButton*, n> choiceOf(QVBoxLayout* body, const std::array<QString, n>& words) {
    std::array<ScoreButton*, n> buttons{};
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    for (std::size_t i = 0; i < n; ++i) {
        buttons[i] = new ScoreButton(ScoreButton::Size::plain, words[i]);
        buttons[i]->setCheckable(true);
        buttons[i]->setOnPaper(true);
        buttons[i]->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        row->addWidget(buttons[i]);
    }
    body->addLayout(row);
    return buttons;
}

} // namespace

MarkEditor::MarkEditor(QWidget* page)
    : Overlay(tr("Change this mark"), page), m_what(new Words(look::Type::text, look::colour::ink2)),
      m_sides(choiceOf<2>(body(), {})),
      m_reasons(choiceOf<4>(body(), {tr("Captured"), tr("Turned up"), tr("Robbed"), tr("From the fola")})),
      m_points(choiceOf<3>(body(), {QStringLiteral("3"), QStringLiteral("5"), QStringLiteral("10")})),
      m_remove(addButton(PaperButton::Kind::secondOnPaper, tr("&Remove"))),
      m_change(addButton(PaperButton::Kind::mainOnPaper, tr("Cha&nge"))) {
    body()->insertWidget(0, m_what);
    for (ScoreButton* button : m_sides)
        button->letBeCut();
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        connect(m_sides[i], &QAbstractButton::clicked, this, [this, i] {
            m_mark.side = tricks::kSides[i];
            tell();
        });
    for (std::size_t i = 0; i < m_reasons.size(); ++i)
        connect(m_reasons[i], &QAbstractButton::clicked, this, [this, i] {
            m_mark.reason = kReasons[i];
            tell();
        });
    for (std::size_t i = 0; i < m_points.size(); ++i)
        connect(m_points[i], &QAbstractButton::clicked, this, [this, i] {
            if (m_mark.points != kPoints[i])
                m_mark.cards = {}; // another card, and nobody said which
            m_mark.points = kPoints[i];
            tell();
        });
    connect(m_remove, &QAbstractButton::clicked, this, [this] {
        dismiss();
        emit removed();
    });
    connect(m_change, &QAbstractButton::clicked, this, [this] {
        dismiss();
        emit changedTo(m_mark);
    });
}

void MarkEditor::ask(const PadMark& mark, const text::SideNames& pairs) {
    m_mark = mark;
    m_what->setText(tr("%1, +%2", "why, points").arg(text::padMarkReason(mark)).arg(mark.points));
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        m_sides[i]->setWords(pairs[tricks::kSides[i]]);
    // Of a versicola or a misdeal only the side can be wrong without its being another mark.
    const bool card = mark.reason != Reason::Declaration && mark.reason != Reason::Misdeal;
    for (ScoreButton* button : m_reasons)
        button->setVisible(card);
    for (ScoreButton* button : m_points)
        button->setVisible(card);
    tell();
    open(m_sides[mark.side == Side::NS ? 0 : 1]);
}

void MarkEditor::tell() {
    for (std::size_t i = 0; i < m_sides.size(); ++i)
        m_sides[i]->setChecked(m_mark.side == tricks::kSides[i]);
    for (std::size_t i = 0; i < m_reasons.size(); ++i)
        m_reasons[i]->setChecked(m_mark.reason == kReasons[i]);
    for (std::size_t i = 0; i < m_points.size(); ++i)
        m_points[i]->setChecked(m_mark.points == kPoints[i]);
}

ScoreButton* MarkEditor::sideButton(Side side) const {
    return m_sides[static_cast<std::size_t>(side)];
}

ScoreButton* MarkEditor::pointsButton(int points) const {
    return m_points[points == 3 ? 0 : points == 5 ? 1 : 2];
}

ScoreButton* MarkEditor::reasonButton(Reason reason) const {
    return m_reasons[static_cast<std::size_t>(std::ranges::find(kReasons, reason) - kReasons.begin())];
}

} // namespace score
