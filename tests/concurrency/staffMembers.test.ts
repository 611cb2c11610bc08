import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshCode, signInStaff, type StaffClient, totpCode } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const ROUNDS = 5;
const activeAdmins = async () => {
  const rows = await shop.services.db.read
    .selectFrom('staff_members')
    .select('id')
    .where('state', '=', 'active')
    .execute();
  return rows.map(({ id }) => id);
};

it('of administrators who close each other at once, one is left', async () => {
  const keeper = await signInStaff(shop, ['admin']);
  for (let round = 0; round < ROUNDS; round += 1) {
    const others: StaffClient[] = [await signInStaff(shop, ['admin']), await signInStaff(shop, ['admin'])];
    const circle = [keeper, ...others];
    shop.advance(30_000);
    const versions = new Map(
      ((await keeper.call('staffMemberList')).data as { items: { id: string; version: number }[] }).items.map(
        ({ id, version }) => [id, version],
      ),
    );
    const replies = await Promise.all(
      others.flatMap((by, at) => {
        const next = others[(at + 1) % others.length];
        const body = {
          reason: '互相关闭',
          version: versions.get(next?.staffId ?? ''),
          code: totpCode(shop, by.totpSecret),
        };
        return [by.call('staffMemberClose', { params: { id: next?.staffId ?? '' }, body })];
      }),
    );
    expect(
      replies.filter(({ status }) => status === 200),
      JSON.stringify(replies.map(({ code }) => code)),
    ).toHaveLength(1);
    const left = await activeAdmins();
    expect(left).toHaveLength(2);
    expect(circle.filter(({ staffId }) => left.includes(staffId))).toHaveLength(2);
    const survivor = others.find(({ staffId }) => left.includes(staffId));
    const version = (
      (await keeper.call('staffMemberList')).data as { items: { id: string; version: number }[] }
    ).items.find(({ id }) => id === survivor?.staffId)?.version;
    const body = { reason: '收尾', version, code: freshCode(shop, keeper) };
    const closed = await keeper.call('staffMemberClose', { params: { id: survivor?.staffId ?? '' }, body });
    expect(closed.status).toBe(200);
  }
});

it('two who are the last, and lower each other at once, leave one', async () => {
  const alone = await startTestShop();
  try {
    const [first, second] = [await signInStaff(alone, ['admin']), await signInStaff(alone, ['admin'])];
    alone.advance(30_000);
    const lower = (by: StaffClient, of: StaffClient) =>
      by.call('staffMemberChange', {
        params: { id: of.staffId },
        body: { name: '下来', roles: ['goods'], version: 1, code: totpCode(alone, by.totpSecret) },
      });
    const replies = await Promise.all([lower(first, second), lower(second, first)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const admins = await alone.services.db.read.selectFrom('staff_members').select('roles').execute();
    expect(admins.filter(({ roles }) => roles.includes('admin'))).toHaveLength(1);
    expect(await alone.broken()).toEqual([]);
  } finally {
    await alone.stop();
  }
});
