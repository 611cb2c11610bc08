import { expect, it } from 'vitest';
import { myGroupActions } from './myGroupActions.ts';

type Facts = Parameters<typeof myGroupActions>[0];
const order = { id: 'o1', no: '', state: 'awaitingPayment', payFen: 3480, payBy: '', reviewLeft: 0 } as const;
const names = (state: Facts['state'], facts: Partial<Facts> = {}) =>
  myGroupActions({
    state,
    productId: 'p1',
    singleFen: 3980,
    canOpen: true,
    order,
    group: { id: 'g1' },
    ...facts,
  }).map(({ name }) => name);

it('leads on from every state', () => {
  expect(names('held')).toEqual(['pay', 'giveUp']);
  expect(names('open')).toEqual(['invite', 'group']);
  expect(names('full', { order: { ...order, state: 'awaitingDispatch' } })).toEqual(['remind', 'order']);
  expect(names('full', { order: { ...order, state: 'completed', reviewLeft: 1 } })).toEqual(['review', 'order']);
  expect(names('full', { order: { ...order, state: 'awaitingReceipt' } })).toEqual(['order']);
});

it('offers another group only where one can be opened', () => {
  expect(names('failed')).toEqual(['open', 'alone']);
  expect(names('failed', { canOpen: false, group: null })).toEqual(['alone']);
});
