import { extractPhone, PHONE_MARK } from './extractPhone.ts';
import { findRecipient } from './findRecipient.ts';
import { matchDivision } from './matchDivision.ts';
import { splitLabels } from './splitLabels.ts';

export interface RecognisedAddress {
  readonly recipient: string | null;
  readonly phoneNumber: string | null;
  readonly divisionCode: string | null;
  readonly detail: string | null;
}

/** [8868], 【8868】: the extension that privacy numbers repeat in every field. */
const PRIVACY_TAG = /[[【]\d{3,6}[\]】]/g;
/** Postal codes and identity numbers that stand alone. */
const STRAY_NUMBER = /(?<![^\s,;、。|])(?:\d{6}|\d{17}[\dXx])(?![^\s,;、。|])/g;
const SEPARATORS = /[\s,;、。|]+/g;
const EDGES = /^[\s,;、。|:/>-]+|[\s,;、。|:/>-]+$/g;

/**
 * Reads a pasted text as people copy it from other shops and chats. A field that is not found is null; an ambiguous place (a 鼓楼区
 * without its city) stays in the detail for the user to choose.
 */
export function recogniseAddress(text: string): RecognisedAddress {
  const { phoneNumber, rest } = extractPhone(normalise(text));
  const labelled = splitLabels(rest);
  const division = matchDivision(labelled.rest);
  const found = labelled.recipient ? null : findRecipient(labelled.rest, division);
  const from = division?.end ?? 0;
  const detail =
    found && found.start >= from
      ? `${labelled.rest.slice(from, found.start)} ${labelled.rest.slice(found.end)}`
      : labelled.rest.slice(Math.max(from, found?.end ?? 0));
  return {
    recipient: labelled.recipient ?? found?.name ?? null,
    phoneNumber,
    divisionCode: division?.code ?? null,
    detail: tidy(detail) || null,
  };
}

/** Full-width letters, digits and punctuation as their plain forms, 【收件人】 as 收件人:, nothing invisible. */
function normalise(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff07\uff0a-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u200b-\u200f\ufeff]/g, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(PRIVACY_TAG, '')
    .replaceAll('【', '\n')
    .replaceAll('】', ':');
}

/** Chinese needs no gaps between words; between numbers and letters one remains. */
function tidy(text: string): string {
  return text
    .replaceAll(PHONE_MARK, ' ')
    .replaceAll(STRAY_NUMBER, ' ')
    .replaceAll(EDGES, '')
    .replaceAll(SEPARATORS, (run, at: number, whole: string) => {
      const mark = run.replaceAll(/\s/g, '')[0];
      if (mark) return mark === ',' ? '，' : mark;
      return /^[\x21-\x7e]{2}$/.test(`${whole[at - 1]}${whole[at + run.length]}`) ? ' ' : '';
    });
}
