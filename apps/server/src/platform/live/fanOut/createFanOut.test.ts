import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/support/createTestDatabase.ts';
import { createDatabase, type Database } from '../../database/createDatabase.ts';
import { createLog } from '../../log/createLog.ts';
import { createRedis } from '../../redis/createRedis.ts';
import { createLiveHub } from '../createLiveHub.ts';
import { LOOKS_PER_SECOND } from '../rationLooks.ts';
import { createFanOut } from './createFanOut.ts';

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  db = createDatabase({ connectionString: test.url, max: 3, applicationName: 'test' });
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

const THINGS = 400;
/** Longer than the interval of looking without announcements. */
const WATCHED_MS = 5000;

it('without Redis all pages together ask the database so often at most, and those of many viewers first', async () => {
  const log = createLog('silent', 'test');
  const redis = createRedis({ url: 'redis://127.0.0.1:1', prefix: 'x:', log });
  const hub = createLiveHub({ redis, prefix: 'x:', log });
  const fanOut = createFanOut({ hub, db: db.read, log, loadsAtOnce: 3 });
  const loads = new Map<string, number>();
  const source = {
    channel: (id: string) => `thing:${id}`,
    async load(reader: Database['read'], id: string) {
      loads.set(id, (loads.get(id) ?? 0) + 1);
      await sql`select 1`.execute(reader);
      return { data: { id }, isLast: false };
    },
  };
  const viewer = () =>
    Object.assign(new EventEmitter(), { write: () => true, end: () => {} }) as unknown as ServerResponse;
  for (let index = 0; index < THINGS; index += 1) {
    const found = await fanOut.find('thing', source, String(index));
    for (let watching = 0; watching < (index < 10 ? 20 : 1); watching += 1) found.join(viewer());
  }
  const before = new Map(loads);
  await pause(WATCHED_MS);
  const since = [...loads].map(([id, count]) => [Number(id), count - (before.get(id) ?? 0)] as const);
  const total = since.reduce((sum, [, count]) => sum + count, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual((WATCHED_MS / 1000 + 1) * LOOKS_PER_SECOND);
  expect(since.filter(([id]) => id < 10).every(([, count]) => count > 0)).toBe(true);
  fanOut.close();
  hub.close();
  redis.disconnect();
});
