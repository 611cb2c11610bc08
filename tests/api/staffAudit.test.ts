import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '../../apps/server/src/modules/staff/audit/index.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let finance: StaffClient;
const [worker, order] = [newId(), newId()];
const DAY_1 = new Date('2027-01-10T08:00:00Z');
const at = (minutes: number) => new Date(DAY_1.getTime() + minutes * 60_000);

interface Item {
  readonly seq: number;
  readonly action: string;
  readonly at: string;
}
interface Page {
  readonly items: Item[];
  readonly nextCursor: string | null;
}
interface Piece {
  readonly checkedFrom: number;
  readonly checkedTo: number;
  readonly next: number | null;
  readonly broken: { seq: number; what: string }[];
  readonly end: { seq: number };
}

beforeAll(async () => {
  shop = await startTestShop();
  finance = await signInStaff(shop, ['finance']);
  for (let round = 0; round < 60; round += 1) {
    await shop.services.db.transact((tx) =>
      recordAudit(tx, {
        staffId: round % 2 === 0 ? worker : finance.staffId,
        action: round % 3 === 0 ? 'order.dispatch' : round % 3 === 1 ? 'order.note' : 'orders.toy',
        target: { kind: 'order', id: round < 5 ? order : newId() },
        before: { state: '待发货', address: { city: '杭州' }, round },
        after: { state: '待收货', address: { city: '杭州' }, round },
        now: at(round),
      }),
    );
  }
});
afterAll(async () => {
  await shop.stop();
});

const list = async (query: string) => (await finance.call('staffAuditList', { query })).data as Page;
/** Every page, one after the other. */
async function all(query: string): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor = ''; ;) {
    const page = await list([query, cursor && `cursor=${cursor}`].filter(Boolean).join('&'));
    items.push(...page.items);
    if (page.nextCursor === null) return items;
    cursor = page.nextCursor;
  }
}
const verify = async (from = 1) => (await finance.call('staffAuditVerify', { query: `from=${from}` })).data as Piece;
/** With the triggers out of the way. */
const breakIt = (statement: ReturnType<typeof sql>) =>
  shop.owner.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await statement.execute(tx);
  });

describe('the list', () => {
  it('has every row once, newest first, over its pages', async () => {
    const items = await all('');
    expect(items.map(({ seq }) => seq)).toEqual(Array.from({ length: 61 }, (_, index) => 61 - index));
    expect((await list('')).items).toHaveLength(50);
  });

  it('is of a member, of an action, of an area, of a thing', async () => {
    expect(await all(`staffId=${worker}`)).toHaveLength(30);
    expect((await all('action=order.note')).every(({ action }) => action === 'order.note')).toBe(true);
    const area = await all('action=order');
    expect(new Set(area.map(({ action }) => action))).toEqual(new Set(['order.dispatch', 'order.note']));
    expect(area).toHaveLength(40);
    expect(await all(`targetKind=order&targetId=${order}`)).toHaveLength(5);
    expect(await all(`targetKind=order&targetId=${order}&staffId=${worker}`)).toHaveLength(3);
    expect((await finance.call('staffAuditList', { query: `targetId=${order}` })).status).toBe(400);
    expect((await finance.call('staffAuditList', { query: 'action=Order' })).status).toBe(400);
    expect((await finance.call('staffAuditList', { query: 'cursor=nothing-of-ours' })).status).toBe(400);
  });

  it('is of a window of time, to the moment', async () => {
    const from = at(10).toISOString();
    const to = at(20).toISOString();
    const items = await all(`from=${from}&to=${to}`);
    expect(items.map((item) => item.at)).toEqual(
      Array.from({ length: 10 }, (_, index) => at(19 - index).toISOString()),
    );
    expect(await all(`from=2030-01-01T00:00:00Z`)).toEqual([]);
    expect(await all(`to=2020-01-01T00:00:00Z`)).toEqual([]);
  });

  it('finds a window that rows came into out of turn', async () => {
    const late = { staffId: worker, action: 'late.row', target: { kind: 'order', id: newId() }, before: null };
    await shop.services.db.transact((tx) => recordAudit(tx, { ...late, after: { late: true }, now: at(62) }));
    await shop.services.db.transact((tx) => recordAudit(tx, { ...late, after: { late: true }, now: at(61) }));
    const items = await all(`from=${at(61).toISOString()}&to=${at(63).toISOString()}&action=late`);
    expect(items).toHaveLength(2);
  });
});

describe('one row', () => {
  it('says what changed, and where it stands in the chain', async () => {
    const reply = await finance.call('staffAuditGet', { params: { seq: '2' } });
    expect(reply.data).toMatchObject({
      seq: 2,
      staff: { id: worker, name: '' },
      action: 'order.dispatch',
      target: { kind: 'order', id: order },
      prevHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      values: expect.arrayContaining([
        { path: 'state', before: '待发货', after: '待收货', isChanged: true },
        { path: 'address.city', before: '杭州', after: '杭州', isChanged: false },
      ]),
    });
    expect((await finance.call('staffAuditGet', { params: { seq: '9999' } })).status).toBe(404);
    expect((await finance.call('staffAuditGet', { params: { seq: 'x' } })).status).toBe(400);
  });
});

describe('checking the chain', () => {
  it('says that it is whole, from any place, up to its end', async () => {
    for (const from of [1, 2, 30]) {
      expect(await verify(from)).toMatchObject({ checkedFrom: from, broken: [], next: null });
    }
    const { end } = await verify();
    expect(await verify(end.seq)).toMatchObject({ checkedTo: end.seq, broken: [], next: null });
    expect(await verify(end.seq + 1)).toMatchObject({ checkedTo: 0, broken: [], next: null });
  });

  it('goes on in pieces', async () => {
    await breakIt(sql`
      insert into audit_rows
      select 1000 + n, gen_random_uuid(), null, 'toy.row', 'toys', '1', null, '{}', now(), sha256(''), sha256('')
      from generate_series(1, 6000) as n`);
    const first = await verify();
    expect(first.next).not.toBeNull();
    expect(first.broken.length).toBeGreaterThan(4000);
    const second = await verify(first.next ?? 0);
    expect(second).toMatchObject({ checkedFrom: first.next, next: null });
    await breakIt(sql`delete from audit_rows where seq > 1000`);
    expect((await verify()).broken).toEqual([]);
  });

  it.each([
    ['changed', sql`update audit_rows set action = 'order.other' where seq = 7`, 7],
    ['unlinked', sql`update audit_rows set after = null, hash = hash where seq = -1`, null],
    ['missing', sql`delete from audit_rows where seq = 12`, 13],
    ['end', sql`delete from audit_rows where seq = (select max(seq) from audit_rows)`, null],
  ])('names the place that is %s', async (what, statement, seq) => {
    const before = await verify();
    await breakIt(statement);
    const { broken, end } = await verify();
    if (what === 'unlinked') {
      expect(broken).toEqual(before.broken);
      await breakIt(sql`update audit_rows set after = '{"forged": 1}' where seq = 20`);
      await breakIt(sql`update audit_rows as line set hash = audit_hash(line) where seq = 20`);
      expect((await verify()).broken).toContainEqual(expect.objectContaining({ seq: 21, what: 'unlinked' }));
    } else {
      expect(broken).toContainEqual(expect.objectContaining({ seq: seq ?? end.seq, what }));
    }
  });
});
