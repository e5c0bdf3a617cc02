// Help in three pages: the keys, the rules in short, and what this is. Not modal.
#pragma once

#include "desktop/settings/help_texts.h"

#include <QDialog>
#include <QString>
#include <QTabWidget>
#include <QTextBrowser>

#include <array>

namespace settings {

class HelpDialog : public QDialog {
    Q_OBJECT

public:
    enum class Page { Keys, Rules, About };

    explicit HelpDialog(QWidget* parent = nullptr);

    // What it says of the game one is at.
    void setGame(const std::vector<KeyHelp>& keys, const RulesInShort& rules);

    // Shows the dialog on this page.
    void showPage(Page page);
    // A page's words, as they are read out.
    QString words(Page page) const;

    // Where the rules in short are read and their numbers followed.
    QTextBrowser* rulesBrowser() const { return browser(Page::Rules); }

signals:
    void ruleAsked(const QString& number);

protected:
    void changeEvent(QEvent* event) override;

private:
    QTextBrowser* browser(Page page) const { return pages_[static_cast<std::size_t>(page)]; }
    void write();

    std::vector<KeyHelp> keys_;
    RulesInShort rules_;
    QTabWidget* tabs_;
    std::array<QTextBrowser*, 3> pages_{};
};

} // namespace settings
