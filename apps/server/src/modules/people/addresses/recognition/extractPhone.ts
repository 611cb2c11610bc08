/** Stands in the text where a number stood, so that the words beside it are known. */
export const PHONE_MARK = '\u0001';

/** Why there is no number that the shop can call: none was written, only a landline, or one with digits missing or hidden. */
export type PhoneDoubt = 'missing' | 'landline' | 'malformed';

interface ExtractedPhone {
  readonly phoneNumber: string | null;
  /** Of the number, where it is a privacy number that is dialled with one: the courier must read it in the address. */
  readonly extension: string | null;
  readonly doubt: PhoneDoubt | null;
  /** The text with a mark in place of every number. */
  readonly rest: string;
}

const PREFIX = '(?:\\(?(?:\\+|00)?86\\)?[-\\s]{0,2})?';
const SUBSCRIBER = '(1[3-9]\\d[-\\s]{0,2}\\d{4}[-\\s]{0,2}\\d{4}|1[3-9]\\d{2}-\\d{3}-\\d{4})';
/** What follows the digits of a house, and not of an extension: -3栋, -5楼, -1-301, -5#, -12A. */
const HOUSE = '[A-Za-z栋幢座号室单楼层弄巷期区组排户门村院路#]|\\s?[-~]\\s?\\d';
/** The extension of a privacy number; a house that follows the number behind a dash is none. */
const EXTENSION = `(?:\\s?(?:-|#|,?转接?分?机?号?|,?分机号?|ext\\.?)[:\\s]?(\\d{1,6})(?!\\d|${HOUSE}))?`;
const MOBILE = new RegExp(`(?<!\\d)${PREFIX}${SUBSCRIBER}(?!\\d)${EXTENSION}`, 'gi');
const LANDLINE = new RegExp(
  `(?<!\\d)(?:\\(?0\\d{2,3}\\)?[-\\s]?\\d{7,8}|[48]00[-\\s]?\\d{3}[-\\s]?\\d{4})(?!\\d)${EXTENSION}`,
  'gi',
);
/** A number of seven or eight digits that stands alone has no area code, or is one of Hong Kong or Macao. */
const SHORT_LANDLINE = /(?<![^\s,;:、。|])(?:\+?85[23][-\s]?)?\d{7,8}(?![^\s,;、。|])/g;
const MASKED = /(?<!\d)1[3-9]\d\*{4,}\d{4}(?!\d)/g;
const MALFORMED = /(?<![\dA-Za-z])1[3-9]\d{7,8}(?!\d)|(?<![\dA-Za-z])1[3-9]\d{10,11}(?!\d)/g;
/** Words that belong to a number: 或 between two, 座机 before one. */
const BESIDE = new RegExp(
  `(?:或者?|和|及|座机|固话|备用(?:电话|号码)?|手机号?|电话|☎|(?<!\\d)0\\d{2,3})[是为:\\s]*(?=${PHONE_MARK})`,
  'gi',
);

/** The first mobile number of the text. */
export function extractPhone(text: string): ExtractedPhone {
  let phoneNumber: string | null = null;
  let extension: string | null = null;
  let doubt: PhoneDoubt = 'missing';
  const mark = (found: PhoneDoubt) => () => {
    if (doubt === 'missing') doubt = found;
    return PHONE_MARK;
  };
  const rest = text
    .replaceAll(MOBILE, (_match, subscriber: string, dialled: string | undefined) => {
      if (phoneNumber === null) {
        phoneNumber = subscriber.replaceAll(/\D/g, '');
        extension = dialled ?? null;
      }
      return PHONE_MARK;
    })
    .replaceAll(MASKED, mark('malformed'))
    .replaceAll(MALFORMED, mark('malformed'))
    .replaceAll(LANDLINE, mark('landline'))
    .replaceAll(SHORT_LANDLINE, mark('landline'))
    .replaceAll(BESIDE, (words) => (/[电手]/.test(words) ? words : ' '));
  return { phoneNumber, extension, doubt: phoneNumber === null ? doubt : null, rest };
}
