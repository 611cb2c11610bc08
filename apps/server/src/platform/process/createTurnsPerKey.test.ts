import { expect, it } from 'vitest';
import { createTurnsPerKey } from './createTurnsPerKey.ts';

/** Work that is done when the test says so, and notes who has begun. */
function createWork() {
  const begun: string[] = [];
  const open = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    begun.push(name);
    await open.promise;
    if (name.includes('wrong')) throw new Error(name);
    return name;
  };
  return { begun, work, finish: () => open.resolve() };
}

it('lets a few of each key begin, and everyone without a key', async () => {
  const { begun, work, finish } = createWork();
  const inTurn = createTurnsPerKey({ atOnce: 2, maxWaiting: 10 });
  const done = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => inTurn('a', work(name))),
    ...['b1', 'b2', 'b3'].map((name) => inTurn('b', work(name))),
    ...['x', 'y', 'z'].map((name) => inTurn(null, work(name))),
  ];
  expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'x', 'y', 'z']);
  finish();
  expect(await Promise.all(done)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'x', 'y', 'z']);
});

it('a failure is its own, and frees the turn', async () => {
  const { work, finish } = createWork();
  const inTurn = createTurnsPerKey({ atOnce: 1, maxWaiting: 10 });
  const done = ['wrong', 'right'].map((name) => inTurn('a', work(name)));
  finish();
  expect(await Promise.allSettled(done)).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled' }]);
});

it('beyond those who may wait, callers are asked to come again; another key is not full for it', async () => {
  const { work, finish } = createWork();
  const inTurn = createTurnsPerKey({ atOnce: 1, maxWaiting: 1 });
  const [first, second] = ['1', '2'].map((name) => inTurn('a', work(name)));
  await expect(inTurn('a', work('3'))).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
  const other = inTurn('b', work('4'));
  finish();
  expect(await Promise.all([first, second, other])).toEqual(['1', '2', '4']);
});
