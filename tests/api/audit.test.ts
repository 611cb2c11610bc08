import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { recordAudit } from '../../apps/server/src/modules/staff/audit/index.ts';
import type { Tx } from '../../apps/server/src/platform/database/Tx.ts';
import { ShopError } from '../../apps/server/src/platform/errors/ShopError.ts';
import { createHttpServer } from '../../apps/server/src/platform/http/createHttpServer.ts';
import { registerEndpoints } from '../../apps/server/src/platform/http/registerEndpoints.ts';
import { endpoint } from '../../packages/contract/src/endpoint.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
const staffId = newId();
beforeEach(async () => {
  shop = await startTestShop();
  for (let round = 1; round <= 3; round += 1) await record(round);
  expect(await shop.broken()).toEqual([]);
});
afterEach(() => shop.stop());

const record = (round: number, within?: Tx): Promise<void> =>
  within
    ? recordAudit(within, {
        staffId,
        action: 'order.dispatch',
        target: { kind: 'order', id: newId() },
        before: { state: '待发货', round },
        after: { state: '待收货', price: 1.5, note: 'a"b\\c 汉字 \u{1f600}' },
        now: new Date(),
      })
    : shop.services.db.transact((tx) => record(round, tx));
const run = (statement: ReturnType<typeof sql>) => shop.owner.transact((tx) => statement.execute(tx));
/** With the triggers out of the way: the invariant must see what the database would have refused. */
const breakIt = (...statements: ReturnType<typeof sql>[]) =>
  shop.owner.transact(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements) await statement.execute(tx);
  });
const offending = async () => (await shop.broken()).flatMap(({ number, offending }) => [number, ...offending]);

describe('the chain of audit rows', () => {
  it('is one, however many write at once', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, round) => record(round)));
    const rows = await shop.services.db.read.selectFrom('audit_rows').select('seq').orderBy('seq').execute();
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
    expect(await shop.broken()).toEqual([]);
  });

  it('leaves no place empty when a transaction is rolled back', async () => {
    await expect(
      shop.services.db.transact(async (tx) => {
        await record(4, tx);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await record(4);
    expect(await shop.broken()).toEqual([]);
  });

  it('is only added to', async () => {
    await expect(run(sql`update audit_rows set action = 'order.close'`)).rejects.toThrow('is only added to');
    await expect(run(sql`delete from audit_rows`)).rejects.toThrow('is only added to');
    await expect(run(sql`truncate audit_rows`)).rejects.toThrow('is only added to');
    await expect(run(sql`update audit_tail set seq = 0`)).rejects.toThrow('changes by audit rows only');
  });
});

describe('invariant 47', () => {
  it.each([
    ['what was done', sql`update audit_rows set action = 'order.close' where seq = 2`, [2]],
    ['who did it', sql`update audit_rows set staff_id = null where seq = 2`, [2]],
    ['what it became', sql`update audit_rows set after = after || '{"price": 1}' where seq = 2`, [2]],
    ['when', sql`update audit_rows set at = at + interval '1 microsecond' where seq = 3`, [3]],
    ['a row taken out', sql`delete from audit_rows where seq = 2`, [3]],
    ['a row at the end taken off', sql`delete from audit_rows where seq = 3`, [3]],
  ])('reports a change of %s', async (_what, statement, seqs) => {
    await breakIt(statement);
    expect(await offending()).toMatchObject([47, ...seqs.map((seq) => ({ seq }))]);
  });

  it('reports a row that was changed together with its own hash', async () => {
    await breakIt(
      sql`update audit_rows set after = null where seq = 2`,
      sql`update audit_rows as line set hash = audit_hash(line) where seq = 2`,
    );
    expect(await offending()).toEqual([47, { seq: 3, what: 'row' }]);
  });

  it('reports an end that is gone', async () => {
    await breakIt(sql`delete from audit_tail`);
    expect(await offending()).toEqual([47, { seq: null, what: 'end' }]);
  });
});

describe('a write by staff', () => {
  const ways = ['recorded', 'silent', 'besides', 'sayingNothing', 'asList'] as const;
  const deed = endpoint({
    method: 'POST',
    path: '/staff/deed',
    summary: '做一件事',
    caller: 'staff',
    roles: ['orders'],
    body: z.strictObject({ way: z.enum(ways) }),
    answer: z.strictObject({}),
  });
  const say = (tx: Tx, after: object | null) =>
    recordAudit(tx, {
      staffId,
      action: 'toy.deed',
      target: { kind: 'toy', id: '1' },
      before: null,
      after,
      now: new Date(),
    });
  const recorders: Readonly<Record<(typeof ways)[number], (tx: Tx) => Promise<void>>> = {
    recorded: (tx) => say(tx, { isDone: true }),
    silent: () => Promise.resolve(),
    besides: (tx) => say(tx, { isDone: true }),
    sayingNothing: (tx) => say(tx, null),
    asList: (tx) => say(tx, [1]),
  };

  /** The server's own way of writing, over one endpoint that makes a member of staff and may forget to say so. */
  async function deedServer() {
    const { services } = shop;
    const app = await createHttpServer(services);
    registerEndpoints(app, {
      services,
      authenticate: {
        user: () => Promise.reject(new ShopError('TOKEN_EXPIRED')),
        signedUser: () => Promise.resolve(null),
        staff: () => Promise.resolve({ staffId, sessionId: newId(), roles: ['orders'] }),
      },
      endpoints: { deed },
      handlers: {
        deed: (context, { body: { way } }) => {
          const work = async (tx: Tx) => {
            await sql`insert into worker_heartbeats values (${newId()}, now())`.execute(tx);
            await recorders[way](tx);
            return {};
          };
          return way === 'besides' ? services.db.transact(work) : context.write(work);
        },
      },
      answerRules: {},
      answers: null,
    });
    return app;
  }

  it('that says nothing, or not what changed, is rolled back, on any connection, however often', async () => {
    const app = await deedServer();
    const headers = { 'user-type': 'Staff', token: 'any' };
    const call = async (way: (typeof ways)[number]) =>
      (await app.inject({ method: 'POST', url: '/api/staff/deed', headers, payload: { way } })).statusCode;
    const deeds = async () => await shop.services.db.read.selectFrom('worker_heartbeats').selectAll().execute();
    try {
      expect(await call('recorded')).toBe(200);
      for (let round = 0; round < 12; round += 1) expect(await call('silent')).toBe(500);
      expect(await call('sayingNothing')).toBe(500);
      expect(await call('asList')).toBe(500);
      expect(await call('recorded')).toBe(200);
      expect(await deeds()).toHaveLength(2);
      // Not through context.write: nobody repeats it safely. Whoever wrote it so is told by every test that calls it.
      expect(await call('besides')).toBe(500);
    } finally {
      await app.close();
    }
    expect(await shop.broken()).toEqual([]);
  });
});
