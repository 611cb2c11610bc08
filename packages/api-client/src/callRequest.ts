import { stringify } from 'picoquery';
import type { EndpointAddress } from './EndpointAddresses.ts';

export interface LooseInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

interface Identity {
  readonly token: string;
  readonly browserId: string;
  readonly cartKey?: string | undefined;
  readonly userType?: 'User' | 'Staff' | undefined;
}

const MOST_KEPT_ALIVE = 16_000;

/** Nested keys in dot form, arrays in brackets: `filter.brand=x&ids[0]=y`. */
function serialiseQuery(query: Readonly<Record<string, unknown>>): string {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null && value !== undefined));
  const text = stringify(given, { nestingSyntax: 'js' });
  return text === '' ? '' : `?${text}`;
}

/** The address and the `fetch` options of one call. */
export function callRequest(
  [method, path]: EndpointAddress,
  input: LooseInput,
  identity: Identity,
  extraHeaders: Readonly<Record<string, string>>,
): { url: string; init: RequestInit & { headers: Record<string, string> } } {
  const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''));
  const headers: Record<string, string> = {
    token: identity.token,
    'User-Type': identity.userType ?? 'User',
    anonymous: identity.browserId,
    ...(identity.cartKey ? { 'Cart-Key': identity.cartKey } : {}),
    ...extraHeaders,
  };
  const init: RequestInit & { headers: Record<string, string> } = { method, headers };
  if (input.body instanceof FormData) {
    init.body = input.body;
  } else if (input.body !== undefined) {
    const text = JSON.stringify(input.body);
    headers['Content-Type'] = 'application/json';
    init.body = text;
    // keepalive: the write still reaches the shop when the user leaves the page right after pressing. Browsers allow 64 KB for
    // this.
    init.keepalive = text.length < MOST_KEPT_ALIVE;
  }
  return { url: filled + serialiseQuery(input.query ?? {}), init };
}
