import { diffArrays } from 'diff';

interface Piece {
  readonly text: string;
  readonly isChanged: boolean;
}

interface Line {
  readonly kind: 'same' | 'gone' | 'new';
  /** Where it stands before and after, from 1; null: not there. */
  readonly before: number | null;
  readonly after: number | null;
  readonly pieces: readonly Piece[];
}

/** Lines that both have, left out between what differs. */
interface Fold {
  readonly kind: 'fold';
  readonly count: number;
}

/** Lines on either side of a change by which its place is known. */
const AROUND = 2;
/** Below this share of common words two lines are two lines, and not one that was changed. */
const ALIKE = 0.3;
const words = new Intl.Segmenter('zh', { granularity: 'word' });

/** Two texts line by line, and inside of lines that were changed word by word. Nothing when they are the same. */
export function compareLines(before: string, after: string): readonly (Line | Fold)[] {
  const lines: Line[] = [];
  let [at, to] = [0, 0];
  const add = (kind: Line['kind'], pieces: readonly Piece[]) => {
    const isBefore = kind !== 'new';
    const isAfter = kind !== 'gone';
    if (isBefore) at += 1;
    if (isAfter) to += 1;
    lines.push({ kind, before: isBefore ? at : null, after: isAfter ? to : null, pieces });
  };
  const changes = diffArrays(before.split('\n'), after.split('\n'));
  for (const [nth, { value, added, removed }] of changes.entries()) {
    const other = changes[nth + 1];
    if (removed && other?.added) {
      const pairs = value.map((line, row) => compareWords(line, other.value[row] ?? ''));
      for (const [gone] of pairs) add('gone', gone);
      for (const [row, line] of other.value.entries()) add('new', pairs[row]?.[1] ?? whole(line));
    } else if (removed) {
      for (const line of value) add('gone', whole(line));
    } else if (!added) {
      for (const line of value) add('same', whole(line));
    } else if (!changes[nth - 1]?.removed) {
      for (const line of value) add('new', whole(line));
    }
  }
  return lines.some(({ kind }) => kind !== 'same') ? fold(lines) : [];
}

const whole = (text: string): Piece[] => [{ text, isChanged: false }];

/** What of one line is gone, and what of the other is new. */
function compareWords(before: string, after: string): [Piece[], Piece[]] {
  const split = (text: string) => [...words.segment(text)].map(({ segment }) => segment);
  const changes = diffArrays(split(before), split(after)).map(({ value, added, removed }) => ({
    text: value.join(''),
    added,
    removed,
  }));
  const common = changes.reduce((sum, { text, added, removed }) => sum + (added || removed ? 0 : text.length), 0);
  if (common < ALIKE * Math.max(before.length, after.length)) return [whole(before), whole(after)];
  const side = (isLeftOut: 'added' | 'removed', isChanged: 'added' | 'removed') =>
    changes.filter((one) => !one[isLeftOut]).map((one) => ({ text: one.text, isChanged: one[isChanged] }));
  return [side('added', 'removed'), side('removed', 'added')];
}

function fold(lines: readonly Line[]): (Line | Fold)[] {
  const isNear = (nth: number) =>
    lines.slice(Math.max(0, nth - AROUND), nth + AROUND + 1).some(({ kind }) => kind !== 'same');
  const shown: (Line | Fold)[] = [];
  for (const [nth, line] of lines.entries()) {
    const last = shown.at(-1);
    if (isNear(nth)) shown.push(line);
    else if (last?.kind === 'fold') shown[shown.length - 1] = { kind: 'fold', count: last.count + 1 };
    else shown.push({ kind: 'fold', count: 1 });
  }
  return shown;
}
