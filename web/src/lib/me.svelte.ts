// Who one is. A guest comes in with the first thing they do; no page asks for a name before.

import { api, Refused, type Me } from './api';
import { t } from './words.svelte';

class Myself {
  me: Me | null = $state.raw(null);
  /** Has the server been asked yet? */
  asked = $state(false);

  private looking: Promise<void> | null = null;

  /** Asks once at a time: an answer from before one came in would make a stranger of them again. */
  look(): Promise<void> {
    this.looking ??= this.ask().finally(() => (this.looking = null));
    return this.looking;
  }

  private async ask(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      // Only a stranger is a stranger; a server that does not answer has said nothing.
      if (!(error instanceof Refused) || error.refusal.code !== 'stranger') throw error;
      this.me = null;
    }
    this.asked = true;
  }

  private coming: Promise<Me> | null = null;

  /** Makes sure that one is somebody, and only one. */
  here(): Promise<Me> {
    this.coming ??= this.comeIn().finally(() => (this.coming = null));
    return this.coming;
  }

  private async comeIn(): Promise<Me> {
    if (!this.asked) await this.look();
    this.me ??= await api.comeIn(`${t('guest-name')} ${10 + Math.floor(Math.random() * 90)}`);
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.comeIn(name);
  }

  /** Makes an account of a guest. Returns the recovery codes, which are told once. */
  async keep(account: string, password: string): Promise<string[]> {
    await this.here();
    const { account: kept, recovery_codes } = await api.keep(account, password);
    // The name that one signs up with is the name that others see.
    this.me = kept === null ? await api.me() : await api.comeIn(kept);
    return recovery_codes;
  }

  async login(account: string, password: string): Promise<void> {
    this.me = await api.login(account, password);
  }

  async recover(account: string, code: string, password: string): Promise<void> {
    this.me = await api.recover(account, code, password);
  }

  async logout(): Promise<void> {
    await api.logout();
    this.me = null;
  }

  async logoutEverywhere(): Promise<void> {
    await api.logoutEverywhere();
    this.me = null;
  }

  /** Leaves the house for good. */
  async leave(password: string | null): Promise<void> {
    await api.leave(password);
    this.me = null;
  }
}

export const myself = new Myself();
