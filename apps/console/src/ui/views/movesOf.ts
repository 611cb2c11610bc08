interface Placed {
  readonly position: number;
}

/** Which of some things in order get another position when one of them goes to another place; they are numbered from 1. */
export function movesOf<T extends Placed>(items: readonly T[], from: number, to: number): T[] {
  const moved = items[from];
  if (!moved || to < 0 || to >= items.length) return [];
  const after = items.toSpliced(from, 1).toSpliced(to, 0, moved);
  return after
    .map((item, nth) => ({ ...item, position: nth + 1 }))
    .filter((item, nth) => after[nth]?.position !== item.position);
}
