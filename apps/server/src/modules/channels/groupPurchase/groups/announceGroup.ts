import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';

/** A seat of the group has changed, or the group itself: its page and the lists show it after the commit. */
export function announceGroup(tx: Tx, groupId: string): void {
  announceLive(tx, liveChannels.group(groupId));
  outdateTags(tx, ['groups']);
}
