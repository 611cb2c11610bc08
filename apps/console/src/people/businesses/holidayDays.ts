import { DAY_MS } from '@jiwu/kernel';

/** Every day from one to another, both included. */
export function holidayDays(from: string, to: string): string[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return Array.from({ length: Math.floor((last - first) / DAY_MS) + 1 }, (_, nth) =>
    new Date(first + nth * DAY_MS).toISOString().slice(0, 10),
  );
}
