#include "desktop/settings/help_dialog.h"

#include "desktop/look/announce.h"
#include "desktop/look/type.h"
#include "desktop/rules/linked_words.h"
#include "desktop/settings/panel_words.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QPainter>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSvgRenderer>
#include <QTabBar>
#include <QTextDocument>
#include <QUrl>
#include <QVBoxLayout>

namespace settings {
namespace {

// Fonts and colours of the pages. The serif's bold lacks letters, such as é: headings are larger instead.
// Figures never stand in headings: the serif's are old-style.
QString pageSheet(const QPalette& colours) {
    const look::Metrics m = plainMetrics();
    const QString serif = look::serif(m, 19).families().join(QStringLiteral("', '"));
    return QStringLiteral(".name { font-family: '%1'; font-size: %2px; margin: 4px 0 8px 0; }"
                          ".head { font-family: '%1'; font-size: %3px; margin: 12px 0 3px 0; }"
                          "p { margin: 0 0 4px 0; }"
                          ".weak { color: %4; }"
                          ".points { font-weight: 600; padding: 0 12px 2px 6px; }"
                          ".cards { padding: 0 0 2px 0; }"
                          ".group { padding-top: 12px; } .first { padding-top: 0; }"
                          ".keys { padding: 2px 28px 2px 0; color: %5; white-space: nowrap; }"
                          ".what { padding: 2px 0 2px 0; } .icon { padding: 8px 26px 0 0; }"
                          ".left { padding-right: 18px; } .right { padding-left: 18px; }")
        .arg(serif, QString::number(m.text(40)), QString::number(m.text(21)),
             colours.color(QPalette::PlaceholderText).name(), colours.color(QPalette::Link).name());
}

// The program's own picture, sharp at this ratio; empty where the program was built without pictures.
QPixmap icon(double ratio) {
    QPixmap picture(QSize(112, 112) * ratio);
    picture.fill(Qt::transparent);
    QSvgRenderer svg(QStringLiteral(":/icons/versicola.svg"));
    QPainter p(&picture);
    if (svg.isValid())
        svg.render(&p);
    p.end();
    picture.setDevicePixelRatio(ratio);
    return picture;
}

} // namespace

HelpDialog::HelpDialog(QWidget* parent) : QDialog(parent), tabs_(new QTabWidget) {
    setWindowTitle(tr("Help"));
    setModal(false);
    tabs_->setDocumentMode(true);
    tabs_->tabBar()->setFont(look::font(plainMetrics(), look::Type::Name));
    tabs_->tabBar()->setExpanding(false);
    tabs_->tabBar()->setDrawBase(false);
    const std::array<QString, 3> names{tr("&Keys"), tr("The &rules in short"), tr("&About")};
    for (std::size_t i = 0; i < pages_.size(); ++i) {
        auto* page = new QTextBrowser;
        page->setFont(look::font(plainMetrics(), look::Type::Text));
        page->setAccessibleName(QString(names[i]).remove(QLatin1Char('&')));
        page->document()->setDocumentMargin(22);
        page->setOpenLinks(false);
        connect(page, &QTextBrowser::anchorClicked, this, [this](const QUrl& url) {
            if (const auto target = rules::targetOf(url.toString()))
                emit ruleAsked(target->name);
        });
        pages_[i] = page;
        tabs_->addTab(page, names[i]);
    }
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->setContentsMargins(22, 8, 22, 12);
    buttons->button(QDialogButtonBox::Close)->setText(tr("Cl&ose"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(tabs_);
    whole->addWidget(buttons);
    write();
    const int wide = plainMetrics().text(13) * 74;
    resize(QSize(wide, wide * 2 / 3)
               .boundedTo(QGuiApplication::primaryScreen()->availableSize() - QSize(24, 48)));
}

void HelpDialog::setGame(const std::vector<KeyHelp>& keys, const RulesInShort& rules) {
    keys_ = keys;
    rules_ = rules;
    write();
}

void HelpDialog::write() {
    const auto put = [this](Page page, const QString& text) {
        browser(page)->document()->setDefaultStyleSheet(pageSheet(palette()));
        browser(page)->setHtml(text);
    };
    browser(Page::About)
        ->document()
        ->addResource(QTextDocument::ImageResource, QUrl(QLatin1String(iconName)), icon(devicePixelRatioF()));
    const ReadBy by = look::letReaderWalk(*browser(Page::Keys)) ? ReadBy::Reader : ReadBy::Eyes;
    look::letReaderWalk(*browser(Page::Rules));
    look::letReaderWalk(*browser(Page::About));
    put(Page::Keys, keysPage(keys_, by));
    put(Page::Rules, rulesPage(rules_, by));
    put(Page::About, aboutPage(by));
}

void HelpDialog::showPage(Page page) {
    write(); // a reader may have been started
    tabs_->setCurrentWidget(browser(page));
    browser(page)->verticalScrollBar()->setValue(0); // asked for anew, it begins anew
    show();
    raise();
    activateWindow();
    browser(page)->setFocus(Qt::OtherFocusReason);
}

QString HelpDialog::words(Page page) const {
    return browser(page)->toPlainText();
}

void HelpDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange && pages_.back())
        write();
    QDialog::changeEvent(event);
}

} // namespace settings

#include "moc_help_dialog.cpp"
