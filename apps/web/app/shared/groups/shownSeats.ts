interface ShownSeats<T> {
  readonly members: readonly T[];
  readonly empty: number;
  /** Seats, taken or not, for which there is no room. */
  readonly more: number;
}

/** The seats of a group in the room that there is: members first, but one empty seat is always among them while there is one. */
export function shownSeats<T>(members: readonly T[], size: number, room: number): ShownSeats<T> {
  const free = Math.max(0, size - members.length);
  if (size <= room) return { members, empty: free, more: 0 };
  const places = room - 1;
  const shown = members.slice(0, places - Math.min(1, free));
  const empty = Math.min(free, places - shown.length);
  return { members: shown, empty, more: size - shown.length - empty };
}
