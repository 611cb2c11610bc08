import { DAY_MS } from '@jiwu/kernel';
import { shanghaiDay } from '../format/shanghaiDay.ts';
import { isPersonalised } from './personalised.ts';
import { readStoredList, writeStoredList } from './storedList.ts';
import { userKeys } from './userCache.ts';

const { uses: USES, ownOrder: OWN } = userKeys;
const DAYS = 30;
/** More than a month of diligent use; the oldest go first. */
const AT_MOST = 600;

/**
 * How often each of one's pages was opened within 30 days. Only this browser knows, and forgets it when the user logs out, and as soon as
 * personalisation is found switched off.
 */
export function usesOfPages(now: number): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of keptUses(now).map(pageOf)) counts.set(page, (counts.get(page) ?? 0) + 1);
  return counts;
}

export function countUse(page: string, now: number): void {
  if (!isPersonalised()) return;
  writeStoredList(USES, [...keptUses(now), `${shanghaiDay(now)} ${page}`].slice(-AT_MOST));
}

/** The pages that the user has put first, in this order; null: as they are used. */
export function ownOrder(): readonly string[] | null {
  const pages = readStoredList(OWN);
  return pages.length > 0 ? pages : null;
}

export function setOwnOrder(pages: readonly string[] | null): void {
  writeStoredList(OWN, pages ?? []);
}

/** `2026-11-15 /order/mine`, the oldest first. */
function keptUses(now: number): string[] {
  if (!isPersonalised()) {
    writeStoredList(USES, []);
    return [];
  }
  const since = shanghaiDay(now - DAYS * DAY_MS);
  return readStoredList(USES).filter((use) => use > since);
}

function pageOf(use: string): string {
  return use.slice(use.indexOf(' ') + 1);
}
