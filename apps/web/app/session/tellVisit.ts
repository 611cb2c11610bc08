import type { rules } from '@jiwu/contract/rules';
import { shanghaiDay } from '../format/shanghaiDay.ts';
import { readStoredList, writeStoredList } from './storedList.ts';

export type Told = (typeof rules.visit.told)[number];

/** The day, and what was told of it: until the tab is closed, for what a visitor leaves behind is the browser's identifier alone. */
const KEY = 'visitTold';
const STORAGE = 'sessionStorage';

function toldToday(): string[] {
  const today = shanghaiDay(Date.now());
  const told = readStoredList(KEY, STORAGE);
  return told[0] === today ? told : [today];
}

export const wasTold = (step: Told) => toldToday().includes(step);

/** Tells the shop that this browser came, or looks at a product: once a day and tab, and again only when it could not be counted. */
export async function tellVisit(step: Told): Promise<void> {
  // Another tab, or the product on this page, may have said it meanwhile.
  if (wasTold(step)) return;
  const before = toldToday();
  // Who looks at a product has come.
  writeStoredList(KEY, [...new Set([...before, 'visit', step])], STORAGE);
  try {
    const { apiClient } = await import('./apiClient.ts');
    const { isCounted } = await apiClient.call('visitTell', { body: { step } }, { silent: true });
    if (isCounted) return;
  } catch {
    // Nothing of the page depends on it.
  }
  writeStoredList(KEY, before, STORAGE);
}
