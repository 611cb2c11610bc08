import type { Tx } from '../../../platform/database/Tx.ts';
import { announceLive } from '../../../platform/effects/announceLive.ts';
import { outdateTags } from '../../../platform/effects/outdateTags.ts';
import { liveChannels } from '../../../platform/live/liveChannels.ts';
import type { ClaimSubject } from './Claim.ts';

/** Pages that show how many are left look again; cached answers that show them bear the tag of the subject's kind. */
export function announceSupply(tx: Tx, { kind, id }: ClaimSubject): void {
  announceLive(tx, liveChannels.claimed({ kind, id }));
  announceLive(tx, liveChannels.claimedOfKind(kind));
  outdateTags(tx, [kind]);
}

/** The same for pieces that came back, were added or can be claimed again. Said first, so that a page that shows one can be believed. */
export function announceMore(tx: Tx, subject: ClaimSubject): void {
  announceLive(tx, liveChannels.claimableAgain(subject.kind));
  announceSupply(tx, subject);
}
