import { rules } from '@jiwu/contract';
import { type Claim, takeClaim } from '../../modules/channels/claims/index.ts';
import { subjectOf } from '../../modules/channels/woot/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { claimErrors } from './claimErrors.ts';
import { startOfDay } from '../startOfDay.ts';

interface Input {
  readonly userId: string;
  readonly dealId: string;
  readonly requestKey: string;
  readonly now: Date;
}

/** 抢购: one statement holds a piece for its user, or says why not. */
export async function claimDeal(tx: Tx, { userId, dealId, requestKey, now }: Input): Promise<Claim> {
  const ended = { atMost: rules.woot.endedPerDay, since: startOfDay(now) };
  const taken = await takeClaim(tx, { userId, subject: subjectOf(dealId), ended, requestKey, now });
  if ('refused' in taken) throw claimErrors[taken.refused];
  return taken;
}
