/** Stands in the text where a number stood, so that the words beside it are known. */
export const PHONE_MARK = '\u0001';

const PREFIX = '(?:\\(?(?:\\+|00)?86\\)?[-\\s]{0,2})?';
const SUBSCRIBER = '(1[3-9]\\d[-\\s]{0,2}\\d{4}[-\\s]{0,2}\\d{4}|1[3-9]\\d{2}-\\d{3}-\\d{4})';
/** The extension of a privacy number; the courier's system knows it, an address does not need it. */
const EXTENSION = '(?:\\s?(?:-|#|,?转接?分?机?号?|,?分机号?|ext\\.?)[:\\s]?\\d{1,6}(?!\\d))?';
const MOBILE = new RegExp(`(?<!\\d)${PREFIX}${SUBSCRIBER}(?!\\d)${EXTENSION}`, 'gi');
const LANDLINE = new RegExp(`(?<!\\d)0\\d{2,3}[-\\s]?\\d{7,8}(?!\\d)${EXTENSION}`, 'gi');
const MASKED = /(?<!\d)1[3-9]\d\*{4,}\d{4}(?!\d)/g;

/** The first mobile number, and the text with a mark in place of every number. */
export function extractPhone(text: string): { phoneNumber: string | null; rest: string } {
  let phoneNumber: string | null = null;
  const rest = text
    .replaceAll(MOBILE, (_match, subscriber: string) => {
      phoneNumber ??= subscriber.replaceAll(/\D/g, '');
      return PHONE_MARK;
    })
    .replaceAll(LANDLINE, PHONE_MARK)
    .replaceAll(MASKED, PHONE_MARK);
  return { phoneNumber, rest };
}
