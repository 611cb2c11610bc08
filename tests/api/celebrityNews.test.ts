import type { Answer, Contract } from '@jiwu/contract';
import { MINUTE_MS, newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tellOfPicks } from '../../apps/server/src/flows/celebrity/tellOfPicks.ts';
import { tellOfNewPicks } from '../../apps/server/src/jobs/tellOfNewPicks.ts';
import { setCommission } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { endPick, makePick } from '../support/makePick.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { signInAgain } from '../support/signInAgain.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let star: Buyer;
let fans: Buyer[];
let celebrityId: string;
beforeEach(async () => {
  shop = await startTestShop();
  [star, ...fans] = (await makeCrowd(shop, 5)) as [Buyer, ...Buyer[]];
  await picked('慢物 第一只壶');
  const { db } = shop.services;
  celebrityId = (await db.read.selectFrom('celebrities').select('id').executeTakeFirstOrThrow()).id;
  // What was there before anyone followed is told to nobody.
  await pass(11);
  await tellOfNewPicks(shop.services);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

async function picked(title: string): Promise<string> {
  const product = await makeProduct(shop.services.db, { title });
  return await makePick(shop, { userId: star.userId, productId: product.id, name: '老周测评' });
}
const follow = async ({ client }: Buyer, wantsNews = true) =>
  must(
    await client.call('celebrityFollow', {
      params: { id: celebrityId },
      body: { wantsNews },
      headers: { 'Idempotency-Key': newId() },
    }),
  );
const toldTo = async ({ client }: Buyer) =>
  must<Answer<Contract['noticeList']>>(await client.call('noticeList')).items.map(({ title, body }) => [title, body]);
async function pass(minutes: number): Promise<void> {
  shop.advance(minutes * MINUTE_MS);
  for (const { client } of [star, ...fans]) await signInAgain(shop, client);
}

it('picks of ten minutes are told together and once, to those who follow and want to hear', async () => {
  const [keen, quiet, switchedOff, stranger] = fans as [Buyer, Buyer, Buyer, Buyer];
  await follow(keen);
  await follow(quiet, false);
  await follow(switchedOff);
  must(await switchedOff.client.call('noticeSwitch', { body: { group: 'celebrity', inApp: false, sms: null } }));
  await picked('慢物 青瓷杯');
  await pass(4);
  await picked('慢物 竹茶盘');
  await tellOfNewPicks(shop.services);
  expect(await toldTo(keen)).toEqual([]);
  await pass(7);
  await tellOfNewPicks(shop.services);
  await tellOfNewPicks(shop.services);
  expect(await toldTo(keen)).toEqual([['老周测评有 2 件新推荐', '「慢物 竹茶盘」等 2 件。']]);
  for (const fan of [quiet, switchedOff, stranger]) expect(await toldTo(fan)).toEqual([]);
  // The next one is news of its own.
  await picked('慢物 公道杯');
  await pass(11);
  await tellOfNewPicks(shop.services);
  expect((await toldTo(keen))[0]).toEqual(['老周测评有 1 件新推荐', '「慢物 公道杯」。']);
});

it('says 广告 when a pick pays, and nothing of picks that have ended', async () => {
  const [fan] = fans as [Buyer];
  await follow(fan);
  const { db } = shop.services;
  await db.transact((tx) => setCommission(tx, { subject: { kind: 'category', id: 'home' }, rateBp: 500 }));
  await picked('慢物 青瓷杯');
  const taken = await picked('慢物 竹茶盘');
  await pass(1);
  await endPick(shop, taken);
  await pass(10);
  await tellOfNewPicks(shop.services);
  expect(await toldTo(fan)).toEqual([['老周测评有 1 件新推荐', '「慢物 青瓷杯」（广告）。']]);
  const ended = await picked('慢物 公道杯');
  await pass(1);
  await endPick(shop, ended);
  await pass(10);
  await tellOfNewPicks(shop.services);
  expect(await toldTo(fan)).toHaveLength(1);
});

it('many followers are told in batches, by several workers, each once', async () => {
  for (const fan of fans) await follow(fan);
  await picked('慢物 青瓷杯');
  await pass(11);
  const { db, clock } = shop.services;
  const work = async () => {
    let rounds = 0;
    while (await db.transact((tx) => tellOfPicks(tx, { now: clock(), limit: 1 }))) rounds += 1;
    return rounds;
  };
  await Promise.all([work(), work(), work()]);
  // A worker that found it taken by another one has ended early: the next sweep goes on.
  await work();
  for (const fan of fans) expect(await toldTo(fan)).toHaveLength(1);
});
