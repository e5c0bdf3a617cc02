#include "desktop/settings/panel_words.h"

#include "desktop/look/type.h"
#include "desktop/rules/linked_words.h"
#include "desktop/settings/quiet_box.h"

#include <QCheckBox>
#include <QEvent>
#include <QFrame>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

namespace settings {
namespace {

// Words with links, in a frame while one of them has the focus; their colour is that of the surroundings when
// the words are set, so they are set anew when it changes.
class LinkedLabel : public look::LinkLabel {
public:
    using LinkLabel::LinkLabel;

protected:
    // Qt's own mark about a link is a faint line of dots.
    void paintEvent(QPaintEvent* event) override {
        LinkLabel::paintEvent(event);
        if (!hasFocus())
            return;
        QPainter p(this);
        p.setRenderHint(QPainter::Antialiasing);
        p.setPen(QPen(palette().color(QPalette::Highlight), 2));
        p.drawRoundedRect(QRectF(contentsRect()).adjusted(-4, 1, -1, -1), 3, 3);
    }
    void changeEvent(QEvent* event) override {
        LinkLabel::changeEvent(event);
        if (event->type() == QEvent::PaletteChange) {
            const QString words = text();
            setText(QString());
            setText(words);
        }
    }
};

template<class Label>
Label* asNote(Label* label) {
    label->setObjectName(QStringLiteral("panelNote"));
    label->setWordWrap(true);
    label->setFont(look::font(plainMetrics(), look::Type::Text));
    return label;
}

} // namespace

look::Metrics plainMetrics() {
    return look::metricsForTable(QSize(1280, 776), look::systemFontPx());
}

namespace {

constexpr int kBetweenRows = 8;

void dress(QFormLayout& form) {
    form.setHorizontalSpacing(16);
    form.setVerticalSpacing(kBetweenRows);
    form.setContentsMargins(0, 0, 0, 0);
    form.setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form.setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

} // namespace

PanelPart::PanelPart(const QString& heading, QWidget* parent)
    : QWidget(parent), form_(new QFormLayout), rows_(new QVBoxLayout) {
    setAccessibleName(heading);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* title = new QLabel(heading);
    title->setFont(look::font(plainMetrics(), look::Type::Name));
    column->addWidget(title);
    auto* line = new QFrame;
    line->setObjectName(QStringLiteral("panelRule"));
    line->setFixedHeight(1);
    column->addSpacing(4);
    column->addWidget(line);
    column->addSpacing(8);
    dress(*form_);
    column->addLayout(form_);
    rows_->setSpacing(kBetweenRows);
    column->addLayout(rows_);
    column->addStretch();
}

void PanelPart::addRow(QWidget* row) {
    rows_->addWidget(row);
}

QFormLayout* PanelPart::addForm() {
    auto* row = new QWidget;
    auto* form = new QFormLayout(row);
    dress(*form);
    addRow(row);
    return form;
}

look::LinkLabel* noteLabel(const QString& words) {
    return asNote(new look::LinkLabel(words));
}

look::LinkLabel* glossLabel(const QString& gloss, std::function<void(const QString&)> follow) {
    auto* label = asNote(new LinkedLabel(gloss));
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    if (follow) {
        label->setText(rules::linked(gloss));
        label->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
        QObject::connect(label, &QLabel::linkActivated, label,
                         [follow = std::move(follow)](const QString& link) {
                             if (const auto target = rules::targetOf(link))
                                 follow(target->name);
                         });
    }
    return label;
}

QWidget* withLine(QCheckBox* box, look::LinkLabel* line) {
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    column->addWidget(box);
    const int indent = box->style()->pixelMetric(QStyle::PM_IndicatorWidth, nullptr, box) +
                       box->style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing, nullptr, box);
    line->setContentsMargins(indent, 0, 0, 0);
    column->addWidget(line);
    line->leaveToOthers();
    return both;
}

QWidget* glossed(QCheckBox* box, const QString& gloss, std::function<void(const QString&)> follow) {
    return withLine(box, glossLabel(gloss, std::move(follow)));
}

QComboBox* addChoices(QFormLayout* form, const QString& words, const QString& gloss) {
    auto* box = new QuietBox(gloss);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    form->addRow(words, box);
    box->setAccessibleName(plainWords(words));
    return box;
}

QString plainWords(QString words) {
    return words.remove(QLatin1Char('&'));
}

} // namespace settings

#include "moc_panel_words.cpp"
