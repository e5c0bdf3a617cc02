#include "desktop/score/side_column.h"

#include "desktop/look/surfaces.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QPainter>

#include <algorithm>

namespace score {

using scoresheet::Reason;

namespace {
constexpr std::array<Reason, 4> kReasons{Reason::Death, Reason::Upcard, Reason::Rob, Reason::Fola};
constexpr std::array<int, 3> kPoints{3, 5, 10};
} // namespace

SideColumn::SideColumn(QWidget* parent)
    : QWidget(parent), m_whole(new QVBoxLayout(this)),
      m_names(new Words(look::Type::name, look::colour::text)),
      m_reasons{new ScoreButton(ScoreButton::Size::plain, tr("Captured")),
                new ScoreButton(ScoreButton::Size::plain, tr("Turned up")),
                new ScoreButton(ScoreButton::Size::plain, tr("Robbed")),
                new ScoreButton(ScoreButton::Size::plain, tr("From the fola"))},
      m_points{new ScoreButton(ScoreButton::Size::huge, QStringLiteral("3"), tr("a papa")),
               new ScoreButton(ScoreButton::Size::huge, QStringLiteral("5"), tr("a five")),
               new ScoreButton(ScoreButton::Size::huge, QStringLiteral("10"), tr("an aria"))},
      m_card(new ScoreButton(ScoreButton::Size::large, tr("By its card…"))),
      m_versicola(new ScoreButton(ScoreButton::Size::large, tr("Versicola…"))) {
    m_names->setAlignment(Qt::AlignCenter);
    m_names->letBeCut();
    m_whole->addWidget(m_names);
    auto* group = new QButtonGroup(this);
    auto* reasons = new QGridLayout;
    reasons->setSpacing(0);
    for (int i = 0; i < 4; ++i) {
        ScoreButton* button = m_reasons[static_cast<std::size_t>(i)];
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(button);
        reasons->addWidget(button, i / 2, i % 2);
    }
    m_reasons.front()->setToolTip(
        tr("A counter of the other pair dies in a trick of this pair, which marks its value (M6.8)"));
    m_whole->addLayout(reasons);
    auto* points = new QHBoxLayout;
    points->setSpacing(0);
    for (std::size_t i = 0; i < kPoints.size(); ++i) {
        points->addWidget(m_points[i]);
        connect(m_points[i], &QAbstractButton::clicked, this, [this, i] {
            const Reason reason = chosen();
            toDeaths();
            emit marked(reason, kPoints[i]);
        });
    }
    m_whole->addLayout(points, 5);
    m_whole->addWidget(m_card, 2);
    m_whole->addWidget(m_versicola, 2);
    connect(m_card, &QAbstractButton::clicked, this, [this] {
        const Reason reason = chosen();
        toDeaths();
        emit cardAsked(reason);
    });
    connect(m_versicola, &QAbstractButton::clicked, this, &SideColumn::versicolaAsked);
    toDeaths();
}

void SideColumn::setNames(const QString& pair) {
    m_names->setText(pair);
    setAccessibleName(pair);
    for (ScoreButton* button : findChildren<ScoreButton*>())
        button->setAccessibleDescription(tr("for %1", "a pair").arg(pair));
    m_reasons.front()->setAccessibleDescription(
        tr("A counter that %1 captured: it dies for the other pair (M6.8)").arg(pair));
}

void SideColumn::setMetrics(const look::Metrics& m) {
    m_metrics = m;
    m_whole->setContentsMargins(m.px(10), m.px(10), m.px(10), m.px(10));
    m_whole->setSpacing(m.px(2));
    m_whole->activate(); // its least size is asked for at once
}

ScoreButton* SideColumn::points(int points) const {
    return m_points[points == 3 ? 0 : points == 5 ? 1 : 2];
}

ScoreButton* SideColumn::reason(Reason reason) const {
    return m_reasons[static_cast<std::size_t>(std::ranges::find(kReasons, reason) - kReasons.begin())];
}

Reason SideColumn::chosen() const {
    for (std::size_t i = 0; i < kReasons.size(); ++i)
        if (m_reasons[i]->isChecked())
            return kReasons[i];
    return Reason::Death;
}

void SideColumn::toDeaths() {
    m_reasons.front()->setChecked(true);
}

void SideColumn::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    look::drawStrip(p, rect().adjusted(2, 2, -2, -2), m_metrics);
}

} // namespace score
