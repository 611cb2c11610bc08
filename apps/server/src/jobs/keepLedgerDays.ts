import { businessDay, DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import type { ShopServices } from '../flows/ShopServices.ts';
import { findFirstLedgerDay, findLastDay, keepLedgerDay } from '../modules/money/ledger/index.ts';

/** A transaction that began before midnight has ended by then. */
const SETTLED_MS = 10 * MINUTE_MS;

/** Writes down what every kind of account did on each day that is over, the oldest first. */
export async function keepLedgerDays({ db, clock }: ShopServices): Promise<void> {
  const over = businessDay(new Date(clock().getTime() - SETTLED_MS));
  const last = await findLastDay(db.read, {});
  const first = last === null ? await findFirstLedgerDay(db.read) : nextDay(last);
  if (first === null) return;
  for (let day = first; day < over; day = nextDay(day)) await db.transact((tx) => keepLedgerDay(tx, day));
}

function nextDay(day: string): string {
  return businessDay(new Date(Date.parse(`${day}T12:00:00+08:00`) + DAY_MS));
}
