import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resealAll, sealedColumns } from '../../apps/server/src/composition/sealedColumns.ts';
import { openSecret } from '../../apps/server/src/modules/promotion/draws/index.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { productionSettings } from '../../apps/server/src/platform/config/testing/productionSettings.ts';
import { createShopClient } from '../support/createShopClient.ts';
import { makeBuyer } from '../support/makeBuyer.ts';
import { drawSecret, makePeriod } from '../support/makeDraws.ts';
import { freshCode, makeStaff, totpCode } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

const NEXT = `next:${'n'.repeat(40)}`;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** As when the processes are started with other settings. */
const restartWith = (SEAL_SECRET: string) => Object.assign(shop.services.config, { SEAL_SECRET });

it('every sealed column can be sealed anew, or says why not', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like 'sealed\_%'`.execute(shop.owner.read);
  expect(Object.keys(sealedColumns).toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
});

it('a key is rotated while people sign in, draw and repeat their requests', async () => {
  const before = shop.services.config.SEAL_SECRET;
  const staff = await makeStaff(shop, ['admin']);
  const period = await makePeriod(shop);
  const { client } = await makeBuyer(shop);
  const body = { recipient: '林知夏', phoneNumber: '13800000000', divisionCode: '330106', detail: '文三路 478 号' };
  const once = { headers: { 'Idempotency-Key': 'rotation-rehearsed' }, body };
  const first = await client.call('addressCreate', once);
  expect(first.flag).toBe(true);
  const signIn = (code: string) =>
    createShopClient(shop, { roaming: true }).call('staffLogin', {
      body: { loginName: staff.loginName, password: staff.password, code },
    });
  const secretOf = async () => {
    const row = await shop.services.db.read
      .selectFrom('draw_periods')
      .select(['sealed_secret', 'commitment'])
      .where('id', '=', period.id)
      .executeTakeFirstOrThrow();
    return openSecret(shop.services.config, row.sealed_secret);
  };

  expect((await signIn(totpCode(shop, staff.totpSecret))).flag).toBe(true);
  restartWith(`${before},${NEXT}`);
  expect(await secretOf()).toEqual(drawSecret);
  restartWith(`${NEXT},${before}`);
  expect((await signIn(freshCode(shop, staff))).flag).toBe(true);
  const counts = await resealAll(shop.owner, shop.services.config);
  expect(counts['staff_members.sealed_totp_secret']).toBe(1);
  expect(counts['draw_periods.sealed_secret']).toBe(1);
  expect(counts['idempotency_keys.sealed_answer']).toBeGreaterThan(0);
  const nothing = Object.fromEntries(Object.keys(counts).map((column) => [column, 0]));
  expect(await resealAll(shop.owner, shop.services.config)).toEqual(nothing);

  restartWith(NEXT);
  expect((await signIn(freshCode(shop, staff))).flag).toBe(true);
  expect(await secretOf()).toEqual(drawSecret);
  expect(await client.call('addressCreate', once)).toMatchObject({ status: 200, data: first.data });
  restartWith(before);
  expect((await signIn(freshCode(shop, staff))).flag).toBe(false);
  restartWith(NEXT);
});

it('a promised period keeps everything else', async () => {
  const tried = (change: string) => shop.owner.writeAlone(sql.raw(`update draw_periods set ${change}`));
  await expect(tried(`commitment = sha256('other')`)).rejects.toThrow('only added to');
  await expect(tried(`ends_at = ends_at + interval '1 day'`)).rejects.toThrow('only added to');
});

it('hashes have a key of their own: the one without an id, or the one that is set', () => {
  const old = productionSettings.SEAL_SECRET;
  const read = (change: Record<string, string>) => readConfig({ ...productionSettings, ...change });
  expect(read({}).HASH_SECRET).toBe(old);
  expect(read({ SEAL_SECRET: `${NEXT},${old}` }).HASH_SECRET).toBe(old);
  expect(() => read({ SEAL_SECRET: NEXT })).toThrow('HASH_SECRET');
  expect(read({ SEAL_SECRET: NEXT, HASH_SECRET: old }).HASH_SECRET).toBe(old);
  expect(() => read({ SEAL_SECRET: `${NEXT},short` })).toThrow('32 characters');
  expect(() => read({ SEAL_SECRET: `${NEXT},development-seal-secret-0123456789abcdef`, HASH_SECRET: old })).toThrow(
    'SEAL_SECRET',
  );
  expect(() => read({ TOKEN_SECRET: 'n'.repeat(40), SEAL_SECRET: NEXT, HASH_SECRET: old })).toThrow('TOKEN_SECRET');
});
