import type { Answer, Contract } from '@jiwu/contract';
import { claimDeals } from '../flows/woot/claimDeals.ts';
import { describeClaim } from '../flows/woot/queries/describeClaim.ts';
import type { ClaimWish } from '../modules/channels/claims/index.ts';
import type { Tx } from '../platform/database/Tx.ts';
import { ShopError } from '../platform/errors/ShopError.ts';

export type ClaimAnswer = Answer<Contract['wootClaim']>;

interface Input {
  readonly dealId: string;
  readonly wishes: readonly ClaimWish[];
  readonly now: Date;
}

/** Claims a piece of a deal for each who wishes one, with the endpoint's whole answer or the refusal of each. */
export async function claimWishes(tx: Tx, input: Input): Promise<(ClaimAnswer | ShopError)[]> {
  const now = input.now.toISOString();
  const claims = await claimDeals(tx, input);
  return claims.map((claim) => (claim instanceof ShopError ? claim : { ...describeClaim(claim), now }));
}
