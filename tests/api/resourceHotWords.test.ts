import type { Answer, Contract } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createShopClient } from '../support/createShopClient.ts';
import { makeProduct } from '../support/makeProduct.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  const { db } = shop.services;
  await makeProduct(db, { title: '慢物 手作青瓷壶 280 毫升' });
  await makeProduct(db, { title: '慢物 胡桃木托盘 N3' });
  await makeProduct(db, { title: '慢物 竹编茶席 三尺' });
});
afterAll(() => shop.stop());
beforeEach(() => shop.forgetRedis());

const browser = () => createShopClient(shop, { roaming: true });

async function search(keyword: string, client = browser()): Promise<void> {
  const reply = await client.call('resourceSearched', { body: { keyword } });
  expect(reply.status, reply.msg).toBe(200);
}

async function told(): Promise<Answer<Contract['resourceHotWords']>> {
  const reply = await browser().call('resourceHotWords');
  expect(reply.status).toBe(200);
  return reply.data as Answer<Contract['resourceHotWords']>;
}

const hotWords = async () => (await told()).items;

describe('hot words', () => {
  it('are what people have searched for, most of all first', async () => {
    await Promise.all([
      ...Array.from({ length: 12 }, () => search('茶席')),
      ...Array.from({ length: 7 }, () => search('青瓷壶')),
      ...Array.from({ length: 9 }, () => search('托盘')),
    ]);
    expect((await hotWords()).slice(0, 3)).toEqual(['茶席', '托盘', '青瓷壶']);
  });

  it('carry nothing that the search itself does not read', async () => {
    const slipped = ['青瓷壶 はんたい', '青瓷壶★', '青瓷壶 Нет'];
    await Promise.all(slipped.flatMap((text) => [search(text), search(text)]));
    expect((await hotWords()).filter((text) => slipped.includes(text.trim()))).toEqual([]);
    expect(await shop.services.redis.zcard('hotWords:counted')).toBe(0);
  });

  it('lose no search when many come at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => search('青瓷壶')));
    const figure = Number(await shop.services.redis.zscore('hotWords:counted', '青瓷壶'));
    const age = Date.now() / (3 * DAY_MS);
    expect(2 ** (figure - age)).toBeCloseTo(40, 1);
  });

  it('count a browser once a day for a word, and again on the next', async () => {
    const one = browser();
    const other = browser();
    await Promise.all(Array.from({ length: 5 }, () => search('托盘', one)));
    await search('托盘', other);
    await Promise.all(Array.from({ length: 3 }, () => search('茶席')));
    expect((await hotWords()).slice(0, 2)).toEqual(['茶席', '托盘']);
    shop.advance(DAY_MS);
    await search('托盘', one);
    await search('托盘', other);
    expect((await hotWords()).slice(0, 2)).toEqual(['托盘', '茶席']);
    shop.advance(-DAY_MS);
  });

  it('are no word of one person alone', async () => {
    const one = browser();
    await search('青瓷壶', one);
    expect(await hotWords()).not.toContain('青瓷壶');
    shop.advance(DAY_MS);
    await search('青瓷壶', one);
    expect(await hotWords()).not.toContain('青瓷壶');
    await search('青瓷壶');
    expect(await hotWords()).toContain('青瓷壶');
    shop.advance(-DAY_MS);
  });

  it('fade: what is new wins against what was more', async () => {
    await Promise.all(Array.from({ length: 8 }, () => search('托盘')));
    shop.advance(10 * DAY_MS);
    await Promise.all(Array.from({ length: 3 }, () => search('茶席')));
    expect((await hotWords()).slice(0, 2)).toEqual(['茶席', '托盘']);
    shop.advance(-10 * DAY_MS);
  });

  it.each([
    '洗衣机',
    '托盘 http://x.cn',
    '托盘 13800138000',
    '13800138000',
    '加我微信托盘',
    'tuopan',
    '托',
    '托盘'.repeat(11),
    '？！',
  ])('are never %j', async (word) => {
    await Promise.all([search(word), search(word), search(word)]);
    expect(await hotWords()).not.toContain(word);
    expect(await shop.services.redis.zcard('hotWords:counted')).toBe(0);
  });

  it('of one spelling are one word', async () => {
    await search('  Ｎ3  托盘 ');
    await search('n3 托盘');
    expect((await hotWords()).at(0)).toBe('n3 托盘');
  });

  it('are none while nobody has searched: what popular goods are called is told apart', async () => {
    expect(await told()).toEqual({ items: [], categories: ['茶具酒具'] });
    await Promise.all([search('茶席'), search('茶席')]);
    expect(await told()).toEqual({ items: ['茶席'], categories: ['茶具酒具'] });
  });
});
