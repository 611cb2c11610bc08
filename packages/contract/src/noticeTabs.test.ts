import { expect, it } from 'vitest';
import { rules } from './rules.ts';

it('every group of notices stands under one tab of the page', () => {
  expect(Object.values(rules.notice.tabs).flat().toSorted()).toEqual([...rules.notice.groups].toSorted());
});
