/** Whole yuan as typed or as they stand in an address, in fen; null when it is no amount. */
export function readYuan(text: string | null): number | null {
  const digits = text?.trim() ?? '';
  return /^\d{1,7}$/.test(digits) ? Number(digits) * 100 : null;
}
