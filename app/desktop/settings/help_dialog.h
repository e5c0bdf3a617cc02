// Help in three pages: the keys, the rules in short, and what this is. Not modal.
#pragma once

#include <QDialog>
#include <QString>
#include <QTabWidget>
#include <QTextBrowser>

#include <array>
#include <vector>

namespace settings {

// One line of the list of keys. Lines of one group stand together under its name.
struct KeyHelp {
    QString group; // "At the table"
    QString keys;  // "Ctrl+N"
    QString what;  // "a new game"
    bool operator==(const KeyHelp&) const = default;
};

class HelpDialog : public QDialog {
    Q_OBJECT

public:
    enum class Page { Keys, Rules, About };

    explicit HelpDialog(const std::vector<KeyHelp>& keys, QWidget* parent = nullptr);

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
    QTabWidget* tabs_;
    std::array<QTextBrowser*, 3> pages_{};
};

} // namespace settings
