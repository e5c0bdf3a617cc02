// Versicola: Minchiate, Tarocco bolognese, French Tarot and Cuatrola at the table, by mouse and keyboard.
#include "desktop/bolognese/bolognese_room.h"
#include "desktop/cuatrola/cuatrola_room.h"
#include "desktop/look/picture_memory.h"
#include "desktop/look/picture_store.h"
#include "desktop/minchiate/minchiate_room.h"
#include "desktop/shell/spoken_window.h"
#include "desktop/start/ending_signals.h"
#include "desktop/start/one_copy.h"
#include "desktop/start/screen_needed.h"
#include "desktop/tarot/tarot_room.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QMessageBox>
#include <QStandardPaths>
#include <QTextStream>
#include <QtConcurrent>

#include <memory>

int main(int argc, char* argv[]) {
    look::giveBackFreedPictures();
    auto needed = std::make_unique<desktop::ScreenNeeded>();
    QApplication application(argc, argv);
    needed.reset();
    QApplication::setApplicationName(QStringLiteral("versicola"));
    QApplication::setApplicationDisplayName(QStringLiteral("Versicola"));
    QApplication::setApplicationVersion(QStringLiteral(VERSICOLA_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("org.versicola.Versicola"));
    QApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/versicola.svg")));

    text::Speaker speaker;
    speaker.speak({}); // what was chosen is known once the folder is

    QCommandLineParser parser;
    parser.setApplicationDescription(QApplication::translate(
        "main", "Four old trick games: Minchiate, Tarocco bolognese, French Tarot and Cuatrola"));
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
    const QString store = folder + QStringLiteral("/settings.ini");
    const QString pictures = (parser.isSet(QStringLiteral("data"))
                                  ? folder
                                  : QStandardPaths::writableLocation(QStandardPaths::CacheLocation)) +
                             QStringLiteral("/pictures");
    // Once in a sitting, beside all else; who leaves does not wait for it.
    QFuture<void> pruning = QtConcurrent::run([pictures](QPromise<void>& promise) {
        look::prunePictures(pictures, look::mostKept, [&promise] { return promise.isCanceled(); });
    });
    desktop::SpokenWindow spoken(speaker, store, [&] {
        const std::vector<desktop::Game> games{desktop::minchiateGame(), desktop::bologneseGame(),
                                               desktop::tarotGame(), desktop::cuatrolaGame()};
        auto window = std::make_unique<desktop::MainWindow>(games, folder, store);
        window->keepPicturesIn(pictures);
        return window;
    });
    spoken.now().show();
    if (!file.isEmpty())
        spoken.now().openFile(file);
    QObject::connect(&copy, &desktop::OneCopy::asked, &spoken, [&spoken](const QString& another) {
        desktop::MainWindow& window = spoken.now();
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.raise();
        window.activateWindow();
        if (!another.isEmpty())
            window.openFile(another);
    });
    desktop::onEndingSignals(&spoken, [&spoken] {
        spoken.now().close();
        QApplication::quit(); // also where a dialog waits
    });
    const int ended = QApplication::exec();
    pruning.cancel();
    return ended;
}
