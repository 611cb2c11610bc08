type Value = string | number | boolean | Date | null | readonly string[];

const NEEDS_ESCAPE = /[\\\t\n\r]/;
const ESCAPED = /[\\\t\n\r]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
/** A moment stands in many rows. */
const moments = new WeakMap<Date, string>();

/** A row as COPY reads it in its text format. */
export function copyRow(values: readonly Value[]): string {
  let row = copyValue(values[0] ?? null);
  for (let index = 1; index < values.length; index += 1) row += `\t${copyValue(values[index] ?? null)}`;
  return `${row}\n`;
}

function copyValue(value: Value): string {
  if (typeof value === 'string') return NEEDS_ESCAPE.test(value) ? escaped(value) : value;
  if (typeof value === 'number') return String(value);
  if (value === null) return String.raw`\N`;
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Date) return momentText(value);
  return copyValue(arrayText(value));
}

function momentText(at: Date): string {
  let text = moments.get(at);
  if (text === undefined) {
    text = at.toISOString();
    moments.set(at, text);
  }
  return text;
}

function arrayText(elements: readonly string[]): string {
  let text = '';
  for (const element of elements) {
    const quoted = /["\\]/.test(element) ? element.replaceAll(/["\\]/g, String.raw`\$&`) : element;
    text += text === '' ? `"${quoted}"` : `,"${quoted}"`;
  }
  return `{${text}}`;
}

function escaped(text: string): string {
  return text.replaceAll(ESCAPED, (character) => escapes[character] ?? character);
}
