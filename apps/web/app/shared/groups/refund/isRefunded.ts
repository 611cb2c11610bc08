import type { Seat } from '../Group.ts';

const states: ReadonlySet<Seat['state']> = new Set(['late', 'failing', 'failed']);

/** Whether what was paid for the seat goes back, or has gone. */
export function isRefunded({ state }: Pick<Seat, 'state'>): boolean {
  return states.has(state);
}
