import { solve } from '@jiwu/challenge';
import { CHALLENGE_HEADER, type Envelope, errorCodes } from '@jiwu/contract';
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
  const answer = await send(method, path, caller, body);
  if (answer.code !== errorCodes.CHALLENGE.code) return answer;
  const { challenge } = answer.data as { challenge: string };
  return await send(method, path, caller, body, { [CHALLENGE_HEADER]: solve(challenge) });
}

async function send(
  method: string,
  path: string,
  caller: Caller,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const response = await fetch(`${webUrl}/api${path}`, {
    method,
    headers: {
      token: caller.token ?? '',
      'User-Type': 'User',
      anonymous: caller.browserId,
      ...(caller.userAgent && { 'User-Agent': caller.userAgent }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Envelope), status: response.status };
}
