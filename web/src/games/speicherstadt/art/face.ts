import type { Good } from './goods';

/** What a card shows. */
export type Face =
  | { kind: 'fire'; points: number }
  | { kind: 'fireman'; value: number }
  | { kind: 'contract'; needs: Good[]; points: number }
  | { kind: 'ship' }
  | { kind: 'trader'; good: Good }
  | { kind: 'office'; steps: number[]; owned?: number }
  | { kind: 'warehouse' }
  | { kind: 'bank' }
  | { kind: 'harbour' }
  | { kind: 'trading_chamber' }
  | { kind: 'church'; points: number }
  | { kind: 'prayer_boat'; points: number };
