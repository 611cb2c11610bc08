/** How a cell shows its number, as far as it matters to who reads it: dates, codes with leading zeros or letters, or just the number. */
export type NumberFormat =
  | { readonly kind: 'plain' }
  | { readonly kind: 'date' }
  | { readonly kind: 'code'; readonly digits: number; readonly before: string; readonly after: string };

export const plainFormat: NumberFormat = { kind: 'plain' };

/** Dates and times among the formats that have no text, also those of Chinese editions (27 to 36, 50 to 58). */
const BUILT_IN_DATES: readonly (readonly [from: number, to: number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
];

export function builtInFormat(id: number): NumberFormat {
  return BUILT_IN_DATES.some(([from, to]) => id >= from && id <= to) ? { kind: 'date' } : plainFormat;
}

/** `[Red]`, `[$-804]`, a space as wide as a sign (`_)`), a sign that fills the cell (`* `). */
const MARKS = /\[[^\]]*\]|_.|\*./g;
/** A text in quotes, or one sign behind a backslash. */
const LITERAL = /"([^"]*)"|\\(.)/g;
const CODE = /^([^0#?.,%@]*)([0#]+)([^0#?.,%@]*)$/;

/** Excel allows 255 signs. */
const LONGEST = 300;

/** Reads a format such as `yyyy"年"m"月"d"日"`, `00000` or `"SH-"000`. Only its part for positive numbers matters here. */
export function parseFormat(text: string): NumberFormat {
  if (text.length > LONGEST) return plainFormat;
  const [first = ''] = text.replaceAll(LITERAL, (match) => match.replaceAll(';', ' ')).split(';');
  const withoutMarks = first.replaceAll(MARKS, '');
  const skeleton = withoutMarks.replaceAll(LITERAL, '');
  if (/general|@/i.test(skeleton)) return plainFormat;
  // `aaa` is the day of the week in Chinese.
  if (/[ymdhs]|a{3}/i.test(skeleton)) return { kind: 'date' };
  const shown = withoutMarks.replaceAll(LITERAL, (_, quoted?: string, escaped?: string) => quoted ?? escaped ?? '');
  const parts = CODE.exec(shown);
  if (!parts) return plainFormat;
  const [, before = '', places = '', after = ''] = parts;
  const digits = places.replaceAll('#', '').length;
  const isAmount = /[¥￥$€£元]/.test(before + after);
  return isAmount || (digits < 2 && before + after === '') ? plainFormat : { kind: 'code', digits, before, after };
}
