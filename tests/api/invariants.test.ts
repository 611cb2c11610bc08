import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
  await createShopClient(shop).register();
  expect(await shop.broken()).toEqual([]);
});
afterEach(() => shop.stop());

const run = (statement: ReturnType<typeof sql>) => shop.services.db.transact((tx) => statement.execute(tx));

it('45 reports a family with two unused tokens', async () => {
  await run(sql`drop index refresh_tokens_one_unused`); // the constraint forbids it; the invariant must see it all the same
  await run(sql`
    insert into refresh_tokens (user_id, hash, session_id, issued_at, expires_at)
    select user_id, sha256('second'), session_id, issued_at, expires_at from refresh_tokens limit 1`);
  expect(await shop.broken()).toEqual([
    { number: 45, title: expect.any(String), offending: [expect.objectContaining({ unused: 2 })] },
  ]);
});

it('45 reports an ended family that still has an unused token', async () => {
  await run(sql`update sessions set ended_at = now(), end_reason = 'revoked'`);
  expect(await shop.broken()).toEqual([
    { number: 45, title: expect.any(String), offending: [expect.objectContaining({ unused: 1 })] },
  ]);
});

it('46 reports a user without consent to one of the documents', async () => {
  await run(sql`delete from consents where document = 'privacyPolicy'`);
  expect(await shop.broken()).toEqual([
    { number: 46, title: expect.any(String), offending: [expect.objectContaining({ document: 'privacyPolicy' })] },
  ]);
});
