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
    : QWidget(parent), whole_(new QVBoxLayout(this)), names_(new Words(look::Type::Name, look::colour::text)),
      reasons_{new LargeButton(LargeButton::Size::Plain, tr("Captured")),
               new LargeButton(LargeButton::Size::Plain, tr("Turned up")),
               new LargeButton(LargeButton::Size::Plain, tr("Robbed")),
               new LargeButton(LargeButton::Size::Plain, tr("From the fola"))},
      points_{new LargeButton(LargeButton::Size::Huge, QStringLiteral("3"), tr("a papa")),
              new LargeButton(LargeButton::Size::Huge, QStringLiteral("5"), tr("a five")),
              new LargeButton(LargeButton::Size::Huge, QStringLiteral("10"), tr("an aria"))},
      card_(new LargeButton(LargeButton::Size::Large, tr("By its card…"))),
      versicola_(new LargeButton(LargeButton::Size::Large, tr("Versicola…"))) {
    names_->setAlignment(Qt::AlignCenter);
    names_->letBeCut();
    whole_->addWidget(names_);
    auto* group = new QButtonGroup(this);
    auto* reasons = new QGridLayout;
    reasons->setSpacing(0);
    for (int i = 0; i < 4; ++i) {
        LargeButton* button = reasons_[static_cast<std::size_t>(i)];
        button->setCheckable(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(button);
        reasons->addWidget(button, i / 2, i % 2);
    }
    reasons_.front()->setToolTip(
        tr("A counter of the other pair dies in a trick of this pair, which marks its value"));
    whole_->addLayout(reasons);
    auto* points = new QHBoxLayout;
    points->setSpacing(0);
    for (std::size_t i = 0; i < kPoints.size(); ++i) {
        points->addWidget(points_[i]);
        connect(points_[i], &QAbstractButton::clicked, this, [this, i] {
            const Reason reason = chosen();
            toDeaths();
            emit marked(reason, kPoints[i]);
        });
    }
    whole_->addLayout(points, 5);
    whole_->addWidget(card_, 2);
    whole_->addWidget(versicola_, 2);
    connect(card_, &QAbstractButton::clicked, this, [this] {
        const Reason reason = chosen();
        toDeaths();
        emit cardAsked(reason);
    });
    connect(versicola_, &QAbstractButton::clicked, this, &SideColumn::versicolaAsked);
    toDeaths();
}

void SideColumn::setNames(const QString& pair) {
    names_->setText(pair);
    setAccessibleName(pair);
    for (LargeButton* button : findChildren<LargeButton*>())
        button->setAccessibleDescription(tr("for %1", "a pair").arg(pair));
    reasons_.front()->setAccessibleDescription(
        tr("A counter that %1 captured: it dies for the other pair").arg(pair));
}

void SideColumn::setMetrics(const look::Metrics& m) {
    metrics_ = m;
    whole_->setContentsMargins(m.px(10), m.px(10), m.px(10), m.px(10));
    whole_->setSpacing(m.px(2));
    whole_->activate(); // its least size is asked for at once
}

LargeButton* SideColumn::points(int points) const {
    return points_[points == 3 ? 0 : points == 5 ? 1 : 2];
}

LargeButton* SideColumn::reason(Reason reason) const {
    return reasons_[static_cast<std::size_t>(std::ranges::find(kReasons, reason) - kReasons.begin())];
}

Reason SideColumn::chosen() const {
    for (std::size_t i = 0; i < kReasons.size(); ++i)
        if (reasons_[i]->isChecked())
            return kReasons[i];
    return Reason::Death;
}

void SideColumn::toDeaths() {
    reasons_.front()->setChecked(true);
}

void SideColumn::paintEvent(QPaintEvent*) {
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    look::drawStrip(p, rect().adjusted(2, 2, -2, -2), metrics_);
}

} // namespace score

#include "moc_side_column.cpp"
