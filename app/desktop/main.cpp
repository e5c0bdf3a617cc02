// Versicola: Minchiate, Tarocco bolognese, French Tarot and Cuatrola at the table, by mouse and keyboard.
#include "desktop/bolognese/bolognese_room.h"
#include "desktop/cuatrola/cuatrola_room.h"
#include "desktop/minchiate/minchiate_room.h"
#include "desktop/shell/main_window.h"
#include "desktop/start/ending_signals.h"
#include "desktop/start/one_copy.h"
#include "desktop/start/screen_needed.h"
#include "desktop/tarot/tarot_room.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTextStream>
#include <QTranslator>

#include <memory>

int main(int argc, char* argv[]) {
    auto needed = std::make_unique<desktop::ScreenNeeded>();
    QApplication application(argc, argv);
    needed.reset();
    QApplication::setApplicationName(QStringLiteral("versicola"));
    QApplication::setApplicationDisplayName(QStringLiteral("Versicola"));
    QApplication::setApplicationVersion(QStringLiteral(VERSICOLA_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.versicola.Versicola"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/versicola.svg")));

    // English too needs its translation: it holds the plurals.
    QTranslator words, qtWords;
    if (words.load(QLocale(), QStringLiteral("versicola"), QStringLiteral("_"), QStringLiteral(":/i18n")) ||
        words.load(QStringLiteral(":/i18n/versicola_en.qm")))
        QApplication::installTranslator(&words);
    if (qtWords.load(QLocale(), QStringLiteral("qtbase"), QStringLiteral("_"),
                     QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QApplication::installTranslator(&qtWords);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QApplication::translate("main", "Minchiate, the Florentine game of ninety-seven cards"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({QStringLiteral("data"),
                      QApplication::translate("main", "Keep games and settings in this folder."),
                      QStringLiteral("folder")});
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QApplication::translate("main", "A hand record to open."),
                                 QStringLiteral("[file]"));
    parser.process(application);

    const QString folder = parser.isSet(QStringLiteral("data"))
                               ? parser.value(QStringLiteral("data"))
                               : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    const QStringList files = parser.positionalArguments();
    const QString file = files.isEmpty() ? QString() : QFileInfo(files.first()).absoluteFilePath();
    desktop::OneCopy copy(folder);
    if (const auto found = copy.take(file); found != desktop::OneCopy::Found::Free) {
        const QString why = copy.why(found);
        if (why.isEmpty())
            return 0;
        QTextStream(stderr) << "versicola: " << why << '\n';
        QMessageBox::warning(nullptr, QApplication::applicationDisplayName(), why);
        return 1;
    }
    desktop::MainWindow window(
        {desktop::minchiateGame(), desktop::bologneseGame(), desktop::tarotGame(), desktop::cuatrolaGame()},
        folder, folder + QStringLiteral("/settings.ini"));
    window.keepPicturesIn((parser.isSet(QStringLiteral("data"))
                               ? folder
                               : QStandardPaths::writableLocation(QStandardPaths::CacheLocation)) +
                          QStringLiteral("/pictures"));
    window.show();
    if (!file.isEmpty())
        window.openFile(file);
    QObject::connect(&copy, &desktop::OneCopy::asked, &window, [&window](const QString& another) {
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.raise();
        window.activateWindow();
        if (!another.isEmpty())
            window.openFile(another);
    });
    desktop::onEndingSignals(&window, [&window] {
        window.close();
        QApplication::quit(); // also where a dialog waits
    });
    return QApplication::exec();
}
