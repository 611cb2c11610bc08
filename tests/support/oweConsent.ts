import { policies, type PolicyName } from '@jiwu/contract';
import { sql } from 'kysely';
import type { ShopClient } from './createShopClient.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';

/** As if the user had last agreed to an earlier version of the document. */
export async function oweConsent(shop: TestShop, client: ShopClient, document: PolicyName): Promise<void> {
  const { version } = policies[document];
  const { numAffectedRows } = await shop.owner.transact((tx) =>
    sql`
      update consents set version = '0.9'
      where user_id = ${userIdOf(client)} and document = ${document} and version = ${version}`.execute(tx),
  );
  if (numAffectedRows !== 1n) throw new Error(`has not agreed to ${document} ${version}`);
  // Nobody takes a consent back: the shop remembers for a while who has given it.
  await shop.forgetRedis();
}
