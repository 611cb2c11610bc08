const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'medium' });

/** 2026-11-16 14:32:08 in Shanghai, as a spreadsheet takes it; empty for none. */
export function timeWords(at: Date | null): string {
  return at === null ? '' : format.format(at);
}
