import { PHONE_MARK } from '../extractPhone.ts';
import type { Span } from '../text/Span.ts';
import { endsLikePlace, gluedName, nameForm, TITLE_APART, type NameForm } from './nameForms.ts';

interface FoundRecipient {
  readonly name: Span;
  /** All that goes with it: 收 behind it, the same name once more. */
  readonly spans: readonly Span[];
}

interface Candidate extends FoundRecipient {
  readonly score: number;
}

const FOR_RECIPIENT = /[(（]?(?:亲收|代收|收|启)[)）]?$/;
/** The same as a word of its own: 张三 收. */
const FOR_RECIPIENT_APART = new RegExp(`^[ \\t]?[(（]?(?:亲收|代收|收|启)[)）]?(?=[\\s,;${PHONE_MARK}]|$)`);
const WORDS = new RegExp(
  `[A-Za-z][a-z.'-]*(?: [A-Za-z][a-z.'-]*){1,3}(?![^\\s,;${PHONE_MARK}])|[^\\s,;、。|:/—()（）${PHONE_MARK}]+`,
  'g',
);
const LEAST_SCORE = 2;
const formScore: Readonly<Record<NameForm, number>> = { honoured: 3, name: 2, word: 0, sign: -1, none: -9 };

/** The word that looks most like a person: by its form, a number beside it, and standing before the address. */
export function findRecipient(text: string, places: readonly Span[]): FoundRecipient | null {
  const words = [...text.matchAll(WORDS)].flatMap((match) =>
    outside({ start: match.index, end: match.index + match[0].length }, places),
  );
  let best: Candidate | null = null;
  for (const word of words) {
    const candidate = candidateOf(text, word, places);
    if (candidate && candidate.score >= LEAST_SCORE && candidate.score > (best?.score ?? 0)) best = candidate;
  }
  best ??= words.map((word) => gluedCandidate(text, word)).find((candidate) => candidate !== null) ?? null;
  return best && { ...best, spans: [...best.spans, ...repetitions(text, best.name, words)] };
}

/** The parts of a word before and after the names of places, which are no recipients. */
function outside(word: Span, places: readonly Span[]): Span[] {
  let parts = [word];
  for (const place of places) {
    parts = parts.flatMap((part) =>
      part.start < place.end && part.end > place.start
        ? [
            { start: part.start, end: place.start },
            { start: place.end, end: part.end },
          ]
        : [part],
    );
  }
  return parts.filter(({ start, end }) => end > start);
}

function candidateOf(text: string, word: Span, places: readonly Span[]): Candidate | null {
  const whole = text.slice(word.start, word.end);
  const bare = whole.replace(FOR_RECIPIENT, '') || whole;
  const name = { start: word.start, end: word.start + bare.length };
  const form = nameForm(bare);
  if (form === 'none') return null;
  const title = TITLE_APART.exec(text.slice(word.end, word.end + 6));
  const end = word.end + (title ?? FOR_RECIPIENT_APART.exec(text.slice(word.end, word.end + 6)) ?? [''])[0].length;
  const isBeside = neighbour(text, name.start, -1) === PHONE_MARK || neighbour(text, end - 1, 1) === PHONE_MARK;
  if (form === 'sign' && !isBeside) return null;
  const isBefore = places.length > 0 && places.every(({ start }) => name.end <= start);
  // The first word behind the place is the street unless it is clearly a person.
  const isFirstBehind = places.some(
    ({ end: from }) => from <= name.start && /^[\s,、/-]*$/.test(text.slice(from, name.start)),
  );
  const score =
    formScore[form] +
    (title ? 3 : 0) +
    (isBeside ? 2 : 0) +
    (isBefore ? 2 : 0) +
    (bare === whole ? 0 : 2) -
    (endsLikePlace(bare) && form !== 'honoured' ? 3 : 0) -
    (bare.length > 3 && form === 'word' && !isBeside ? 1 : 0) -
    (isFirstBehind ? 2 : 0);
  return { name: title ? { start: name.start, end: word.end } : name, spans: [{ start: word.start, end }], score };
}

/** 1203室张三, with the number right behind it, or before it all. */
function gluedCandidate(text: string, word: Span): Candidate | null {
  const name = gluedName(text.slice(word.start, word.end));
  const next = neighbour(text, word.end - 1, 1);
  if (!name || !(next === PHONE_MARK || (next === undefined && text.includes(PHONE_MARK)))) return null;
  const span = { start: word.end - name.length, end: word.end };
  return { name: span, spans: [span], score: LEAST_SCORE };
}

function repetitions(text: string, name: Span, words: readonly Span[]): Span[] {
  const written = text.slice(name.start, name.end);
  return words.filter(({ start, end }) => start !== name.start && text.slice(start, end) === written);
}

/** The next character that is no separator, in one direction. */
function neighbour(text: string, from: number, step: 1 | -1): string | undefined {
  let at = from + step;
  while (/[\s,;、:|/—()（）-]/.test(text[at] ?? '')) at += step;
  return text[at];
}
