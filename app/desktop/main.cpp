// Versicola: Minchiate, Tarocco bolognese, French Tarot and Cuatrola at the table, by mouse and keyboard.
#include "desktop/bolognese/bolognese_room.h"
#include "desktop/cuatrola/cuatrola_room.h"
#include "desktop/minchiate/minchiate_room.h"
#include "desktop/shell/main_window.h"
#include "desktop/tarot/tarot_room.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QIcon>
#include <QLibraryInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QTranslator>

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("versicola"));
    QApplication::setApplicationDisplayName(QStringLiteral("Versicola"));
    QApplication::setApplicationVersion(QStringLiteral(VERSICOLA_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("versicola"));
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
    desktop::MainWindow window(
        {desktop::minchiateGame(), desktop::bologneseGame(), desktop::tarotGame(), desktop::cuatrolaGame()},
        folder, folder + QStringLiteral("/settings.ini"));
    window.keepPicturesIn((parser.isSet(QStringLiteral("data"))
                               ? folder
                               : QStandardPaths::writableLocation(QStandardPaths::CacheLocation)) +
                          QStringLiteral("/pictures"));
    window.show();
    if (const QStringList files = parser.positionalArguments(); !files.isEmpty())
        window.openFile(files.first());
    return QApplication::exec();
}
