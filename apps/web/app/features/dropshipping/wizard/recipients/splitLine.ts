interface Known {
  readonly code: string;
  readonly title: string;
  readonly skuLabel: string;
}

interface SplitLine {
  /** Who and where, for the recogniser. */
  readonly text: string;
  readonly goods: string;
  readonly quantity: string;
}

const MARKS = /[\t,，;；|]+/;
const BLANKS = /[\t,，;；|\s]+/;
/** 2, 2 件; and what can be nothing but a count: x2, ×2, 2件. */
const COUNT = /^[x×*]?\s*(\d{1,3})\s*[件个份盒套双支块]?$/i;
const MARKED_COUNT = /^(?:[x×*]\d{1,3}[件个份盒套双支块]?|\d{1,3}[件个份盒套双支块])$/i;
const CODE = /^[a-z]{2,}[a-z0-9]*(?:-[a-z0-9]+)+$/i;

/** One line of a pasted list in its parts: goods and pieces stand at its end, or are those that the whole batch has. */
export function splitLine(line: string, chosen: readonly Known[]): SplitLine {
  const fields = partsOf(line, MARKS);
  const last = fields.at(-1) ?? '';
  const named = fields.at(-2) ?? '';
  if (fields.length >= 5 && COUNT.test(last)) {
    return { text: fields.slice(0, -2).join(' '), goods: named, quantity: countOf(last) };
  }
  const words = partsOf(line, BLANKS);
  const quantity = takeCount(words, chosen);
  const at = words.findLastIndex((word) => isGoods(word, chosen));
  const [goods] = at < 0 ? [] : words.splice(at, 1);
  const [only, another] = chosen;
  return { text: words.join(' '), goods: goods ?? (only && !another ? only.code : ''), quantity };
}

function partsOf(line: string, between: RegExp): string[] {
  return line
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Takes the count from the end of the words. A bare number is one only behind goods: otherwise it is a house or a room. */
function takeCount(words: string[], chosen: readonly Known[]): string {
  const last = words.at(-1) ?? '';
  const isCount = MARKED_COUNT.test(last) || (COUNT.test(last) && isGoods(words.at(-2) ?? '', chosen));
  if (!isCount) return '1';
  words.pop();
  return countOf(last);
}

function countOf(text: string): string {
  return COUNT.exec(text)?.[1] ?? '1';
}

function isGoods(word: string, chosen: readonly Known[]): boolean {
  if (word.length < 2) return false;
  return (
    CODE.test(word) || chosen.some(({ code, title, skuLabel }) => code === word || `${title}${skuLabel}`.includes(word))
  );
}
