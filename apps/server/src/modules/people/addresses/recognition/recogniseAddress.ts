import { extractPhone } from './extractPhone.ts';
import { readPlace } from './places/readPlace.ts';
import type { RecognisedAddress, Unclear } from './RecognisedAddress.ts';
import { findRecipient } from './recipient/findRecipient.ts';
import { splitLabels } from './splitLabels.ts';
import { blank } from './text/blank.ts';
import { findChatter } from './text/chatter.ts';
import { findSender } from './text/findSender.ts';
import { normaliseText } from './text/normaliseText.ts';
import { simplify } from './text/simplify.ts';
import type { Span } from './text/Span.ts';
import { tidyDetail } from './tidyDetail.ts';

interface Wish {
  /** Of a zone that reaches over several districts: the likeliest is taken and told, for a form that shows it; or it is left open, for lists. */
  readonly zones: 'take' | 'ask';
}

/**
 * Reads a pasted text as people copy it from other shops and chats, or a row of a sheet. What the text leaves open is null and told
 * in `unclear`; an unclear place stays in the detail as it was written, for the user to choose.
 */
export function recogniseAddress(text: string, { zones }: Wish = { zones: 'take' }): RecognisedAddress {
  const normal = normaliseText(text);
  const { phoneNumber, extension, doubt: phoneDoubt, rest } = extractPhone(blank(normal, findSender(simplify(normal))));
  const said = blank(rest, findChatter(simplify(rest)));
  const labelled = splitLabels(simplify(said));
  const written = labelled.rest.map(({ start, end }) => said.slice(start, end)).join('\n');
  const simple = simplify(written);
  const place = readPlace(simple);
  const divisionCode = zones === 'ask' && place.doubt === 'zone' ? null : place.code;
  const found = labelled.recipient ? null : findRecipient(simple, place.spans);
  const name = labelled.recipient ? slice(said, labelled.recipient) : found && slice(written, found.name);
  const recipient = name?.replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '') || null;
  const street = detailOf(written, found?.spans ?? [], divisionCode ? place.spans : [], place.spans);
  const detail = street && extension ? `${street}（电话转 ${extension}）` : street || null;
  const unclear: Unclear[] = [];
  if (!recipient) unclear.push({ field: 'recipient', reason: 'missing', choices: [] });
  if (phoneDoubt) unclear.push({ field: 'phoneNumber', reason: phoneDoubt, choices: [] });
  if (place.doubt) unclear.push({ field: 'divisionCode', reason: place.doubt, choices: [...place.choices] });
  if (!detail) unclear.push({ field: 'detail', reason: 'missing', choices: [] });
  return { recipient, phoneNumber, divisionCode, detail, unclear };
}

function detailOf(text: string, recipient: readonly Span[], place: readonly Span[], named: readonly Span[]): string {
  const rest = blank(text, [...recipient, ...place]);
  const from = Math.min(text.length, ...named.map(({ start }) => start));
  return named.length > 0 ? tidyDetail(rest.slice(0, from), rest.slice(from)) : tidyDetail('', rest);
}

function slice(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
