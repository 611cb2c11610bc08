import { z } from 'zod';
import { rules } from './rules.ts';

/** One line of text as people type it: trimmed, printable, at least one character. */
export function text(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .refine((value) => [...value].length <= max, { error: `at most ${max} characters` })
    .refine((value) => !rules.unprintable.test(value), { error: 'unprintable character' });
}

/** Several lines, as pasted. */
export function multilineText(max: number) {
  return z
    .string()
    .max(max)
    .refine((value) => !rules.unprintable.test(value.replaceAll(/[\r\n\t]/g, '')), { error: 'unprintable character' });
}

/** An opaque key that the server made: url-safe characters only. */
export function opaqueKey(max = 128) {
  return z.string().regex(new RegExp(`^[A-Za-z0-9_-]{8,${max}}$`));
}

/** Lower case, as the database writes them: ids are compared as text. */
export const id = z.uuid().toLowerCase();
/** Some of them, with commas between: a query holds no lists. */
export function idList(most: number) {
  return z
    .string()
    .max(most * 37)
    .toLowerCase()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(most));
}
export const phoneNumber = z.string().regex(rules.phonePattern);
export const smsCode = z.string().regex(rules.smsCodePattern);
export const instant = z.iso.datetime();
/** Passwords are of any kind of character; only their length is bounded here, commonness in identity. */
export const password = z.string().min(rules.password.min).max(rules.password.max);
/** A password that is only compared: an account may have been made under other rules. */
export const presentedPassword = z.string().min(1).max(256);

/** The versions of the documents that the form showed; refused when they are no longer current. */
export const agreed = z.strictObject({ serviceTerms: z.string().max(16), privacyPolicy: z.string().max(16) });
