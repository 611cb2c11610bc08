import type { Trade } from '../pay/Trade.ts';

/** A QR code can be scanned for this long. */
export const CODE_LIFE_MS = 2 * 3_600_000;

const PREFIX = 'weixin://wxpay/bizpayurl?pr=';

export function codeUrlOf(trade: Trade): string {
  return PREFIX + trade.code;
}

/** Takes the whole text of a QR code, or the code alone. */
export function readCodeUrl(text: string): string {
  const trimmed = text.trim();
  return trimmed.startsWith(PREFIX) ? trimmed.slice(PREFIX.length) : trimmed;
}
