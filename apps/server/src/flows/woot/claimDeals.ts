import { rules } from '@jiwu/contract';
import { type Claim, type ClaimWish, takeClaims } from '../../modules/channels/claims/index.ts';
import { subjectOf } from '../../modules/channels/woot/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import type { ShopError } from '../../platform/errors/ShopError.ts';
import { claimErrors } from './claimErrors.ts';
import { startOfDay } from '../startOfDay.ts';

interface Input {
  readonly dealId: string;
  readonly wishes: readonly ClaimWish[];
  readonly now: Date;
}

/** 抢购: one statement holds a piece for each of these users, as long as there are any, or says why not. */
export async function claimDeals(tx: Tx, { dealId, wishes, now }: Input): Promise<(Claim | ShopError)[]> {
  const ended = { atMost: rules.woot.endedPerDay, since: startOfDay(now) };
  const taken = await takeClaims(tx, { subject: subjectOf(dealId), wishes, ended, now });
  return taken.map((one) => ('refused' in one ? claimErrors[one.refused] : one));
}
