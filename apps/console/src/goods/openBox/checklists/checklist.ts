import type { Answer, CallInput, Contract } from '@jiwu/contract';

export type Checklist = Answer<Contract['staffChecklistList']>['items'][number];
type Body = CallInput<Contract['staffChecklistSave']>['body'];
export type Item = Body['items'][number];

/** What the form holds: a category, or null for everything that has no list of its own. */
export interface ChecklistForm {
  readonly categoryId: string | null;
  readonly items: readonly Item[];
  readonly parts: readonly string[];
}

export const kindNames: Readonly<Record<Item['kind'], string>> = { look: '看外观', function: '试功能', clean: '清洁' };

/** One more item, with a key that no other has: inspections know what they found by it. */
export function withItem(items: readonly Item[]): Item[] {
  const taken = new Set(items.map(({ key }) => key));
  const free = Array.from({ length: items.length + 1 }, (_, nth) => `item${nth + 1}`).find((key) => !taken.has(key));
  return [...items, { key: free ?? `item${items.length + 1}`, label: '', kind: 'look' }];
}

export const emptyChecklist: ChecklistForm = { categoryId: null, items: withItem([]), parts: [] };

/** The next version of the list of a category; null while something is missing. */
export function checklistIn({ categoryId, items, parts }: ChecklistForm, after: number): Body | null {
  const named = items.map((item) => ({ ...item, label: item.label.trim() }));
  if (named.length === 0 || named.some(({ label }) => label === '')) return null;
  return { categoryId, after, items: named, parts: [...parts] };
}
