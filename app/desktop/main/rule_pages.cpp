// The rule book and the versicole: how one comes to them from any page, and back.
#include "main/main_window.h"

namespace desktop {

void MainWindow::buildRulePages() {
    ruleBook_ = new rules::RuleBookPage(deck_);
    versicole_ = new rules::VersicolePage(deck_);
    pages_->addWidget(ruleBook_);
    pages_->addWidget(versicole_);
    connect(ruleBook_, &rules::RuleBookPage::closed, this, &MainWindow::leaveRules);
    connect(ruleBook_, &rules::RuleBookPage::versicoleAsked, this, &MainWindow::showVersicole);
    connect(versicole_, &rules::VersicolePage::closed, this, &MainWindow::leaveRules);
}

// Lies over the page that is shown now, or takes the place of the other one of the two.
void MainWindow::layRules(QWidget* page) {
    QWidget* now = pages_->currentWidget();
    if (now != ruleBook_ && now != versicole_)
        beforeRules_ = now;
    pages_->setCurrentWidget(page);
    updateActions();
    activateWindow(); // a dialog may have asked
}

void MainWindow::showRuleBook() {
    layRules(ruleBook_);
    ruleBook_->focusFirst();
}

void MainWindow::showRule(const QString& number) {
    layRules(ruleBook_);
    ruleBook_->showRule(number);
}

void MainWindow::followRuleLink(const QString& link) {
    const auto target = rules::targetOf(link);
    if (!target)
        return;
    layRules(ruleBook_);
    if (target->kind == rules::Target::Kind::rule)
        ruleBook_->showRule(target->name);
    else
        ruleBook_->showTerm(target->name);
}

void MainWindow::showVersicole() {
    layRules(versicole_);
    versicole_->focusFirst();
}

void MainWindow::leaveRules() {
    beforeRules_ == play_ ? showTable() : pages_->setCurrentWidget(beforeRules_);
    updateActions();
}

} // namespace desktop
