#include "desktop/settings/people_row.h"

#include "desktop/settings/rule_words.h"

#include <QMenu>

#include <algorithm>

namespace settings {

using look::PaperButton;

namespace {

QString paceName(Pace pace) {
    return pace == Pace::slow   ? PeopleRow::tr("slow")
           : pace == Pace::fast ? PeopleRow::tr("fast")
                                : PeopleRow::tr("normal");
}

} // namespace

PeopleRow::PeopleRow(QWidget* parent)
    : QWidget(parent), m_you(new PaperButton(PaperButton::Kind::second, {}, this)),
      m_companions{new PaperButton(PaperButton::Kind::second, {}, this),
                   new PaperButton(PaperButton::Kind::second, {}, this),
                   new PaperButton(PaperButton::Kind::second, {}, this)},
      m_pace(new PaperButton(PaperButton::Kind::second, {}, this)) {
    m_you->setAccessibleDescription(tr("Changes what you are called"));
    connect(m_you, &PaperButton::clicked, this, &PeopleRow::namesChosen);
    for (std::size_t i = 0; i < m_companions.size(); ++i) {
        m_companions[i]->setAccessibleDescription(tr("Chooses how well this companion plays"));
        connect(m_companions[i], &PaperButton::clicked, this, [this, i] { chooseLevel(i); });
    }
    m_pace->setAccessibleDescription(tr("Chooses how fast cards move and companions play"));
    connect(m_pace, &PaperButton::clicked, this, &PeopleRow::choosePace);
    setSettings({});
}

void PeopleRow::setSettings(const Settings& settings) {
    m_settings = settings;
    m_you->setText(tr("Your name: %1").arg(yourNameOf(settings)).replace(u'&', QStringLiteral("&&")));
    for (std::size_t i = 0; i < m_companions.size(); ++i)
        m_companions[i]->setText(tr("%1: %2")
                                     .arg(settings.companions[i], oneOfLevel(levelOf(settings, i)))
                                     .replace(u'&', QStringLiteral("&&")));
    m_pace->setText(tr("Pace: %1").arg(paceName(settings.pace)));
    layOut();
}

void PeopleRow::open(QMenu* menu, PaperButton* under) {
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(under->mapToGlobal(QPoint(under->ringMargin(), under->height() - under->ringMargin())));
}

void PeopleRow::chooseLevel(std::size_t companion) {
    auto* menu = new QMenu(this);
    for (const QString& level : levels()) {
        QAction* action = menu->addAction(oneOfLevel(level));
        action->setCheckable(true);
        action->setChecked(level == levelOf(m_settings, companion));
        connect(action, &QAction::triggered, this, [this, companion, level] {
            Settings wanted = m_settings;
            wanted.ownLevels[companion] = level == wanted.level ? QString() : level;
            emit changed(wanted);
        });
    }
    menu->addSeparator();
    menu->addAction(tr("Another &name…"), this, &PeopleRow::namesChosen);
    open(menu, m_companions[companion]);
}

void PeopleRow::choosePace() {
    auto* menu = new QMenu(this);
    for (const Pace pace : {Pace::slow, Pace::normal, Pace::fast}) {
        QAction* action = menu->addAction(paceName(pace));
        action->setCheckable(true);
        action->setChecked(pace == m_settings.pace);
        connect(action, &QAction::triggered, this, [this, pace] {
            Settings wanted = m_settings;
            wanted.pace = pace;
            emit changed(wanted);
        });
    }
    open(menu, m_pace);
}

void PeopleRow::setMetrics(const look::Metrics& m) {
    m_metrics = m;
    layOut();
}

int PeopleRow::heightNeeded() const {
    return m_you->paperSize().height() + 2 * m_you->ringMargin();
}

void PeopleRow::resizeEvent(QResizeEvent*) {
    layOut();
}

// Each as wide as its words, and the row's room shared out.
void PeopleRow::layOut() {
    const std::array<PaperButton*, 5> all{m_you, m_companions[0], m_companions[1], m_companions[2], m_pace};
    int words = 0;
    for (PaperButton* button : all) {
        button->setMetrics(m_metrics);
        words += button->paperSize().width();
    }
    const int margin = m_you->ringMargin(), gap = m_metrics.px(12);
    const int room = width() - 2 * margin - gap * static_cast<int>(all.size() - 1);
    int x = margin;
    for (PaperButton* button : all) {
        const int wide = words > 0 ? button->paperSize().width() * room / words : 0;
        button->setPaperGeometry(QRect(x, margin, wide, button->paperSize().height()));
        x += wide + gap;
    }
}

} // namespace settings
