#include "desktop/settings/theme.h"

#include "desktop/look/palette.h"
#include "desktop/look/type.h"
#include "desktop/settings/panel_style.h"
#include "desktop/settings/system_surroundings.h"

#include <QApplication>
#include <QFontMetrics>
#include <QLabel>
#include <QPointer>

#include <algorithm>
#include <optional>
#include <vector>

namespace settings {
namespace {

constexpr int menuHigh = 24;

QColor mix(QRgb from, QRgb to, double share) {
    const auto part = [share](int a, int b) { return static_cast<int>(a + (b - a) * share + 0.5); };
    return QColor(part(qRed(from), qRed(to)), part(qGreen(from), qGreen(to)), part(qBlue(from), qBlue(to)));
}

// Colours of panels that follow from the five that are given.
struct Shades {
    QColor ground, field, rule, edge, hover, text, text2, faint, accent, onAccent;
};

Shades shadesOf(bool dark) {
    const look::PanelColours& c = look::panelColours(dark);
    Shades s;
    s.ground = QColor(c.ground);
    s.field = dark ? mix(c.ground, c.text, 0.07) : s.ground.lighter(106);
    s.rule = QColor(c.rule);
    s.edge = mix(c.rule, c.text2, dark ? 0.4 : 0.7);
    s.hover = mix(c.ground, c.rule, dark ? 0.75 : 0.45);
    s.text = QColor(c.text);
    s.text2 = QColor(c.text2);
    s.faint = mix(c.ground, c.text2, 0.62);
    s.accent = QColor(c.gold);
    s.onAccent = QColor(dark ? look::colour::ink : look::colour::text);
    return s;
}

QFont panelFont() {
    QFont f = look::sans(look::metricsForTable(QSize(1280, 776)), 13);
    f.setPixelSize(static_cast<int>(look::systemFontPx()));
    return f;
}

constexpr auto sheet = R"(
QMenuBar { background: @ground; color: @text; border: 0; padding: 0; }
QMenuBar::item { background: transparent; padding: 2px 10px; margin: 0; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: @hover; }
QMenuBar::item:disabled { color: @faint; }
QMenuBar QLabel { color: @text2; background: transparent; padding: 0 12px; }
QMenu { background: @ground; color: @text; border: 1px solid @edge; padding: 5px; }
QMenu::item { padding: 5px 26px 5px 8px; border: 0; border-radius: 3px; }
QMenu::item:selected { background: @hover; }
QMenu::item:disabled { color: @faint; background: transparent; }
QMenu::separator { height: 1px; background: @rule; margin: 5px 6px; }
QToolTip { background: @paper; color: @ink; border: 1px solid @paperRule; padding: 3px 6px; }
QDialog QLineEdit {
    background: @field; color: @text; border: 1px solid @edge; border-radius: 4px; padding: 4px 8px;
    selection-background-color: @accent; selection-color: @onAccent; }
QDialog QLineEdit:focus { border: 2px solid @accent; padding: 3px 7px; }
QDialog QPushButton { background: transparent; color: @text; border: 1px solid @edge; border-radius: 4px;
    padding: 6px 16px; min-width: 44px; font-weight: 600; }
QDialog QPushButton:hover { background: @hover; }
QDialog QPushButton:pressed { background: @rule; }
QDialog QPushButton:focus { border: 2px solid @accent; padding: 5px 15px; }
QDialog QPushButton:disabled { color: @faint; border-color: @rule; }
QDialog QTextBrowser { background: @ground; color: @text; border: 0; }
QDialog QTabWidget::pane { border: 0; border-top: 1px solid @rule; }
QDialog QTabBar::tab { background: transparent; color: @text2; padding: 7px 16px 6px 16px; margin-top: 6px;
    border: 0; border-bottom: 3px solid transparent; }
QDialog QTabBar::tab:selected { color: @text; border-bottom: 3px solid @accent; }
QDialog QTabBar::tab:hover { background: @hover; }
QLabel#panelNote { color: @text2; }
QFrame#panelRule { background: @rule; border: 0; }
)";

// What widgets were given for themselves: a new sheet for the whole application makes Qt forget it.
struct Given {
    QPointer<QWidget> widget;
    std::optional<QFont> font;
    std::optional<QPalette> palette;
};

std::vector<Given> givenByHand() {
    std::vector<Given> all;
    for (QWidget* widget : QApplication::allWidgets()) {
        Given given{widget, std::nullopt, std::nullopt};
        if (widget->testAttribute(Qt::WA_SetFont))
            given.font = widget->font();
        if (widget->testAttribute(Qt::WA_SetPalette))
            given.palette = widget->palette();
        if (given.font || given.palette)
            all.push_back(given);
    }
    return all;
}

void giveBack(const std::vector<Given>& all) {
    for (const Given& given : all) {
        if (!given.widget)
            continue;
        if (given.font)
            given.widget->setFont(*given.font);
        if (given.palette) // of its roles only those that were given; the others are the surroundings'
            given.widget->setPalette(*given.palette);
    }
}

} // namespace

