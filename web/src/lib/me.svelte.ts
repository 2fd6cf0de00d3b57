// Who one is. A guest comes in with the first thing he does; no page asks for a name before.

import { api, Refused, type Me } from './api';
import { t } from './words.svelte';

class Myself {
  me: Me | null = $state.raw(null);
  /** Has the server been asked yet? */
  asked = $state(false);

  async look(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof Refused) || error.refusal.code !== 'stranger') throw error;
      this.me = null;
    } finally {
      this.asked = true;
    }
  }

  /** Makes sure that one is somebody. */
  async here(): Promise<Me> {
    if (!this.asked) await this.look();
    this.me ??= await api.comeIn(t('guest-name'));
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = await api.comeIn(name);
  }

  async keep(account: string, password: string): Promise<void> {
    await this.here();
    this.me = await api.keep(account, password);
  }

  async login(account: string, password: string): Promise<void> {
    this.me = await api.login(account, password);
  }

  async logout(): Promise<void> {
    await api.logout();
    this.me = null;
  }
}

export const myself = new Myself();
