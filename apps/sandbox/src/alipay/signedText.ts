import { type KeyObject, sign } from 'node:crypto';

/** The text that RSA2 signs: the parameters sorted by name, without the signature itself and without empty ones. */
export function signedText(params: Readonly<Record<string, string>>, without: readonly string[] = ['sign']): string {
  return Object.entries(params)
    .filter(([name, value]) => value !== '' && !without.includes(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}

export function rsa2(text: string, key: KeyObject): string {
  return sign('RSA-SHA256', Buffer.from(text), key).toString('base64');
}
