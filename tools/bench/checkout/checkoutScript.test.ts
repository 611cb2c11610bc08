import { HOUR_MS, newId } from '@jiwu/kernel';
import { expect, test } from 'vitest';
import { checkoutScript } from './checkoutScript.ts';

const buyer = { userId: newId(), addressId: newId(), passwordHash: 'hash', token: '', from: '' };
const good = { skuId: newId(), productId: newId(), quoteKey: '' };
const orderId = newId();
/** As pg writes an instant on a machine in Shanghai. */
const local = (ms: number) => new Date(ms + 8 * HOUR_MS).toISOString().replace('Z', '+08:00');
const now = local(Date.now());
const later = local(Date.parse(now) + 1_800_000);

const script = (text: string, values: (string | null)[]) => {
  const create = [
    {
      text: 'with made as (insert into orders (user_id, id, at) values ($1, $2, $3))',
      values: [buyer.userId, orderId, now],
    },
  ];
  const { all } = checkoutScript({
    captured: { create, pay: [{ text, values }] },
    buyer,
    good,
    counts: { buyers: 7, goods: 9 },
  });
  return { last: all.text.trim().split('\n').at(-1), ...all };
};

test('who buys and what is another each time, alone and inside a text', () => {
  const { last, variables } = script('select $1, $2, $3::jsonb', [
    buyer.userId,
    good.skuId,
    `{"order":"${orderId}","sku":"${good.skuId}"}`,
  ]);
  expect(last).toBe(
    'select :user_id, :sku_id, (:c0::text || :id_0::text || :c1::text || :sku_id::text || :c2::text)::jsonb;',
  );
  expect(variables).toEqual({ c0: '{"order":"', c1: '","sku":"', c2: '"}' });
});

test('what an order got from the database is read back, and new ids are made for each', () => {
  const { text, last } = script('select $1', ['订单 202611150088736770']);
  expect(text).toContain('uuidv7() as id_0');
  expect(text).toContain('values (:user_id, :id_0, now())) \\gset made_');
  expect(last).toBe('select (:c0::text || :made_no::text);');
});

test('times move with the clock; constants, nothing and empty texts stay what they are', () => {
  const { last, variables } = script('select $1, $2, $3, $4, $5', [now, later, 'balance', null, '']);
  expect(last).toBe(`select now(), (now() + interval '1800 seconds'), :c0, null, '';`);
  expect(variables).toEqual({ c0: 'balance' });
});

test('a comment does not swallow what follows, nor is a colon in a text a variable', () => {
  const { last, variables } = script("select 'a', -- why\n 'data:image', $1::text", ['x']);
  expect(last).toBe(`select 'a', :c0, :c1::text;`);
  expect(variables).toEqual({ c0: 'data:image', c1: 'x' });
});
