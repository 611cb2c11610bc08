/**
 * The `from` query of the login page: base64 of the UTF-8 path that was asked for (specification §2). Anyone may have written the
 * address, so only a path of this site is accepted.
 */

const HOME = '/';
/** Any origin serves for judging, as long as nothing decoded can name it. */
const JUDGING_ORIGIN = 'https://jiwu.invalid';

export function encodeFrom(path: string): string {
  const bytes = new TextEncoder().encode(path);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/** Returns the path inside `value`, or `/` when it is no path of this site. */
export function decodeFrom(value: string | null | undefined): string {
  if (!value) return HOME;
  const path = decodeBase64Utf8(value);
  return path !== undefined && isPathOfThisSite(path) ? path : HOME;
}

function decodeBase64Utf8(value: string): string | undefined {
  // In a query, `+` may have been read as a space.
  const base64 = value.replaceAll(' ', '+');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function isPathOfThisSite(path: string): boolean {
  if (!isPlainPath(path)) return false;
  // Another layer may decode once more before it follows the path, so the decoded form must be as plain.
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathnameOf(path));
  } catch {
    return false;
  }
  return isPlainPath(decoded) && !/%2f|%5c/i.test(decoded);
}

function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//')) return false;
  // Backslashes count as slashes in browsers; control and invisible marks are dropped or misread by some parsers.
  if (/[\\\p{Cc}\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/u.test(path)) return false;
  try {
    const url = new URL(path, JUDGING_ORIGIN);
    // `/.//evil` and `/x/..//evil` become `//evil` once normalised.
    return url.origin === JUDGING_ORIGIN && !url.pathname.startsWith('//');
  } catch {
    return false;
  }
}

function pathnameOf(path: string): string {
  return path.split(/[?#]/, 1)[0] ?? path;
}
