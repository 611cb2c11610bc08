import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { addNotice } from '../../../apps/server/src/modules/content/notices/index.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { createDatabase } from '../../../apps/server/src/platform/database/createDatabase.ts';

/** Tells a user that an order was paid, as the shop does: in a transaction, then to the pages that are open. */
export async function tellUser(phoneNumber: string, orderNo: string): Promise<void> {
  const connectionString = process.env['DATABASE_URL'] ?? '';
  const db = createDatabase({ connectionString, max: 1, applicationName: 'jiwu-e2e' });
  const user = await findUserByPhone(db.read, phoneNumber);
  if (!user) throw new Error(`nobody has the number ${phoneNumber}`);
  await db.transact((tx) =>
    addNotice(tx, {
      userId: user.id,
      kind: 'orderPaid',
      facts: { orderNo, amountFen: 70_050, awaitsOthers: false },
      cause: randomUUID(),
      link: null,
      now: new Date(),
    }),
  );
  await db.close();
  await publish(`jiwu:notices:${user.id}`);
}

async function publish(channel: string): Promise<void> {
  const { hostname, port } = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
  const redis = connect(Number(port), hostname);
  redis.write(`PUBLISH ${channel} changed\r\n`);
  await once(redis, 'data');
  redis.destroy();
}
