/// The variables that a shell sets, reads or guards for itself, so that an answer under such a name
/// would be lost, stop the script, or change what the shell does (decisions 2.5).
///
/// Sources: what each shell lists at its start (dash 0.5.12, BusyBox 1.35, bash 5.2, zsh 5.9, fish
/// 3.6; a test asks the shells that are installed), and those that it obeys once they are set: POSIX
/// .1-2024, XCU 2.5.3, and XBD 8; Bash manual, chapter 5; zshparam(1), "Parameters set by the shell"
/// and "Parameters used by the shell"; fish, "Special variables". Left out are variables that a
/// shell only leaves results in, such as `REPLY`.
///
/// Names are in the order of their bytes, in literals that cost nothing until they are looked at.
enum SpecialVariables {
  /// Of every POSIX shell.
  static let everyPOSIXShell = """
    CDPATH COLUMNS ENV FCEDIT HISTFILE HISTSIZE HOME IFS LANG LC_ALL LC_COLLATE LC_CTYPE
    LC_MESSAGES LC_NUMERIC LC_TIME LINENO LINES MAIL MAILCHECK MAILPATH NLSPATH OLDPWD OPTARG
    OPTIND PATH PPID PS1 PS2 PS4 PWD SHELL TERM TMOUT TZ _
    """

  /// Of bash, besides those of every POSIX shell.
  static let bash = """
    BASH BASHOPTS BASHPID BASH_ALIASES BASH_ARGC BASH_ARGV BASH_ARGV0 BASH_CMDS BASH_COMMAND
    BASH_COMPAT BASH_ENV BASH_EXECUTION_STRING BASH_LINENO BASH_LOADABLES_PATH BASH_REMATCH
    BASH_SOURCE BASH_SUBSHELL BASH_VERSINFO BASH_VERSION BASH_XTRACEFD CHILD_MAX COMP_CWORD
    COMP_KEY COMP_LINE COMP_POINT COMP_TYPE COMP_WORDBREAKS COMP_WORDS DIRSTACK EMACS
    EPOCHREALTIME EPOCHSECONDS EUID EXECIGNORE FIGNORE FUNCNAME FUNCNEST GLOBIGNORE GROUPS
    HISTCMD HISTCONTROL HISTFILESIZE HISTIGNORE HISTTIMEFORMAT HOSTFILE HOSTNAME HOSTTYPE
    IGNOREEOF INPUTRC INSIDE_EMACS MACHTYPE OPTERR OSTYPE PIPESTATUS POSIXLY_CORRECT
    PROMPT_COMMAND PROMPT_DIRTRIM PS0 PS3 RANDOM READLINE_ARGUMENT READLINE_LINE READLINE_MARK
    READLINE_POINT SECONDS SHELLOPTS SHLVL SRANDOM TIMEFORMAT TMPDIR UID auto_resume histchars
    """

  /// Of BusyBox ash, besides those of every POSIX shell.
  static let busybox = """
    EPOCHREALTIME EPOCHSECONDS FUNCNAME HISTFILESIZE HOSTNAME RANDOM SHLVL
    """

  /// Of zsh, besides those of every POSIX shell; also the ones that load a module when touched.
  static let zsh = """
    ARGC ARGV0 BAUD CORRECT_IGNORE CORRECT_IGNORE_FILE CPUTYPE DIRSTACKSIZE EGID ERRNO EUID
    FIGNORE FPATH FUNCNEST GID HISTCHARS HISTCMD HISTORY_IGNORE HOST KEYBOARD_HACK KEYTIMEOUT
    LISTMAX LOGCHECK LOGNAME MACHTYPE MANPATH MODULE_PATH NULLCMD OSTYPE POSTEDIT PROMPT PROMPT2
    PROMPT3 PROMPT4 PROMPT_EOL_MARK PS3 PSVAR RANDOM READNULLCMD REPORTMEMORY REPORTTIME RPROMPT
    RPROMPT2 RPS1 RPS2 SAVEHIST SECONDS SHLVL SPROMPT STTY TERMINFO TERMINFO_DIRS TIMEFMT
    TMPPREFIX TMPSUFFIX TRY_BLOCK_ERROR TRY_BLOCK_INTERRUPT TTY TTYIDLE UID USERNAME VENDOR
    WATCH WATCHFMT WORDCHARS ZBEEP ZDOTDIR ZLE_LINE_ABORTED ZLE_REMOVE_SUFFIX_CHARS
    ZLE_RPROMPT_INDENT ZLE_SPACE_SUFFIX_CHARS ZSH_ARGZERO ZSH_EVAL_CONTEXT ZSH_EXECUTION_STRING
    ZSH_NAME ZSH_PATCHLEVEL ZSH_SCRIPT ZSH_SUBSHELL ZSH_VERSION aliases argv builtins cdpath
    commands dirstack dis_aliases dis_builtins dis_functions dis_functions_source dis_galiases
    dis_patchars dis_reswords dis_saliases fignore fpath funcfiletrace funcsourcetrace funcstack
    functions functions_source functrace galiases histchars history historywords jobdirs
    jobstates jobtexts keymaps mailpath manpath module_path modules nameddirs options parameters
    patchars path pipestatus prompt psvar reswords saliases signals status termcap terminfo
    userdirs usergroups watch widgets zsh_eval_context zsh_scheduled_events
    """

  /// Of fish; so are all names that begin with `fish_` or `__fish`.
  static let fish = """
    BROWSER CDPATH CMD_DURATION COLORTERM COLUMNS EUID FISH_DEBUG FISH_DEBUG_OUTPUT FISH_VERSION
    HOME IFS LANG LC_ALL LC_COLLATE LC_CTYPE LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME LINES
    PATH PWD SHLVL TERM USER _ argv history hostname last_pid pipestatus status
    status_generation umask version
    """
}
