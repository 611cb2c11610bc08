import type { AddressLine } from './readAddressLines.ts';

type Field = 'recipient' | 'phoneNumber' | 'divisionCode' | 'detail';

interface Answer extends Readonly<Record<Field, string | null>> {
  /** The fields that the user is asked about. */
  readonly asked: ReadonlySet<Field>;
}

/**
 * right: every field is as a careful person reads it. flagged: what is not right is asked for. wrong: some field is wrong and nobody is
 * told. wrongDistrict: the same, and it is the place.
 */
export type Verdict = 'right' | 'flagged' | 'wrong' | 'wrongDistrict';

export function judgeLine(line: AddressLine, answer: Answer): Verdict {
  if (answer.divisionCode !== null && answer.divisionCode !== line.divisionCode) return 'wrongDistrict';
  const wrong = wrongFields(line, answer);
  if (wrong.length === 0) return 'right';
  return wrong.every((field) => isAsked(field, line, answer)) ? 'flagged' : 'wrong';
}

function wrongFields(line: AddressLine, answer: Answer): Field[] {
  const isRight: Record<Field, boolean> = {
    recipient: isOneOf(answer.recipient, line.recipient),
    phoneNumber: answer.phoneNumber === line.phoneNumber,
    divisionCode:
      answer.divisionCode === line.divisionCode && (line.divisionCode !== null || answer.asked.has('divisionCode')),
    detail: isOneOf(answer.detail, line.detail),
  };
  return (Object.keys(isRight) as Field[]).filter((field) => !isRight[field]);
}

/** A place that is asked about stays written before the street: that detail is whole, and the user sees it. */
function isAsked(field: Field, line: AddressLine, answer: Answer): boolean {
  if (answer.asked.has(field)) return true;
  const whole = bare(answer.detail ?? '');
  return (
    field === 'detail' && answer.asked.has('divisionCode') && line.detail.some((form) => whole.endsWith(bare(form)))
  );
}

function isOneOf(found: string | null, forms: readonly string[]): boolean {
  return found === null ? forms.length === 0 : forms.some((form) => bare(form) === bare(found));
}

/** Whether a comma or a gap is left between two parts is neither right nor wrong. */
function bare(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s,;、。|/\-—]/g, '');
}
