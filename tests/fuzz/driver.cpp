// A plain driver for where libFuzzer is not: every seed of a folder, then changes of them by chance for so
// many seconds. `fuzz_rules FOLDER SECONDS [SEED]`; the input of a fault is left in the working directory as
// fault-<target>. Exit 0 and a line with the number of runs.
#include "target.h"

#include "tricks/random.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

using Input = std::vector<std::uint8_t>;

Input now;        // that is run
std::string name; // of this program

void leaveFault(int signal) {
    std::ofstream("fault-" + name, std::ios::binary)
        .write(reinterpret_cast<const char*>(now.data()), static_cast<std::streamsize>(now.size()));
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void run(Input input) {
    now = std::move(input);
    LLVMFuzzerTestOneInput(now.data(), now.size());
}

// Bytes exchanged, put in, taken out, and parts of another seed.
Input changed(Input input, const std::vector<Input>& seeds, tricks::Random& random) {
    const auto at = [&](const Input& of) {
        return of.begin() + random.below(static_cast<std::uint32_t>(of.size()) + 1);
    };
    for (std::uint32_t changes = 1 + random.below(6); changes > 0; --changes) {
        const auto byte = static_cast<std::uint8_t>(random.below(256));
        switch (random.below(input.empty() ? 1 : 4)) {
        case 0:
            input.insert(at(input), byte);
            break;
        case 1:
            input[random.below(static_cast<std::uint32_t>(input.size()))] = byte;
            break;
        case 2: {
            const auto from = random.below(static_cast<std::uint32_t>(input.size()));
            const auto most = static_cast<std::uint32_t>(input.size()) - from;
            input.erase(input.begin() + from, input.begin() + from + 1 + random.below(std::min(most, 16u)));
            break;
        }
        default: {
            const Input& other = seeds[random.below(static_cast<std::uint32_t>(seeds.size()))];
            if (other.empty())
                break;
            const auto from = random.below(static_cast<std::uint32_t>(other.size()));
            const auto most = static_cast<std::uint32_t>(other.size()) - from;
            input.insert(at(input), other.begin() + from,
                         other.begin() + from + 1 + random.below(std::min(most, 64u)));
        }
        }
    }
    return input;
}

} // namespace

int main(int argc, char* argv[]) {
    if (argc < 3) {
        std::fputs("usage: FOLDER SECONDS [SEED]\n", stderr);
        return 2;
    }
    name = std::filesystem::path(argv[0]).filename().string();
    std::signal(SIGABRT, leaveFault);
    std::signal(SIGSEGV, leaveFault);
    std::vector<Input> seeds{{}};
    std::error_code gone;
    for (const auto& file : std::filesystem::directory_iterator(argv[1], gone)) {
        std::ifstream stream(file.path(), std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    }
    if (gone) {
        std::fprintf(stderr, "%s cannot be read.\n", argv[1]);
        return 2;
    }
    std::ranges::sort(seeds); // a folder has no order
    for (const Input& seed : seeds)
        run(seed);
    tricks::Random random(argc > 3 ? std::strtoull(argv[3], nullptr, 10) : 1);
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(std::atoi(argv[2]));
    long long runs = 0;
    for (; std::chrono::steady_clock::now() < end; ++runs)
        run(changed(seeds[random.below(static_cast<std::uint32_t>(seeds.size()))], seeds, random));
    std::printf("%zu seeds, %lld runs\n", seeds.size(), runs);
    return 0;
}
