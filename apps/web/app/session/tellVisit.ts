import type { Answer, Contract } from '@jiwu/contract';
import type { rules } from '@jiwu/contract/rules';
import { tell } from './tell.ts';
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
    // As nobody: it is the browser that is counted, and a token may have run out.
    const response = await tell('/api/visit', { step }, '');
    const { data } = (await response.json()) as { data: Answer<Contract['visitTell']> | null };
    if (data?.isCounted) return;
  } catch {
    // Nothing of the page depends on it.
  }
  writeStoredList(KEY, before, STORAGE);
}
