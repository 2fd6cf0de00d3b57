//! What operators want to know about several machines. Registered only where there is NATS.

use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::Registry;

/// What this machine measures of the others and of NATS. Clones count together.
#[derive(Clone, Debug, Default)]
pub(crate) struct ClusterMetrics {
    /// 1 while NATS is there.
    pub(super) connected: Gauge,
    /// Threads of all machines that think or wait for a question.
    pub(super) thinkers: Gauge,
    /// Questions of all machines that no thread has taken yet.
    pub(super) queue: Gauge,
    /// Other nodes that are there.
    pub(super) nodes: Gauge,
    /// Requests sent to the nodes that have the tables.
    pub(super) forwarded: Counter,
    leases: Family<LeaseLabel, Counter>,
    thoughts: Family<ThoughtLabel, Counter>,
    /// Questions of other machines, and of this one, about which this machine has thought.
    pub(super) thought_here: Counter,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct ThoughtLabel {
    outcome: &'static str,
}

#[derive(Clone, Debug, Hash, PartialEq, Eq, EncodeLabelSet)]
struct LeaseLabel {
    event: &'static str,
}

impl ClusterMetrics {
    /// Everything, for a node.
    pub(crate) fn register(&self, registry: &mut Registry) {
        self.register_thinker(registry);
        registry.register("other_nodes", "other nodes that are there", self.nodes.clone());
        let forwarded = "requests to tables that are awake on another node";
        registry.register("forwarded_requests", forwarded, self.forwarded.clone());
        let leases =
            "leases of tables, by whether they were claimed, taken from a node that did not answer, or lost";
        registry.register("leases", leases, self.leases.clone());
        let thinkers = "threads of all machines on which bots think, busy or not";
        registry.register("thinkers", thinkers, self.thinkers.clone());
        let queue = "questions of all machines that wait for a bot to think, in the queue in NATS";
        registry.register("shared_bot_queue", queue, self.queue.clone());
        let thoughts = "questions that this machine put into the queue, by what became of them";
        registry.register("shared_questions", thoughts, self.thoughts.clone());
    }

    /// What concerns a machine that only thinks.
    pub(super) fn register_thinker(&self, registry: &mut Registry) {
        registry.register("nats_connected", "1 while NATS is there", self.connected.clone());
        let here = "questions from the queue about which this machine has thought";
        registry.register("shared_thoughts", here, self.thought_here.clone());
    }

    /// Counts that a lease was claimed, taken or lost.
    pub(super) fn count_lease(&self, event: &'static str) {
        self.leases.get_or_create(&LeaseLabel { event }).inc();
    }

    /// Counts a question by what became of it.
    pub(super) fn count_question(&self, outcome: &'static str) {
        self.thoughts.get_or_create(&ThoughtLabel { outcome }).inc();
    }
}
