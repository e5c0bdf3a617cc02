#include "desktop/shell/report_dialog.h"

#include "records/clock.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QDate>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QSysInfo>
#include <QVBoxLayout>

namespace desktop {

namespace {

// Settings as they are written down; where the window stood is bytes that nobody can read.
QStringList settingsLines(const QSettings& settings) {
    QStringList lines;
    for (const QString& key : settings.allKeys()) {
        const QVariant value = settings.value(key);
        if (value.typeId() != QMetaType::QByteArray)
            lines << QStringLiteral("%1 = %2").arg(key, value.toStringList().join(QStringLiteral(", ")));
    }
    return lines;
}

} // namespace

QString reportText(const QWidget& window, const QSettings& settings, const QByteArray& record) {
    const QScreen* screen = window.screen();
    const QString line = QString(72, u'-');
    QStringList text{
        ReportDialog::tr("What happened, and what did you expect? (Write it here.)"),
        {},
        {},
        line,
        QStringLiteral("Versicola %1").arg(QCoreApplication::applicationVersion()),
        QStringLiteral("Qt %1, %2, %3")
            .arg(QString::fromLatin1(qVersion()), QGuiApplication::platformName(), QLocale().name()),
        QStringLiteral("%1, %2").arg(QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture()),
        QStringLiteral("window %1 x %2, screen %3 x %4 at %5")
            .arg(window.width())
            .arg(window.height())
            .arg(screen->size().width())
            .arg(screen->size().height())
            .arg(screen->devicePixelRatio()),
        line,
    };
    text << settingsLines(settings) << line
         << (record.isEmpty() ? ReportDialog::tr("No hand is at the table.") : QString::fromUtf8(record));
    return text.join(u'\n');
}

ReportDialog::ReportDialog(FileDialogs& files, QWidget* window)
    : QDialog(window), files_(files), text_(new QPlainTextEdit(this)),
      copy_(new QPushButton(tr("Co&py"), this)), save_(new QPushButton(tr("&Save…"), this)),
      says_(new QLabel(this)) {
    setWindowTitle(tr("Report a problem"));
    auto* about =
        new QLabel(tr("This text has what is needed to find out what went wrong. Read it, take out what "
                      "you want to keep to yourself, and give it to whoever can help: nothing is sent "
                      "from here. At its end is the hand at the table with all its cards, those of "
                      "the others as well."),
                   this);
    about->setWordWrap(true);
    text_->setAccessibleName(tr("The report"));
    text_->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    text_->setTabChangesFocus(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(copy_, QDialogButtonBox::ActionRole);
    buttons->addButton(save_, QDialogButtonBox::ActionRole);
    says_->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->addWidget(about);
    column->addWidget(text_, 1);
    column->addWidget(says_);
    column->addWidget(buttons);
    resize(640, 480);
    connect(copy_, &QPushButton::clicked, this, &ReportDialog::copy);
    connect(save_, &QPushButton::clicked, this, &ReportDialog::save);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ReportDialog::show(const QString& text) {
    text_->setPlainText(text);
    says_->clear();
    QDialog::show();
    raise();
    activateWindow();
    text_->setFocus();
}

void ReportDialog::copy() {
    QGuiApplication::clipboard()->setText(text_->toPlainText());
    says_->setText(tr("The report is copied."));
}

void ReportDialog::save() {
    files_.askSaveText(tr("Save the report"),
                       tr("Versicola, a problem, %1", "day").arg(records::today().toString(Qt::ISODate)),
                       text_->toPlainText(), [this](const QString& why) {
                           says_->setText(tr("The report could not be saved: %1.").arg(why));
                       });
}

} // namespace desktop

#include "moc_report_dialog.cpp"
