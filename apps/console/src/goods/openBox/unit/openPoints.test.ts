import { expect, it } from 'vitest';
import type { Unit } from '../unitWords.ts';
import { openPoints } from './openPoints.ts';

const checklist: Unit['checklist'] = {
  id: 'list',
  categoryId: null,
  version: 1,
  items: [
    { key: 'shell', label: '外壳', kind: 'look' },
    { key: 'sound', label: '扬声器', kind: 'function' },
  ],
  parts: ['主机', '充电线'],
};
const inspection = (found: object) => ({ results: [], parts: [], ...found }) as unknown as Unit['inspection'];

it('has every point open before anyone has looked, and an answer closes just its own', () => {
  expect(openPoints({ checklist, inspection: inspection({}) })).toEqual(['外壳', '扬声器', '主机', '充电线']);
  const results = [{ key: 'sound', label: '扬声器', kind: 'function', result: 'faulty', words: '' }];
  const parts = [{ label: '充电线', isPresent: false, words: '' }];
  expect(openPoints({ checklist, inspection: inspection({ results, parts }) })).toEqual(['外壳', '主机']);
});
