import { addMonths, businessMonth, monthSpan } from '@jiwu/kernel';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { sumEntriesByMonth, userAccount } from '../../ledger/index.ts';

const MONTHS = 12;

/** Income and expense of the last twelve months, this one included, oldest first. */
export async function loadMonths(db: Reader, input: { userId: string; now: Date }) {
  const current = businessMonth(input.now);
  const wanted = Array.from({ length: MONTHS }, (_, index) => addMonths(current, index + 1 - MONTHS));
  const sums = await sumEntriesByMonth(db, {
    account: userAccount(input.userId, 'balance'),
    from: monthSpan(addMonths(current, 1 - MONTHS)).from,
    until: monthSpan(current).until,
  });
  return wanted.map((month) => {
    const sum = sums.find((one) => one.month === month);
    return { month, incomeFen: sum?.income ?? 0, expenseFen: sum?.expense ?? 0 };
  });
}
