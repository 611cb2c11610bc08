const OFFSET_MS = 8 * 60 * 60 * 1000;

/** In the shop's own time, by which the months are cut: 11-13 20:06. */
export function movementTime(instant: string): string {
  return new Date(Date.parse(instant) + OFFSET_MS).toISOString().slice(5, 16).replace('T', ' ');
}