bool systemIsDark() {
    return SystemSurroundings::instance().dark();
}

QPalette panelPalette(bool dark) {
    const Shades s = shadesOf(dark);
    QPalette p(s.text, s.ground, s.ground.lighter(130), s.ground.darker(140), s.rule, s.text, s.text, s.field,
               s.ground);
    p.setColor(QPalette::Mid, s.edge);
    p.setColor(QPalette::AlternateBase, s.ground);
    p.setColor(QPalette::Highlight, s.accent);
    p.setColor(QPalette::HighlightedText, s.onAccent);
    p.setColor(QPalette::Link, s.accent);
    p.setColor(QPalette::LinkVisited, s.accent);
    p.setColor(QPalette::PlaceholderText, s.text2);
    p.setColor(QPalette::ToolTipBase, QColor(look::colour::paper));
    p.setColor(QPalette::ToolTipText, QColor(look::colour::ink));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, s.faint);
    return p;
}

QString panelSheet(bool dark) {
    const Shades s = shadesOf(dark);
    QString out = QLatin1String(sheet);
    // Longer names first: one may begin another.
    const std::initializer_list<std::pair<const char*, QColor>> names{
        {"@paperRule", QColor(look::colour::paperRule)},
        {"@onAccent", s.onAccent},
        {"@accent", s.accent},
        {"@ground", s.ground},
        {"@hover", s.hover},
        {"@field", s.field},
        {"@faint", s.faint},
        {"@paper", QColor(look::colour::paper)},
        {"@text2", s.text2},
        {"@text", s.text},
        {"@rule", s.rule},
        {"@edge", s.edge},
        {"@ink", QColor(look::colour::ink)},
    };
    for (const auto& [name, colour] : names)
        out.replace(QLatin1String(name), colour.name());
    return out;
}

Theme::Theme(QObject* parent) : QObject(parent) {
    SystemSurroundings& system = SystemSurroundings::instance();
    connect(&system, &SystemSurroundings::changed, this, &Theme::apply);
    // One style everywhere: others take their colours from somewhere else.
    QApplication::setStyle(new PanelStyle);
    QApplication::setFont(panelFont());
    apply();
}

void Theme::setSurroundings(Surroundings wanted) {
    wanted_ = wanted;
    apply();
}

void Theme::apply() {
    const bool dark = wanted_ == Surroundings::Dark || (wanted_ == Surroundings::System && systemIsDark());
    if (applied_ && dark == dark_)
        return;
    applied_ = true;
    dark_ = dark;
    const auto given = givenByHand();
    QApplication::setPalette(panelPalette(dark));
    qApp->setStyleSheet(panelSheet(dark));
    giveBack(given);
    emit darkChanged(dark);
}

int menuBarHeight() {
    return std::max(menuHigh, QFontMetrics(panelFont()).height() + 6);
}

void setCornerText(QMenuBar& bar, const QString& words) {
    auto* label = qobject_cast<QLabel*>(bar.cornerWidget(Qt::TopRightCorner));
    if (!label) {
        label = new QLabel(&bar);
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        label->setFixedHeight(menuBarHeight());
        bar.setFixedHeight(menuBarHeight());
        bar.setCornerWidget(label, Qt::TopRightCorner);
    }
    label->setPalette({}); // that of the surroundings, which may have changed
    if (label->text() == words)
        return;
    label->setText(words);
    // The bar makes room for it only when asked.
    label->adjustSize();
    label->setVisible(!words.isEmpty());
    bar.setCornerWidget(label, Qt::TopRightCorner);
}

} // namespace settings

#include "moc_theme.cpp"
