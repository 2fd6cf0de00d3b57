//! The findings of the review of 2026-11-16: how each is attacked here, and which tests hold it.

use crate::house::Setup;
use crate::report::Report;
use crate::{Failure, connections, guesses, lobby, memory, people, replays, sockets, tables};

/// One finding of the review.
pub(crate) struct Finding {
    pub(crate) id: &'static str,
    pub(crate) what: &'static str,
    /// Whether it is attacked here; the others take no load, and their tests are enough.
    pub(crate) is_attacked: bool,
    /// Tests in `cargo test` that hold it, by function; `xtask` checks that there are such functions.
    pub(crate) tests: &'static [&'static str],
}

const fn attacked(id: &'static str, what: &'static str, tests: &'static [&'static str]) -> Finding {
    Finding { id, what, is_attacked: true, tests }
}

const fn tested(id: &'static str, what: &'static str, tests: &'static [&'static str]) -> Finding {
    Finding { id, what, is_attacked: false, tests }
}

pub(crate) const FINDINGS: &[Finding] = &[
    attacked("F1", "one address opens tables until no more may be awake", &[]),
    attacked(
        "F2",
        "behind a proxy one client takes all connections",
        &["one_address_does_not_take_all_connections"],
    ),
    tested("F3", "a backup of a busy house never finishes", &["a_busy_house_is_backed_up_and_brought_back"]),
    attacked("F4", "replays on the threads that serve people", &[]),
    attacked("F5", "memory does not come back after a burst", &[]),
    tested(
        "F6",
        "a first start that is killed leaves a folder that never opens",
        &["killing_the_server_while_it_starts_loses_nothing", "a_database_without_anything_in_it_is_ours"],
    ),
    tested(
        "F7",
        "sealed answers can be counted and timed",
        &["what_a_viewer_may_not_hear_changes_nothing_for_it"],
    ),
    attacked("F8", "one person on two seats under two names", &[]),
    attacked(
        "F9",
        "a socket hears on after its owner logged out",
        &["a_logged_out_socket_is_closed_at_once_and_others_stay_open"],
    ),
    attacked(
        "F10",
        "guesses keep the owner out; crowds make limits forget",
        &["passwords_cannot_be_tried_without_end"],
    ),
    tested(
        "F11",
        "a closed house runs clocks down",
        &[
            "while_the_house_is_away_no_clock_runs",
            "a_house_that_was_closed_was_away",
            "a_machine_that_slept_was_away_and_one_set_back_was_not",
        ],
    ),
    tested(
        "F12",
        "two servers on one data folder",
        &["a_second_server_on_a_folder_is_refused_until_the_first_is_gone"],
    ),
    tested(
        "F13",
        "fewer file descriptors than connections",
        &["connections_that_cannot_be_served_are_not_promised"],
    ),
    tested(
        "F14",
        "errors of the disk and of single logs are not told as what they are",
        &[
            "a_broken_log_of_one_match_concerns_nobody_else",
            "a_full_disk_is_an_error_and_loses_nothing",
            "a_lost_database_is_missed",
            "a_folder_that_cannot_be_written_is_said_in_one_line",
        ],
    ),
    attacked("F15", "one guest fills the lobby; what sleeps is woken by looks", &[]),
    attacked("F16", "misleading names and chat", &[]),
    attacked("F17", "a start that is refused leaves its table behind", &[]),
    attacked(
        "F18",
        "clients that never read, floods of pings, strangers at a table",
        &["a_client_that_takes_nothing_is_given_up", "watchers_do_not_keep_the_players_out"],
    ),
    tested(
        "F19",
        "headers without HTTPS alone, and public metrics",
        &["with_secure_browsers_come_over_https_alone", "metrics_count_what_happens_and_are_not_public"],
    ),
    tested(
        "F20",
        "false errors at a stop, no access log, few metrics",
        &["a_stop_under_load_logs_no_errors", "logs_tell_who_came_and_no_secrets"],
    ),
    attacked("F21", "one address lets bots think, and others' bots wait", &[]),
];

/// Attacks a fresh server as one finding says.
pub(crate) async fn attack(finding: &Finding, setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    match finding.id {
        "F1" => tables::close_the_house(setup, report).await,
        "F2" => connections::take_all_connections(setup, report).await,
        "F4" => replays::ask_for_replays(setup, report).await,
        "F5" => memory::fill_memory(setup, report).await,
        "F8" => people::sit_twice(setup, report).await,
        "F9" => people::listen_after_logout(setup, report).await,
        "F10" => guesses::guess_and_crowd(setup, report).await,
        "F15" => lobby::fill_the_lobby(setup, report).await,
        "F16" => people::mislead(setup, report).await,
        "F17" => people::start_too_early(setup, report).await,
        "F18" => sockets::abuse_sockets(setup, report).await,
        "F21" => tables::slow_down_bots(setup, report).await,
        other => Err(format!("{other} is not attacked here").into()),
    }
}
