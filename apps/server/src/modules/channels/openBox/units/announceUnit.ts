import type { Tx } from '../../../../platform/database/Tx.ts';
import { announceLive } from '../../../../platform/effects/announceLive.ts';
import { outdateTags } from '../../../../platform/effects/outdateTags.ts';
import { beforeCommit } from '../../../../platform/effects/transactionEnd.ts';
import { addJob } from '../../../../platform/jobs/addJob.ts';
import { liveChannels } from '../../../../platform/live/liveChannels.ts';
import { subjectOf, UNIT, type Unit } from './Unit.ts';

/** Pages that show the unit look again. */
export function announceUnit(tx: Tx, { id }: Pick<Unit, 'id'>): void {
  announceLive(tx, liveChannels.claimed(subjectOf(id)));
  outdateTags(tx, [UNIT]);
}

/** How many units of the product there are, and from what price, follows by a job: no payment waits for the product's row. */
export function announceOffer(tx: Tx, { productId }: Pick<Unit, 'productId'>): void {
  const jobKey = `refreshProduct:${productId}`;
  beforeCommit(tx, jobKey, (last) => addJob(last, 'refreshProduct', { productId }, { jobKey }));
}
