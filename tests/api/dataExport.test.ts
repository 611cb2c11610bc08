import { afterAll, beforeAll, expect, it } from 'vitest';
import { errorCodes } from '@jiwu/contract';
import { cron, jobHandlers, sweeps } from '../../apps/server/src/composition/jobHandlers.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/startWorker.ts';
import { createShopClient } from '../support/createShopClient.ts';
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

interface Export {
  readonly latest: { readonly state: string; readonly fileId: string | null } | null;
}

it('prepares one private file with all that is known, for its owner only', async () => {
  const client = createShopClient(shop, { roaming: true });
  const { phoneNumber } = await client.register();
  expect((await client.call('checkIn', { body: {} })).status).toBe(200);
  expect((await client.call('userExport')).data).toEqual({ latest: null });
  const started = await Promise.all(Array.from({ length: 5 }, () => client.call('userExportStart')));
  expect(started.filter((reply) => reply.status === 200)).toHaveLength(1);
  expect(started.filter((reply) => reply.code === errorCodes.EXPORT_RUNNING.code)).toHaveLength(4);

  // Only now: a worker that is quick enough would finish the first while the fifth is still being asked for.
  worker = await startWorker(shop.services, { handlers: jobHandlers, cron, sweeps });
  const state = async () => ((await client.call('userExport')).data as Export).latest?.state;
  await expect.poll(state, { timeout: 10_000 }).toBe('ready');
  const { latest } = (await client.call('userExport')).data as Export;
  const id = latest?.fileId ?? '';
  const file = await client.call('fileGet', { params: { id } });
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
  shop.advance(7 * 24 * 60 * 60 * 1000 + 1000);
  expect((await stranger.call('fileGet', { params: { id } })).status).toBe(401);
});
