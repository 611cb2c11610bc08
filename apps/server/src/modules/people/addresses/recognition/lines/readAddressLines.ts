/** A pasted line, and what a careful person reads in it. The people and doors are invented. */
export interface AddressLine {
  /** The section that the line stands in. */
  readonly shape: string;
  readonly text: string;
  /** Each in every form that is right. Empty where the line has none. */
  readonly recipient: readonly string[];
  readonly detail: readonly string[];
  readonly phoneNumber: string | null;
  /** Null where the line names no place that an address can be in, or a careful person could not say which. */
  readonly divisionCode: string | null;
  /** City and district of the code as they are called today, for the reader and for a check on the code. */
  readonly divisionName: string | null;
}

const whiteSpace: Readonly<Record<string, string>> = { '⏎': '\n', '⇥': '\t', '□': '\u3000' };

/**
 * One line each: text => recipient | number | code with city and district | detail. A dash: the line has none. A question mark: a
 * careful person could not say. ¦ stands between forms that are all right; ⏎ ⇥ □ stand for white space.
 */
export function readAddressLines(table: string): readonly AddressLine[] {
  let shape = '';
  const lines: AddressLine[] = [];
  for (const row of table.split('\n')) {
    if (row.startsWith('# ')) shape = row.slice(2);
    const [text, expected] = row.split(' => ');
    if (!text || !expected) continue;
    const [recipient = '', phoneNumber = '', place = '', detail = ''] = expected.split(' | ');
    lines.push({
      shape,
      text: text.replaceAll(/[⏎⇥□]/g, (sign) => whiteSpace[sign] ?? ''),
      recipient: forms(recipient),
      detail: forms(detail),
      phoneNumber: phoneNumber === '-' ? null : phoneNumber,
      divisionCode: place === '?' ? null : place.slice(0, 6),
      divisionName: place === '?' ? null : place.slice(7),
    });
  }
  return lines;
}

function forms(field: string): string[] {
  return field === '-' ? [] : field.split('¦');
}
