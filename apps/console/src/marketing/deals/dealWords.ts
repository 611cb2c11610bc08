import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { DAY_MS } from '@jiwu/kernel';
import { weekdayOf } from '../../ui/time/weekdays.ts';

export type Deal = Answer<Contract['staffWootList']>['items'][number];
export type Candidate = Answer<Contract['staffWootCandidates']>['items'][number];
export type Watched = Answer<Contract['staffWootWatch']>;

export const stateNames: Readonly<Record<Deal['state'], string>> = {
  draft: '草稿',
  published: '已排上',
  ended: '已结束',
};

/** 11-18 周三 */
export function dayWords(day: string): string {
  return `${day.slice(5)} ${weekdayOf(day)}`;
}

/** A day so many days later; days here have no hours. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The Sunday on or before a day: weeks begin with it. */
export function weekOf(day: string): string {
  return dayAfter(day, -new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** The first of a day's month. */
function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}

/** The first of the month so many months later. */
export function monthAfter(day: string, months: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Whole weeks, from the Sunday on or before the first to the Saturday on or after the last. */
export function daysOfMonth(day: string): string[] {
  const first = weekOf(monthOf(day));
  const last = dayAfter(weekOf(dayAfter(monthAfter(day, 1), -1)), 6);
  const count = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, nth) => dayAfter(first, nth));
}

/** From its beginning to midnight in Shanghai. */
export function dealHours(day: string): { readonly beginsAt: string; readonly endsAt: string } {
  return {
    beginsAt: new Date(`${day}T${rules.woot.beginsAt}:00+08:00`).toISOString(),
    endsAt: new Date(`${dayAfter(day, 1)}T00:00:00+08:00`).toISOString(),
  };
}

/** Whether it sells now; not before its hour, and not when it is over. */
export function isRunning({ day, state }: Pick<Deal, 'day' | 'state'>, now: Date): boolean {
  const { beginsAt, endsAt } = dealHours(day);
  const at = now.toISOString();
  return state === 'published' && beginsAt <= at && at < endsAt;
}
