import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedShop } from '../../tools/demo-data/seedShop.ts';
import { blankPictureMaker } from '../support/blankPictureMaker.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

let shop: TestShop;
let seededAt: Date;
beforeAll(async () => {
  shop = await startTestShop({ CACHE: 'off' });
  const { db, storage, config, clock } = shop.services;
  seededAt = clock();
  await seedShop(db, {
    config,
    pictures: { maker: await blankPictureMaker(), storage },
    now: seededAt,
    say: (words) => process.env['SAY'] && console.log(words),
  });
}, 900_000);
afterAll(async () => {
  await shop.stop();
});

describe('nothing in the demo shop contradicts itself', () => {
  it('breaks no invariant', async () => {
    expect(await shop.broken()).toEqual([]);
  });
});
