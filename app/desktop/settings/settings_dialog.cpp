#include "desktop/settings/settings_dialog.h"

#include "desktop/look/announce.h"
#include "desktop/look/type.h"
#include "desktop/settings/panel_words.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QVBoxLayout>

namespace settings {

SettingsDialog::SettingsDialog(const std::vector<SettingsPage*>& pages, QWidget* parent)
    : QDialog(parent), tabs_(new QTabWidget), moreNote_(noteLabel({})) {
    setWindowTitle(tr("Settings"));
    setModal(false);
    tabs_->setDocumentMode(true);
    tabs_->setAccessibleName(tr("Pages of the settings"));
    tabs_->tabBar()->setFont(look::font(plainMetrics(), look::Type::Name));
    tabs_->tabBar()->setExpanding(false);
    tabs_->tabBar()->setDrawBase(false);
    for (SettingsPage* page : pages)
        addPage(page);
    moreNote_->setAlignment(Qt::AlignCenter);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(tabs_);
    whole->addWidget(moreNote_);
    QWidget* foot = buildFoot();
    whole->addWidget(foot);
    connect(tabs_, &QTabWidget::currentChanged, this, &SettingsDialog::tellMore);
    connect(tabs_, &QTabWidget::currentChanged, this, &SettingsDialog::tellPage);
    tellMore();

    // As large as what it holds, but never larger than a small screen.
    ensurePolished();
    for (QWidget* widget : findChildren<QWidget*>())
        widget->ensurePolished();
    const QSize screen = QApplication::primaryScreen()->availableSize() - QSize(24, 48);
    QSize size(fontMetrics().averageCharWidth() * 104, 0);
    for (const SettingsPage* page : pages)
        size = size.expandedTo(page->sizeHint());
    size.rheight() += tabs_->tabBar()->sizeHint().height() + foot->sizeHint().height() + 4;
    resize(size.boundedTo(screen));
}

void SettingsDialog::addPage(SettingsPage* page) {
    auto* scroll = new QScrollArea;
    scroll->setWidget(page);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    // A number each: a letter would be one of some page's switches, too.
    tabs_->addTab(scroll,
                  QStringLiteral("&%1 %2").arg(tabs_->count() + 1).arg(plainWords(page->windowTitle())));
    // However the focus comes to a field; Qt scrolls only for the Tab key from one field to another.
    connect(qApp, &QApplication::focusChanged, scroll, [scroll, page](QWidget*, QWidget* now) {
        if (now && page->isAncestorOf(now))
            scroll->ensureWidgetVisible(now);
    });
    connect(scroll->verticalScrollBar(), &QScrollBar::valueChanged, this, &SettingsDialog::tellMore);
    connect(scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, &SettingsDialog::tellMore);
}

QScrollBar* SettingsDialog::bar() const {
    return static_cast<QScrollArea*>(tabs_->currentWidget())->verticalScrollBar();
}

SettingsPage* SettingsDialog::page() const {
    return static_cast<SettingsPage*>(static_cast<QScrollArea*>(tabs_->currentWidget())->widget());
}

// Wherever the focus is left there, a reader hears which page it is.
void SettingsDialog::tellPage() {
    look::announce(*this, plainWords(tabs_->tabText(tabs_->currentIndex())));
}

void SettingsDialog::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    tellPage();
}

void SettingsDialog::tellMore() {
    QStringList where;
    if (bar()->value() > bar()->minimum())
        where << tr("\u25b2 more above");
    if (bar()->value() < bar()->maximum())
        where << tr("\u25bc more below");
    moreNote_->setText(where.join(QStringLiteral("   ")));
    moreNote_->setVisible(!where.isEmpty());
}

void SettingsDialog::showPage(const SettingsPage* page) {
    for (int i = 0; i < tabs_->count(); ++i)
        if (tabs_->widget(i)->isAncestorOf(page))
            tabs_->setCurrentIndex(i);
    show();
    raise();
    activateWindow();
}

QWidget* SettingsDialog::buildFoot() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->setContentsMargins(24, 10, 24, 14);
    QPushButton* defaults = buttons->addButton(tr("All as it &was at first"), QDialogButtonBox::ResetRole);
    defaults->setToolTip(tr("Everything on this page back to how the game came"));
    defaults->setAutoDefault(false);
    connect(defaults, &QPushButton::clicked, this, [this] { page()->restore(); });
    QPushButton* close = buttons->button(QDialogButtonBox::Close);
    close->setText(tr("Cl&ose"));
    close->setAutoDefault(false); // Enter in a field ends the name, not the dialog
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

} // namespace settings

#include "moc_settings_dialog.cpp"
