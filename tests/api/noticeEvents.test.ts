import type { NoticeNews } from '@jiwu/contract';
import { MINUTE_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi } from '../../apps/server/src/composition/createApi.ts';
import { createShopServices } from '../../apps/server/src/composition/createShopServices.ts';
import { closeServices } from '../../apps/server/src/platform/services.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeNotice } from '../support/makeNotice.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { userIdOf } from '../support/userIdOf.ts';
import { watchEvents } from '../support/watchEvents.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function newUser(): Promise<ShopClient> {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  return client;
}

const watch = (client: ShopClient, apiUrl = shop.apiUrl) =>
  watchEvents<NoticeNews>(`${apiUrl}/api/notice/events`, client);

it('says what there is, what comes, and what is read, to its owner alone', async () => {
  const [client, other] = [await newUser(), await newUser()];
  const [news, otherNews] = [await watch(client), await watch(other)];
  expect(await news.next()).toEqual({ unreadCount: 0, newest: null });
  expect(await otherNews.next()).toEqual({ unreadCount: 0, newest: null });
  await makeNotice(shop, userIdOf(client));
  const event = await news.next();
  expect(event).toMatchObject({ unreadCount: 1, newest: { title: '订单已完成', isRead: false } });
  await client.call('noticeRead', { params: { id: event?.newest?.id ?? '' }, body: {} });
  expect(await news.next()).toMatchObject({ unreadCount: 0, newest: { isRead: true } });
  // The first that the other one hears of is their own.
  await makeNotice(shop, userIdOf(other), { kind: 'afterSaleRefunded' });
  expect(await otherNews.next()).toMatchObject({ unreadCount: 1, newest: { kind: 'afterSaleRefunded' } });
  news.leave();
  otherNews.leave();
});

it('reaches a page that another process serves', async () => {
  const services = createShopServices(shop.services.config, 'other');
  const app = await createApi(services);
  try {
    const client = await newUser();
    const news = await watch(client, await app.listen({ host: '127.0.0.1', port: 0 }));
    expect(await news.next()).toMatchObject({ unreadCount: 0 });
    await makeNotice(shop, userIdOf(client));
    expect(await news.next()).toMatchObject({ unreadCount: 1 });
    news.leave();
  } finally {
    await app.close();
    await closeServices(services);
  }
});

it('ends after ten minutes, so that whose session is over does not hear for ever', async () => {
  const client = await newUser();
  const news = await watch(client);
  await news.next();
  shop.advance(10 * MINUTE_MS);
  await makeNotice(shop, userIdOf(client));
  expect(await news.next()).toMatchObject({ unreadCount: 1 });
  expect(await news.next()).toBeUndefined();
});

it('has room for a few pages of one user', async () => {
  const client = await newUser();
  const pages = [];
  for (let nth = 1; nth <= 6; nth += 1) pages.push(await watch(client));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  for (const { leave } of pages) leave();
});
