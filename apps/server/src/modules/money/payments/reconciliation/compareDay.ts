/** A capture or a refund, by its number: one side of the comparison. */
export interface DayLine {
  readonly kind: 'capture' | 'refund';
  readonly number: string;
  readonly amountFen: number;
}

/**
 * Ours may also be of another day: the gateway's statement decides where a line belongs, we only know it by its number.
 * isExpected: we count it to this day, and no statement of the day before or after has it.
 */
export interface OwnLine extends DayLine {
  readonly isExpected: boolean;
}

export interface Difference {
  readonly kind: 'capture' | 'refund';
  readonly number: string;
  readonly difference: 'onlyThere' | 'onlyHere' | 'amount';
  readonly theirsFen: number | null;
  readonly oursFen: number | null;
}

/** The differences between a gateway's statement of a day and our own books. */
export function compareDay(theirs: readonly DayLine[], ours: readonly OwnLine[]): Difference[] {
  const there = sumByNumber(theirs);
  const here = new Map(ours.map((line) => [keyOf(line), line]));
  const differences: Difference[] = [];
  for (const [key, { kind, number, amountFen }] of there) {
    const own = here.get(key);
    if (own?.amountFen === amountFen) continue;
    differences.push({
      kind,
      number,
      difference: own ? 'amount' : 'onlyThere',
      theirsFen: amountFen,
      oursFen: own?.amountFen ?? null,
    });
  }
  for (const [key, { kind, number, amountFen, isExpected }] of here) {
    if (!isExpected || there.has(key)) continue;
    differences.push({ kind, number, difference: 'onlyHere', theirsFen: null, oursFen: amountFen });
  }
  return differences;
}

/** A number that stands twice in a statement was charged twice, and shows as another amount. */
function sumByNumber(lines: readonly DayLine[]): Map<string, DayLine> {
  const sums = new Map<string, DayLine>();
  for (const line of lines) {
    const known = sums.get(keyOf(line));
    sums.set(keyOf(line), known ? { ...known, amountFen: known.amountFen + line.amountFen } : line);
  }
  return sums;
}

function keyOf(line: DayLine): string {
  return `${line.kind} ${line.number}`;
}
