/** The day of an address, if it is one and is over; anything else means today. */
export function pastDay(asked: string | undefined, today: string): string | undefined {
  if (asked === undefined || asked >= today) return undefined;
  const at = new Date(`${asked}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(`${asked}T`) ? asked : undefined;
}
