#include "settings/panel_words.h"

#include "look/type.h"

#include <QCheckBox>
#include <QFrame>
#include <QStyle>
#include <QVBoxLayout>

namespace settings {
namespace {

// Dialogs do not grow with the table: their text has the size it has on a plain window.
look::Metrics plainMetrics() {
    return look::metricsForTable(QSize(1280, 776), look::systemFontPx());
}

} // namespace

PanelPart::PanelPart(const QString& heading, QWidget* parent) : QWidget(parent), m_form(new QFormLayout) {
    setAccessibleName(heading);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* title = new QLabel(heading);
    title->setFont(look::font(plainMetrics(), look::Type::name));
    column->addWidget(title);
    auto* line = new QFrame;
    line->setObjectName(QStringLiteral("rule"));
    line->setFixedHeight(1);
    column->addSpacing(4);
    column->addWidget(line);
    column->addSpacing(8);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(4);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column->addLayout(m_form);
    column->addStretch();
}

QLabel* noteLabel(const QString& words) {
    auto* label = new QLabel(words);
    label->setObjectName(QStringLiteral("note"));
    label->setWordWrap(true);
    label->setFont(look::font(plainMetrics(), look::Type::text));
    return label;
}

QLabel* glossLabel(const QString& words, QCheckBox* box) {
    QLabel* label = noteLabel(words);
    const int indent = box->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, box) +
                       box->style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, box);
    label->setContentsMargins(indent, 0, 0, 4);
    return label;
}

QString plainWords(QString words) {
    return words.remove(QLatin1Char('&'));
}

} // namespace settings
