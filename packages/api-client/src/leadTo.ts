import type { ClientOptions } from './ClientOptions.ts';

/** Where an answer may send the user: this site or a configured gateway, over http(s), never a script. */
export function trustedLocation(options: ClientOptions, location: unknown): string | null {
  if (typeof location !== 'string' || location === '') return null;
  const own = options.pageOrigin();
  const parsed = URL.parse(location, own);
  if (!parsed || (parsed.protocol !== 'https:' && parsed.protocol !== 'http:')) return null;
  return parsed.origin === own || options.trustedOrigins.includes(parsed.origin) ? parsed.href : null;
}

/** Specification §8, code 30200: go to the given location, or open the data in a new window. */
export function leadTo(options: ClientOptions, answer: { location: unknown; data: unknown }): void {
  const location = trustedLocation(options, answer.location);
  if (location) {
    options.goTo(location);
    return;
  }
  const opened = trustedLocation(options, answer.data);
  if (opened) options.openWindow(opened);
}
