import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnChild } from '../../tools/lib/spawnChild.ts';
import { waitForPort } from '../../tools/lib/waitForPort.ts';
import { playPayments } from '../support/playPayments.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { nextAfterAwaiting, watchPayment } from '../support/watchPayment.ts';

describe('who watches a payment', () => {
  let shop: TestShop;
  let play: ReturnType<typeof playPayments>;
  beforeAll(async () => {
    shop = await startTestShop();
    play = playPayments(shop);
    await play.faults({ drop: true });
  });
  afterAll(() => shop.stop());

  it('sees it at once, sees it change, and the stream ends', async () => {
    const waiting = await play.start();
    const watch = await watchPayment(shop, waiting);
    expect(watch.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(watch.headers['cache-control']).toBe('no-store');
    expect(watch.headers['x-accel-buffering']).toBe('no');
    expect(await watch.next()).toEqual(await play.getOwn(waiting));
    await play.open(waiting);
    await play.pay(waiting);
    const paid = nextAfterAwaiting(watch);
    await play.notify(waiting);
    expect(await paid).toMatchObject({ id: waiting.paymentId, state: 'paid' });
    expect(await watch.next()).toBeUndefined();
  });

  it('sees what a question of the worker found, and what was given up', async () => {
    const [asked, given] = [await play.startAndOpen(), await play.startAndOpen()];
    const [watchAsked, watchGiven] = [await watchPayment(shop, asked), await watchPayment(shop, given)];
    await Promise.all([watchAsked.next(), watchGiven.next()]);
    await play.pay(asked);
    await play.askAfter(11_000);
    expect(await nextAfterAwaiting(watchAsked)).toMatchObject({ state: 'paid' });
    await given.client.call('paymentClose', { params: { id: given.paymentId } });
    expect(await nextAfterAwaiting(watchGiven)).toMatchObject({ state: 'closed' });
  });

  it('of one that has ended is told so and no more', async () => {
    const waiting = await play.paidByCallback();
    const watch = await watchPayment(shop, waiting);
    expect(await watch.next()).toMatchObject({ state: 'paid' });
    expect(await watch.next()).toBeUndefined();
  });

  it('may have five streams at a time', async () => {
    const waiting = await play.start();
    const watches = [];
    for (let count = 0; count < 5; count += 1) {
      const watch = await watchPayment(shop, waiting);
      await watch.next();
      watches.push(watch);
    }
    expect((await watchPayment(shop, waiting)).status).toBe(429);
    for (const watch of watches) watch.leave();
    await expect
      .poll(async () => {
        const watch = await watchPayment(shop, waiting);
        watch.leave();
        return watch.status;
      })
      .toBe(200);
  });
});

it('a shop that stops ends its streams and does not wait for them', async () => {
  const shop = await startTestShop();
  const play = playPayments(shop);
  const watch = await watchPayment(shop, await play.start());
  await watch.next();
  const began = performance.now();
  await shop.stop();
  expect(performance.now() - began).toBeLessThan(20_000);
  expect(await watch.next()).toBeUndefined();
});

it('without Redis the payment is looked at every few seconds', async () => {
  const port = await getPort();
  const redis = spawnChild({
    name: 'redis',
    command: ['redis-server', '--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  });
  await waitForPort(port);
  const shop = await startTestShop({ REDIS_URL: `redis://127.0.0.1:${port}` });
  const play = playPayments(shop);
  await play.faults({ drop: true });
  const waiting = await play.startAndOpen();
  const watch = await watchPayment(shop, waiting);
  await watch.next();
  await redis.stop();
  await play.pay(waiting);
  const paid = nextAfterAwaiting(watch);
  await play.notify(waiting);
  const began = performance.now();
  expect(await paid).toMatchObject({ state: 'paid' });
  expect(performance.now() - began).toBeLessThan(20_000);
  await shop.stop();
});
