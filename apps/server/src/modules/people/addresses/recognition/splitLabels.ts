import { PHONE_MARK } from './extractPhone.ts';
import { labelKinds, signKinds, weakLabels, type LabelKind } from './labelWords.ts';
import type { Span } from './text/Span.ts';

export interface LabelledText {
  readonly recipient: Span | null;
  /** Region, then street, then everything that bore no label, then notes. */
  readonly rest: readonly Span[];
}

type Part = 'region' | 'detail' | 'unlabelled' | 'note';

/** 1.姓名: 2.电话: */
const NUMBERING = '(?:(?<!\\d)\\d[.、)] ?)?';
const BEFORE = `(?<=^|[\\s,;、。${PHONE_MARK}])`;
const all = [...labelKinds.keys()].toSorted((a, b) => b.length - a.length);
const numbers = all.filter((word) => labelKinds.get(word) === 'number');
const strong = all.filter((word) => !weakLabels.has(word));
const LABEL = new RegExp(
  [
    `${NUMBERING}(${all.join('|')})[ \\t]?:`,
    `${BEFORE}(?:(${strong.join('|')})[是为]?|(${[...weakLabels].join('|')})(?=[\\s\\d${PHONE_MARK}]))`,
    `(${numbers.join('|')})[是为\\s]?(?=${PHONE_MARK})`,
    `${BEFORE}([${[...signKinds.keys()].join('')}]):`,
  ].join('|'),
  'gi',
);
const LATIN_NAME = /^[A-Za-z][A-Za-z .'-]*/;
const FIRST_WORD = new RegExp(`^[^\\s,;、|${PHONE_MARK}]*`);
/** More is no name: the label stands before the whole address. */
const LONGEST_NAME = 12;

/** Takes the text apart at its labels, which may come in any order, or not at all. */
export function splitLabels(text: string): LabelledText {
  let recipient: Span | null = null;
  const parts: Record<Part, Span[]> = { region: [], detail: [], unlabelled: [], note: [] };
  let kind: LabelKind | null = null;
  let from = 0;
  const take = (to: number) => {
    const value = trim(text, from, to);
    const line = {
      start: value.start,
      end: value.start + (text.slice(value.start, value.end).split('\n', 1)[0] ?? '').length,
    };
    if (kind === 'recipient' && recipient === null) {
      const name = nameAt(text, value);
      if (name) recipient = name;
      parts.unlabelled.push({ start: name?.end ?? value.start, end: value.end });
    } else if (kind === 'region' || kind === 'detail' || kind === 'note') {
      parts[kind].push(line);
      parts.unlabelled.push({ start: line.end, end: value.end });
    } else {
      parts.unlabelled.push(value);
    }
  };
  for (const match of text.matchAll(LABEL)) {
    take(match.index);
    const [, withColon, bare, weak, beforeNumber, sign] = match;
    kind =
      (sign ? signKinds.get(sign) : labelKinds.get((withColon ?? bare ?? weak ?? beforeNumber ?? '').toLowerCase())) ??
      null;
    from = match.index + match[0].length;
  }
  take(text.length);
  const rest = [...parts.region, ...parts.detail, ...parts.unlabelled, ...parts.note];
  return { recipient, rest: rest.filter(({ start, end }) => end > start) };
}

function nameAt(text: string, { start, end }: Span): Span | null {
  const value = text.slice(start, end);
  const name = ((LATIN_NAME.exec(value) ?? FIRST_WORD.exec(value))?.[0] ?? '').trimEnd();
  return name && name.length <= LONGEST_NAME ? { start, end: start + name.length } : null;
}

function trim(text: string, from: number, to: number): Span {
  const value = text.slice(from, to);
  const start = from + (value.length - value.trimStart().length);
  return { start, end: Math.max(start, to - (value.length - value.trimEnd().length)) };
}
