import type { Envelope } from '@jiwu/contract';
import { webUrl } from './addresses.ts';

export interface Caller {
  readonly browserId: string;
  readonly token?: string;
  readonly userAgent?: string;
}

export interface Answered extends Envelope {
  readonly status: number;
}

/** One call as the page makes it, from outside the browser: the quick way to a state that a test starts from. */
export async function callApi(method: string, path: string, caller: Caller, body?: unknown): Promise<Answered> {
  const response = await fetch(`${webUrl}/api${path}`, {
    method,
    headers: {
      token: caller.token ?? '',
      'User-Type': 'User',
      anonymous: caller.browserId,
      ...(caller.userAgent && { 'User-Agent': caller.userAgent }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Envelope), status: response.status };
}
