import { rules } from '@jiwu/contract/rules';
import { expect, it } from 'vitest';
import { reasonOptions } from './reasonOptions.ts';

type Facts = Parameters<typeof reasonOptions>[2];

const order: Facts = {
  returns: { kinds: [...rules.afterSale.kinds], reasons: [...rules.afterSale.reasons] },
  state: 'awaitingReceipt',
  history: [{ to: 'awaitingReceipt', by: 'shop' }],
  parcels: [{ direction: 'out', state: 'inTransit' }],
};
const labels = (kind: 'refundOnly' | 'returnRefund', facts: Facts = order) =>
  reasonOptions(false, kind, facts).map(({ label }) => label);

it('asks for the goods back from whoever changed their mind', () => {
  expect(labels('returnRefund')).toContain('不想要了');
  expect(labels('refundOnly')).not.toContain('不想要了');
});

it('does not let received goods be late', () => {
  const LATE = '迟迟没有收到';
  expect(labels('refundOnly')).toContain(LATE);
  expect(
    labels('refundOnly', { ...order, state: 'completed', history: [{ to: 'completed', by: 'user' }] }),
  ).not.toContain(LATE);
  const ended: Facts = { ...order, state: 'completed', history: [{ to: 'completed', by: 'shop' }] };
  expect(labels('refundOnly', ended), 'its time is over, and nobody knows where it is').toContain(LATE);
  expect(labels('refundOnly', { ...ended, parcels: [{ direction: 'out', state: 'delivered' }] })).not.toContain(LATE);
});

it('speaks of goods that were not sent in words of their own, and offers what the shop allows', () => {
  const few: Facts = { ...order, returns: { ...order.returns, reasons: ['late', 'damaged'] } };
  expect(reasonOptions(true, 'refundOnly', few)).toEqual([{ value: 'late', label: '发货太慢' }]);
});
