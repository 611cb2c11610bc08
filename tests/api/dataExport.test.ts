import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { cron, jobHandlers, sweeps } from '../../apps/server/src/composition/jobHandlers.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/startWorker.ts';
import { createShopClient, type Reply, type ShopClient } from '../support/createShopClient.ts';
import { makeAfterSale } from '../support/makeAfterSale.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { makePeriod, winAt } from '../support/makeDraws.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { makeVip } from '../support/makeVip.ts';
import { startExport } from '../support/startExport.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let worker: { stop: () => Promise<void> } | undefined;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await worker?.stop();
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

/** The newest export's file, once the worker has written it. */
async function exportOf(client: ShopClient): Promise<{ id: string; file: Reply }> {
  const state = async () => ((await client.call('userExport')).data as Export).latest?.state;
  await expect.poll(state).toBe('ready');
  const id = ((await client.call('userExport')).data as Export).latest?.fileId ?? '';
  return { id, file: await client.call('fileGet', { params: { id } }) };
}

interface Export {
  readonly latest: { readonly state: string; readonly fileId: string | null } | null;
}

it('prepares one private file with all that is known, for its owner only', async () => {
  const client = createShopClient(shop, { roaming: true });
  const { phoneNumber } = await client.register();
  expect((await client.call('checkIn', { body: {} })).status).toBe(200);
  expect((await client.call('userExport')).data).toEqual({ latest: null });
  const started = await Promise.all(Array.from({ length: 5 }, () => startExport(client)));
  expect(started.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(started.filter((reply) => reply.code === errorCodes.EXPORT_RUNNING.code)).toHaveLength(4);

  // Only now: a worker that is quick enough would finish the first while the fifth is still being asked for.
  worker = await startWorker(shop.services, { handlers: jobHandlers, cron, sweeps });
  const { id, file } = await exportOf(client);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect(String(file.data)).toContain(phoneNumber);
  const { 签到: checkIns, 积分明细: statement } = JSON.parse(String(file.data)) as Record<string, unknown>;
  expect(checkIns).toMatchObject([{ streak: 1, integral: 5 }]);
  expect(statement).toMatchObject([{ memo: '签到第 1 天', amount: 5 }]);

  const stranger = createShopClient(shop);
  await stranger.register();
  expect((await stranger.call('fileGet', { params: { id } })).status).toBe(404);
  shop.advance(7 * DAY_MS + 1000);
  expect((await stranger.call('fileGet', { params: { id } })).status).toBe(401);
});

it('has what was bought, sent back, reviewed, drawn and paid for VIP', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const order = await makeOrder(shop, client, { state: 'completed' });
  const body = { orderId: order.id, lineId: order.lines[0]?.id ?? '', stars: 4, content: '釉色很好看。' };
  must(await client.call('reviewAdd', { body }));
  await makeAfterSale(shop, client, { order });
  await makeVip(shop, client);
  await makePeriod(shop);
  const drawn = await winAt(shop, client, 1);
  must(await startExport(client));
  const { file } = await exportOf(client);
  expect(JSON.parse(String(file.data))).toMatchObject({
    订单: [{ no: order.no, state: 'completed' }],
    售后: [{ order_no: order.no, state: 'applied', lines: [{ lineId: body.lineId, pieces: 1 }] }],
    评价: [{ order_id: order.id, stars: 4, content: '釉色很好看。' }],
    抽奖: [{ number: drawn.number, nonce: drawn.nonce, prize: { name: '10 积分' } }],
    VIP购买: [{ plan: 'month', state: 'paid' }],
  });
});

it('asks for the password of the account: a session alone does not get the file', async () => {
  const client = createShopClient(shop, { roaming: true });
  await client.register();
  const start = (password: unknown) => client.call('userExportStart', { body: { password } });
  expect(await start('not-my-password')).toMatchObject({ status: 422, code: errorCodes.PASSWORD_WRONG.code });
  expect((await start('')).status).toBe(400);
  expect((await client.call('userExportStart')).status).toBe(400);
  expect((await client.call('userExport')).data).toEqual({ latest: null });
  // Without a password one is set first, by a code that is sent to the phone.
  const [wechatOnly] = (await makeCrowd(shop, 1)) as [Buyer];
  const unset = await wechatOnly.client.call('userExportStart', { body: { password: 'anything' } });
  expect(unset.code).toBe(errorCodes.PASSWORD_UNSET.code);
  expect((await createShopClient(shop).call('userExportStart', { body: { password: 'anything' } })).status).toBe(401);
});
