const OFFSET_MS = 8 * 3_600_000;

/** `2026-11-15 16:40:00` in Shanghai, which has had no summer time since 1991. */
export function shanghaiTime(at: number): string {
  return new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

export function shanghaiDay(at: number): string {
  return shanghaiTime(at).slice(0, 10);
}

/** `2026-11-15T16:40:00+08:00` */
export function rfc3339(at: number): string {
  return `${shanghaiTime(at).replace(' ', 'T')}+08:00`;
}

/** Undefined when the text is no such time. */
export function readShanghaiTime(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) return undefined;
  const at = Date.parse(`${text.replace(' ', 'T')}+08:00`);
  return Number.isNaN(at) ? undefined : at;
}

/** Beginning and end of a business day. */
export function dayBounds(day: string): { readonly from: number; readonly to: number } | undefined {
  const from = readShanghaiTime(`${day} 00:00:00`);
  return from === undefined ? undefined : { from, to: from + 86_400_000 };
}
