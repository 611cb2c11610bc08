import { expect, it } from 'vitest';
import { createBatches } from './createBatches.ts';

/** Work that is done when the test says so, and remembers its batches. */
function createWork() {
  const batches: string[][] = [];
  const open = Promise.withResolvers<void>();
  const work = async (items: readonly string[]): Promise<string[]> => {
    batches.push([...items]);
    await open.promise;
    if (items.includes('wrong')) throw new Error('wrong');
    return items.map((item) => `done ${item}`);
  };
  return { batches, work, finish: () => open.resolve() };
}

it('who comes first is served alone, who comes meanwhile together, and each gets their own answer', async () => {
  const { batches, work, finish } = createWork();
  const together = createBatches({ atOnce: 1, size: 10, maxWaiting: 100 });
  const answers = ['a', 'b', 'c'].map((item) => together({ name: 'deal', who: item, item, work }));
  finish();
  expect(await Promise.all(answers)).toEqual(['done a', 'done b', 'done c']);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

it('no more than its size, and nobody twice, are in a batch; their order stays', async () => {
  const { batches, work, finish } = createWork();
  const together = createBatches({ atOnce: 1, size: 3, maxWaiting: 100 });
  const joining = ['a', 'b1', 'b2', 'c', 'd', 'e'].map((item) =>
    together({ name: 'deal', who: item.slice(0, 1), item, work }),
  );
  finish();
  await Promise.all(joining);
  expect(batches).toEqual([['a'], ['b1', 'c', 'd'], ['b2', 'e']]);
});

it('what has another name is not gathered, and a batch that fails fails for its own alone', async () => {
  const { batches, work, finish } = createWork();
  const together = createBatches({ atOnce: 2, size: 10, maxWaiting: 100 });
  const joining = ['a', 'b', 'wrong'].map((item) => together({ name: 'deal', who: item, item, work }));
  const other = together({ name: 'other', who: 'a', item: 'x', work });
  finish();
  const results = await Promise.allSettled(joining);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect([await other, batches.length]).toEqual(['done x', 3]);
  expect(await together({ name: 'deal', who: 'a', item: 'again', work })).toBe('done again');
});

it('asks who comes when too many wait to come again', async () => {
  const { work, finish } = createWork();
  const together = createBatches({ atOnce: 1, size: 10, maxWaiting: 2 });
  const joining = ['a', 'b', 'c', 'd'].map((item) => together({ name: 'deal', who: item, item, work }));
  finish();
  const results = await Promise.allSettled(joining);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected']);
});
