import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';

/** The list of staff has changed: someone wrote, was answered, or is seen to. */
export function announceQueue(tx: Tx): void {
  announceLive(tx, liveChannels.supportQueue());
}
