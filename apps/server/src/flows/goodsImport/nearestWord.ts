/** The word that becomes another one by the fewest changes of a sign; null when none is similar. Pure. */
export function nearestWord(word: string, others: readonly string[]): string | null {
  let best: { other: string; changes: number } | null = null;
  for (const other of others) {
    const changes = countChanges(word, other);
    if (best === null || changes < best.changes) best = { other, changes };
  }
  return best !== null && best.changes <= Math.max(2, Math.floor(word.length / 3)) ? best.other : null;
}

/** Levenshtein's distance. */
function countChanges(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
