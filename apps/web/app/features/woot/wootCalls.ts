import { ApiError, refusalOf } from '@jiwu/api-client';
import { apiClient } from '../../session/apiClient.ts';
import type { Claim, MyWoot } from '../../shared/woot/Deal.ts';

/**
 * won: the piece is theirs. soldOut: nobody can have one now. refused: another rule says no, in words. unknown: no answer came, and
 * the same request may be sent again.
 */
export type Claimed =
  | { readonly kind: 'won'; readonly claim: Claim & { readonly now: string } }
  | { readonly kind: 'soldOut' }
  | { readonly kind: 'refused'; readonly text: string }
  | { readonly kind: 'unknown'; readonly text: string };

/** The calls that need a logged-in user, and the API client with them: loaded apart from the page, which guests read without. */
export const wootCalls = {
  async mine(signal: AbortSignal): Promise<MyWoot> {
    return await apiClient.call('wootMine', {}, { silent: true, signal });
  },

  async claim(dealId: string, idempotencyKey: string): Promise<Claimed> {
    try {
      const input = { params: { id: dealId }, body: {} };
      return { kind: 'won', claim: await apiClient.call('wootClaim', input, { silent: true, idempotencyKey }) };
    } catch (error) {
      return claimedOf(error);
    }
  },

  async skuOf(claimId: string, signal: AbortSignal): Promise<string> {
    return (await apiClient.call('wootClaimGet', { params: { id: claimId } }, { silent: true, signal })).skuId;
  },

  async remind(dealId: string): Promise<void> {
    await apiClient.call('wootRemind', { params: { id: dealId }, body: {} }, { silent: true });
  },
};

function claimedOf(error: unknown): Claimed {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return { kind: 'unknown', text: '没有收到结果，请再按一次，不会抢成两件' };
  }
  if (refusalOf(error) === 'WOOT_SOLD_OUT') return { kind: 'soldOut' };
  return { kind: 'refused', text: error.message };
}
