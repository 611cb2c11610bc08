import { randomBytes, randomInt } from 'node:crypto';
import { solve } from '@jiwu/challenge';
import {
  CHALLENGE_HEADER,
  contract,
  type Endpoint,
  type EndpointName,
  type Envelope,
  errorCodes,
  policies,
  type Session,
  userTypeOf,
} from '@jiwu/contract';
import type { TestShop } from './startTestShop.ts';

/** `data` is the raw value from the wire: a test states the type that it expects. */
export interface Reply extends Envelope {
  readonly status: number;
  readonly headers: Headers;
}

export interface CallInput {
  readonly params?: Record<string, string>;
  readonly query?: string;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly headers?: Record<string, string>;
  /** False: a challenge is not worked on, and is the answer. */
  readonly works?: boolean;
}

export interface ShopClient {
  readonly browserId: string;
  /** By name; kept and sent as a browser does. */
  readonly cookies: Map<string, string>;
  session: Session | null;
  /** That it registered with; empty when it did not. */
  password: string;
  call: (name: EndpointName, input?: CallInput) => Promise<Reply>;
  /** The last code that was sent to a phone. */
  readCode: (phoneNumber: string) => Promise<string>;
  /** Registers and stays signed in. */
  register: (phoneNumber?: string, password?: string) => Promise<{ phoneNumber: string; password: string }>;
}

/** As much of a shop as a client needs. */
interface Reachable {
  readonly apiUrl: string;
  readonly sandbox: Pick<TestShop['sandbox'], 'get'>;
}

export const agreed = { serviceTerms: policies.serviceTerms.version, privacyPolicy: policies.privacyPolicy.version };

export function newPhone(): string {
  return `13${String(randomInt(0, 1_000_000_000)).padStart(9, '0')}`;
}

/** One browser with its own network address. Plain fetch: the tests are about the wire. */
export function createShopClient(shop: Reachable, options: { roaming?: boolean } = {}): ShopClient {
  const somewhere = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const home = somewhere();
  const client: ShopClient = {
    browserId: randomBytes(16).toString('hex'),
    cookies: new Map(),
    session: null,
    password: '',
    async call(name, input = {}) {
      const reply = await send(name, input);
      if (reply.code !== errorCodes.CHALLENGE.code || input.works === false) return reply;
      // As the page does: the work, and then the same request again.
      const proof = solve((reply.data as { challenge: string }).challenge);
      return await send(name, { ...input, headers: { ...input.headers, [CHALLENGE_HEADER]: proof } });
    },
    async readCode(phoneNumber) {
      const inbox = (await shop.sandbox.get(`/sms/inbox.json?phoneNumber=${phoneNumber}`)) as {
        params: { code: string };
      }[];
      const newest = inbox[0];
      if (!newest) throw new Error('no message came');
      return newest.params.code;
    },
    async register(phoneNumber = newPhone(), password = `qingci-${randomInt(1_000_000)}`) {
      await client.call('userRegisterCode', { query: `phoneNumber=${phoneNumber}` });
      const code = await client.readCode(phoneNumber);
      const reply = await client.call('userRegister', { body: { phoneNumber, code, password, agreed } });
      if (!reply.flag) throw new Error(`not registered: ${reply.msg}`);
      client.session = reply.data as Session;
      client.password = password;
      return { phoneNumber, password };
    },
  };
  async function send(name: EndpointName, input: CallInput): Promise<Reply> {
    const { method, path, base, caller }: Endpoint = contract[name];
    const filled = path.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''));
    const response = await fetch(`${shop.apiUrl}${base ?? '/api'}${filled}${input.query ? `?${input.query}` : ''}`, {
      method,
      headers: {
        'User-Type': userTypeOf({ caller }),
        anonymous: client.browserId,
        // A roaming client has another address for each call, and so no limit by address is in its way.
        'X-Forwarded-For': options.roaming ? somewhere() : home,
        ...(client.session ? { token: client.session.token } : {}),
        ...(client.cookies.size > 0 ? { Cookie: cookieLine(client.cookies) } : {}),
        ...(input.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...input.headers,
      },
      ...(input.form ? { body: input.form } : input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    keepCookies(client.cookies, response.headers);
    const text = await readText(response);
    const isJson = response.headers.get('content-type')?.includes('json') && text.startsWith('{"flag"');
    const envelope = (isJson ? JSON.parse(text) : { flag: response.ok, code: 0, msg: '', data: text }) as Envelope;
    return { ...envelope, status: response.status, headers: response.headers };
  }
  return client;
}

const cookieLine = (cookies: ReadonlyMap<string, string>) => [...cookies].map((pair) => pair.join('=')).join('; ');

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies.set(name, value);
  }
}

/** The first part of a stream that does not end. */
async function readText(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.includes('event-stream')) return await response.text();
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return Buffer.from(value ?? []).toString();
}
