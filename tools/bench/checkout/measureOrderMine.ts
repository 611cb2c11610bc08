import { openSession } from '../../../apps/server/src/flows/accounts/outside/openSession.ts';
import type { Services } from '../../../apps/server/src/platform/services.ts';
import { Client } from 'undici';
import { percentile } from './percentile.ts';

const CONCURRENCY = 8;

interface OrderPage {
  readonly data: { readonly items: readonly unknown[]; readonly nextCursor: string | null };
}

/** /order/mine of random users, eight at a time: the first page, a tab, the second page. The p99, in ms. */
export async function measureOrderMine(origin: string, services: Services, users: number): Promise<number> {
  const waiting = (await chooseUsers(services, users)).values();
  const spans: number[] = [];
  const work = async () => {
    const client = new Client(origin);
    for (const userId of waiting) {
      const device = { browserId: 'bench', device: 'bench', address: '127.0.0.1' };
      const { token } = await services.db.transact((tx) => openSession(tx, services, { userId, device }));
      const get = async (query: string) => {
        const sent = performance.now();
        const headers = { 'user-type': 'User', anonymous: 'bench', token };
        const { statusCode, body } = await client.request({ method: 'GET', path: `/api/order${query}`, headers });
        const page = (await body.json()) as OrderPage;
        spans.push(performance.now() - sent);
        if (statusCode !== 200) throw new Error(`/order${query} answered ${statusCode}: ${JSON.stringify(page)}`);
        return page.data;
      };
      const { items, nextCursor } = await get('');
      if (items.length === 0) throw new Error(`user ${userId} has no orders`);
      await get('?state=awaitingReceipt');
      if (nextCursor) await get(`?cursor=${encodeURIComponent(nextCursor)}`);
    }
    await client.close();
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return percentile(spans, 0.99);
}

/** Others each time. The generator's first has thousands of orders: every hundredth here is that one. */
async function chooseUsers({ db }: Services, users: number): Promise<string[]> {
  const rows = await db.read
    .selectFrom('users')
    .select('id')
    .where('user_name', 'like', 'loaded\\_%')
    .orderBy((eb) => eb.fn('random', []))
    .limit(users)
    .execute();
  const heaviest = await db.read
    .selectFrom('users')
    .select('id')
    .where('user_name', '=', 'loaded_1')
    .executeTakeFirstOrThrow();
  return rows.map(({ id }, index) => (index % 100 === 50 ? heaviest.id : id));
}
