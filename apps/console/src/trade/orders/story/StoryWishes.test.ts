import type { StaffOrderStory } from '@jiwu/contract';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StoryWishes } from './StoryWishes.tsx';

/** What the part reads of a story. */
const wishes = { credited: [], invoice: null, delivery: { kind: 'standard', arrivesOn: null }, afterSales: [] };
const shown = (remindedAt: string | null) =>
  renderToStaticMarkup(
    createElement(StoryWishes, {
      story: { ...wishes, order: { remark: '', remindedAt } } as unknown as StaffOrderStory,
    }),
  );

it('says when the buyer asked for the order', () => {
  expect(shown('2026-11-19T15:30:00.000Z')).toContain('11-19 23:30 催过');
  expect(shown(null)).not.toContain('催');
});
