import qs from 'qs';

/** Keys that reach an object's prototype. qs drops them in silence; we refuse the request instead. */
const PROTOTYPE_KEYS = /(?:^|[&.[])(?:__proto__|constructor|prototype|hasOwnProperty|toString)(?:[\].=&[]|$)/;

/** No contract has this key, so a query that cannot be read is refused by validation like any unknown field. */
const UNREADABLE = { '(unreadable)': '1' };

/** Nested keys in dot and bracket form, bounded in number and depth. */
export function parseQuery(text: string): Record<string, unknown> {
  if (text === '') return {};
  try {
    if (PROTOTYPE_KEYS.test(decodeURIComponent(text.replaceAll('+', ' ')))) return UNREADABLE;
    return qs.parse(text, {
      allowDots: true,
      depth: 4,
      strictDepth: true,
      parameterLimit: 100,
      arrayLimit: 100,
      throwOnLimitExceeded: true,
    });
  } catch {
    return UNREADABLE;
  }
}
