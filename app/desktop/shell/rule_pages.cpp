// The rule book and the versicole: how one comes to them from any page, and back.
#include "desktop/shell/main_window.h"

namespace desktop {

void MainWindow::joinRules() {
    connect(count_, &count::CountPage::ruleAsked, this, &MainWindow::showRule);
    connect(gallery_, &gallery::GalleryPage::ruleAsked, this, &MainWindow::showRule);
    connect(score_, &score::ScorePages::ruleAsked, this, &MainWindow::showRule);
    connect(play_, &PlayPage::ruleAsked, this, &MainWindow::showRule);
    connect(learn_, &learn::LearnPages::ruleAsked, this, &MainWindow::showRule);
    connect(learn_, &learn::LearnPages::linkAsked, this, &MainWindow::followRuleLink);
    connect(learn_, &learn::LearnPages::rulesAsked, this, &MainWindow::showRuleBook);
    connect(learn_, &learn::LearnPages::glossaryAsked, this, [this] {
        layRules(ruleBook());
        ruleBook_->showGlossary();
    });
}

// Made when it is first asked for: most sittings begin with a game.
rules::RuleBookPage* MainWindow::ruleBook() {
    if (!ruleBook_) {
        ruleBook_ = new rules::RuleBookPage(deck_);
        pages_->addWidget(ruleBook_);
        pageMenus_->add(ruleBook_, tr("&Book"));
        connect(ruleBook_, &rules::RuleBookPage::closed, this, &MainWindow::leaveRules);
        connect(ruleBook_, &rules::RuleBookPage::versicoleAsked, this, &MainWindow::showVersicole);
    }
    return ruleBook_;
}

rules::VersicolePage* MainWindow::versicolePage() {
    if (!versicole_) {
        versicole_ = new rules::VersicolePage(deck_);
        pages_->addWidget(versicole_);
        pageMenus_->add(versicole_, tr("&Versicole"));
        connect(versicole_, &rules::VersicolePage::closed, this, &MainWindow::leaveRules);
    }
    return versicole_;
}

// A dialog that asked makes way for the book and comes back with the page under it.
void MainWindow::showRuleFor(QDialog* dialog, const QString& number) {
    showRule(number);
    dialog->hide();
    dialogBeforeRules_ = dialog;
}

// Book and versicole make way for each other; the page under them stays the same.
void MainWindow::layRules(QWidget* page) {
    QWidget* now = pages_->currentWidget();
    if (now == ruleBook_ || now == versicole_) {
        pages_->setCurrentWidget(page);
        pageShown();
    } else {
        layPage(page);
    }
}

// By its key the book opens where it was left, or at what is being done.
void MainWindow::showRuleBook() {
    const bool counting = pages_->currentWidget() == count_;
    layRules(ruleBook());
    if (counting)
        ruleBook_->showRule(QStringLiteral("M7"));
    ruleBook_->focusFirst();
}

void MainWindow::showRule(const QString& number) {
    layRules(ruleBook());
    ruleBook_->showRule(number);
}

void MainWindow::showTerm(const QString& term) {
    layRules(ruleBook());
    ruleBook_->showTerm(term);
}

void MainWindow::followRuleLink(const QString& link) {
    const auto target = rules::targetOf(link);
    if (!target)
        return;
    target->kind == rules::Target::Kind::Rule ? showRule(target->name) : showTerm(target->name);
}

void MainWindow::showVersicole() {
    layRules(versicolePage());
    versicole_->focusFirst();
}

void MainWindow::leaveRules() {
    leavePage();
    if (const auto dialog = std::exchange(dialogBeforeRules_, nullptr))
        dialog->show();
}

} // namespace desktop
