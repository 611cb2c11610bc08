import type { Trade } from '../pay/Trade.ts';

const PREFIX = 'wx';

/** A trade that waits for its payer, by a number that tells nothing. */
export function prepayIdOf(trade: Trade): string {
  return PREFIX + trade.code;
}

export function readPrepayId(text: string): string {
  return text.startsWith(PREFIX) ? text.slice(PREFIX.length) : '';
}
