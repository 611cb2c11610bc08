import { HOUR_MS } from '@jiwu/kernel';

const OFFSET_MS = 8 * HOUR_MS;
const STAMP = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** `2026-11-15 08:00:00`, as both gateways write the time of Shanghai. */
export function toShanghaiTime(at: Date): string {
  return new Date(at.getTime() + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** The instant of such a stamp, whatever the time zone of this process; undefined for any other text. */
export function findShanghaiTime(stamp: string): Date | undefined {
  if (!STAMP.test(stamp)) return undefined;
  const at = new Date(`${stamp.replace(' ', 'T')}+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
