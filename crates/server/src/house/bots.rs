//! Bots: asked here or elsewhere, for this house and for others.

use std::net::IpAddr;
use std::sync::Arc;

use hall::BotTask;
use serde_json::Value;
use tokio::task::JoinError;

use super::House;
use crate::cluster::Thinker;
use crate::fair_queue::Priority;

impl House {
    /// Lets a bot answer: wherever a thread has nothing to do, if it thinks for long, else here. It fails if the bot does, and if
    /// the server is being stopped.
    pub(crate) async fn ask_bot(
        &self,
        task: BotTask,
        network: Option<IpAddr>,
        priority: Priority,
    ) -> Result<Option<Value>, JoinError> {
        let task = match &self.0.shared_thinking {
            Some(shared) => match shared.ask(task, network, priority).await {
                Ok(decision) => return Ok(decision),
                Err(task) => task,
            },
            None => task,
        };
        self.bot_threads().turn(task, network, priority).await.think().await
    }

    /// Thinks about the questions of all machines until the server is being stopped.
    pub(crate) async fn think_for_others(self) {
        let (Some(shared), Some(nats)) = (&self.0.shared_thinking, &self.options().nats) else { return };
        let stop = self.0.closing.subscribe();
        let lane = Arc::clone(self.bot_threads().thinking());
        let thinker = Thinker::new(nats.clone(), lane, stop.clone());
        tokio::join!(shared.keep_counting(stop), thinker.think());
    }
}
