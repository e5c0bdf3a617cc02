// versicola-cli: the engine without a window. JSON on standard output, one-line errors on standard error;
// exit 0 done, 1 the input was refused, 2 bad usage.
#include "cli/commands.h"

#include <QCoreApplication>

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    return cli::run(QCoreApplication::arguments().mid(1));
}
