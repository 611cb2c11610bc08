import { randomKey, sha256 } from '../../../../platform/crypto/hashing.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

const LIFETIME_MS = 10 * 60_000;

interface WebsiteState {
  readonly state: string;
  readonly stateKey: string;
  readonly expiresInSeconds: number;
}

/**
 * The one-time `state` of a website login. It travels through WeChat and back in addresses, so it alone proves
 * nothing: the page that asked also keeps a key which never appears in one. The browser id would not do, anyone can
 * compute it (decision 0006).
 */
export async function issueWebsiteState(tx: Tx, input: { browserId: string; now: Date }): Promise<WebsiteState> {
  const stateKey = randomKey(24);
  const state = randomKey(24);
  const expiresAt = new Date(input.now.getTime() + LIFETIME_MS);
  await tx
    .insertInto('wechat_website_states')
    .values({
      state_hash: sha256(state),
      state_key_hash: sha256(stateKey),
      browser_id: input.browserId,
      created_at: input.now,
      expires_at: expiresAt,
    })
    .execute();
  return { state, stateKey, expiresInSeconds: LIFETIME_MS / 1000 };
}

/** Used before WeChat is asked: a callback that was replayed, or opened in another person's browser, goes no further. */
export async function useWebsiteState(
  tx: Tx,
  input: { state: string; stateKey: string; browserId: string; now: Date },
): Promise<void> {
  const used = await tx
    .updateTable('wechat_website_states')
    .set({ used_at: input.now })
    .where('state_hash', '=', sha256(input.state))
    .where('state_key_hash', '=', sha256(input.stateKey))
    .where('browser_id', '=', input.browserId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', input.now)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw new ShopError('QR_EXPIRED');
}
