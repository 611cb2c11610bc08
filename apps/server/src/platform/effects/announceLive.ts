import type { Tx } from '../database/Tx.ts';
import { afterCommit } from './transactionEnd.ts';

/** After the commit, pages that follow this channel (`liveChannels`) load again. */
export function announceLive(tx: Tx, channel: string): void {
  afterCommit(tx, { kind: 'live', channel });
}
