import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  contract,
  type Endpoint,
  type EndpointName,
  errorCodes,
  rules,
  type StaffRole,
  userTypeOf,
} from '@jiwu/contract';
import { askDuePayments } from '../../apps/server/src/jobs/askDuePayments.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { makeOwned } from '../support/makeOwned.ts';
import { idFieldsOf, sampleOf, textFieldsOf } from '../support/sampleOf.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/**
 * Runs over the contract itself: an endpoint that is added later is covered without anyone adding a test.
 */
let shop: TestShop;
let owner: ShopClient;
let stranger: ShopClient;
/** One member of staff for each role. */
let staff: Record<StaffRole, StaffClient>;
let ownerLogin: { phoneNumber: string; password: string };

beforeAll(async () => {
  shop = await startTestShop();
  owner = createShopClient(shop, { roaming: true });
  stranger = createShopClient(shop, { roaming: true });
  ownerLogin = await owner.register();
  await stranger.register();
  const members = rules.staff.roles.map(async (role) => [role, await signInStaff(shop, [role])] as const);
  staff = Object.fromEntries(await Promise.all(members)) as typeof staff;
});
afterAll(async () => {
  // No worker runs here: on a slow machine payments whose order was closed would be unknown for longer than the rule allows.
  await askDuePayments(shop.services);
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const endpoints = Object.entries(contract) as [EndpointName, Endpoint][];
const named = endpoints.map(([name, endpoint]) => ({ name, endpoint }));

/** A whole valid input, with some fields replaced. */
function inputFor(endpoint: Endpoint, replaced: Record<string, unknown> = {}) {
  const fill = (sample: Record<string, unknown> | undefined) =>
    sample && Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, replaced[key] ?? value]));
  const query = fill(sampleOf(endpoint.query));
  const body = fill(sampleOf(endpoint.body));
  return {
    params: (fill(sampleOf(endpoint.params)) ?? {}) as Record<string, string>,
    query: query ? new URLSearchParams(query as Record<string, string>).toString() : '',
    ...(body ? { body } : {}),
    headers: { 'File-Ids': Object.values(replaced).join(',') },
  };
}

/** A caller who may call it, and owns nothing. */
function callerOf(endpoint: Endpoint): Pick<ShopClient, 'call'> {
  return endpoint.caller === 'staff' ? staff[endpoint.roles?.[0] ?? 'admin'] : stranger;
}

function withField(input: Record<string, unknown>, path: string, value: unknown): Record<string, unknown> {
  const [first = '', ...rest] = path.split('.');
  const inner = rest.length === 0 ? value : withField(input[first] as Record<string, unknown>, rest.join('.'), value);
  return { ...input, [first]: inner };
}

describe('a guest', () => {
  it.each(named.filter(({ endpoint }) => endpoint.caller === 'user' || endpoint.caller === 'staff'))(
    'is told 401 by $name',
    async ({ name, endpoint }) => {
      const guest = createShopClient(shop);
      expect((await guest.call(name, inputFor(endpoint))).status).toBe(401);
      const forged = await guest.call(name, { ...inputFor(endpoint), headers: { token: 'forged.token.here' } });
      expect(forged.status).toBe(401);
    },
  );
});

describe('staff and users', () => {
  it.each(named.filter(({ endpoint }) => endpoint.caller === 'user' || endpoint.caller === 'anyone'))(
    'staff are told 401 by $name',
    async ({ name, endpoint }) => {
      expect((await staff.admin.call(name, inputFor(endpoint))).status).toBe(401);
    },
  );

  it.each(named)('$name is there for one type of caller only', async ({ name, endpoint }) => {
    const other = userTypeOf(endpoint) === 'User' ? 'Staff' : 'User';
    const reply = await callerOf(endpoint).call(name, { ...inputFor(endpoint), headers: { 'User-Type': other } });
    expect([reply.status, reply.code]).toEqual([400, errorCodes.USER_TYPE_UNKNOWN.code]);
  });
});

describe('what anyone may keep', () => {
  it.each(named.filter(({ endpoint }) => endpoint.shared || endpoint.cacheSeconds))(
    '$name is the same for everyone, and for guests',
    ({ endpoint }) => {
      expect(endpoint.caller).toBe('guest');
    },
  );
});

describe('what belongs to someone else', () => {
  it.each(named)('every id that $name takes is declared', ({ endpoint }) => {
    const ids = [endpoint.params, endpoint.query, endpoint.body].flatMap(idFieldsOf);
    const declared = [...Object.keys(endpoint.owned ?? {}), ...(endpoint.publicIds ?? [])];
    expect(declared.toSorted()).toEqual(ids.toSorted());
  });

  it.each(named.filter(({ endpoint }) => endpoint.owned && endpoint.caller !== 'staff'))(
    'does not exist for a stranger at $name',
    async ({ name, endpoint }) => {
      const ids: Record<string, string> = {};
      for (const [field, kind] of Object.entries(endpoint.owned ?? {})) {
        ids[field] = await makeOwned[kind](shop, owner, ownerLogin);
        expect(ids[field]).toMatch(/^[0-9a-f-]{36}$/);
      }
      const input = inputFor(endpoint, ids);
      expect((await stranger.call(name, input)).status, 'a stranger').toBe(404);
      const guest = await createShopClient(shop).call(name, input);
      expect(guest.status, 'a guest').toBe(endpoint.caller === 'user' ? 401 : 404);
      expect((await owner.call(name, input)).status, 'the owner').not.toBe(404);
    },
  );
});

describe('what belongs to a user', () => {
  it.each(named.filter(({ endpoint }) => endpoint.owned && endpoint.caller === 'staff'))(
    'is there for the staff who may call $name',
    async ({ name, endpoint }) => {
      const ids: Record<string, string> = {};
      for (const [field, kind] of Object.entries(endpoint.owned ?? {})) {
        ids[field] = await makeOwned[kind](shop, owner, ownerLogin);
      }
      expect((await callerOf(endpoint).call(name, inputFor(endpoint, ids))).status).not.toBe(404);
    },
  );
});

describe('fields that nobody asked for', () => {
  const extras = ['balance', 'vipFlag', 'level', 'userId', 'price', 'integral', 'isAdmin'];

  it.each(named.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.upload))(
    'are refused in the body of $name',
    async ({ name, endpoint }) => {
      for (const extra of extras) {
        const reply = await callerOf(endpoint).call(name, {
          ...inputFor(endpoint),
          body: { ...sampleOf(endpoint.body), [extra]: 1 },
        });
        expect(reply.status, extra).toBe(400);
        expect((reply.data as { fields: string[] }).fields, extra).toContain(extra);
      }
    },
  );

  it.each(named)('are refused in the query of $name', async ({ name, endpoint }) => {
    const input = inputFor(endpoint);
    for (const extra of extras) {
      const reply = await callerOf(endpoint).call(name, { ...input, query: `${input.query}&${extra}=1` });
      expect(reply.status, extra).toBe(400);
      expect((reply.data as { fields: string[] }).fields, extra).toContain(extra);
    }
  });
});

describe('nested keys', () => {
  const queries = [
    'a.__proto__.x=1',
    'a[__proto__][x]=1',
    '__proto__.x=1',
    'constructor.prototype.x=1',
    'constructor[prototype][x]=1',
    'a%5B__proto__%5D%5Bx%5D=1',
    'a[b][c][d][e][f][g]=1',
    Array.from({ length: 200 }, (_, index) => `k${index}=1`).join('&'),
  ];
  const bodies = ['{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '{"a":{"__proto__":{"x":1}}}'];

  it.each(named)('never reach a prototype at $name', async ({ name, endpoint }) => {
    for (const query of queries) {
      expect((await callerOf(endpoint).call(name, { ...inputFor(endpoint), query })).status, query).toBe(400);
    }
    if (endpoint.method !== 'GET' && !endpoint.upload) {
      for (const raw of bodies) {
        const reply = await rawCall(endpoint, raw, 'application/json');
        expect(reply, raw).toBe(400);
      }
    }
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it.each(named.filter(({ endpoint }) => endpoint.query))(
    'a scalar of $name takes no list and no object',
    async ({ name, endpoint }) => {
      for (const field of Object.keys(sampleOf(endpoint.query) ?? {})) {
        for (const query of [`${field}=1&${field}=2`, `${field}[]=1`, `${field}[0]=1`, `${field}.a=1`]) {
          expect((await callerOf(endpoint).call(name, { ...inputFor(endpoint), query })).status, query).toBe(400);
        }
      }
    },
  );
});

describe('malformed bodies', () => {
  it.each(named.filter(({ endpoint }) => endpoint.body))('are told apart by $name', async ({ endpoint }) => {
    expect(await rawCall(endpoint, '{"half":', 'application/json')).toBe(400);
    expect(await rawCall(endpoint, '[]', 'application/json')).toBe(400);
    expect(await rawCall(endpoint, 'a=1', 'application/x-www-form-urlencoded')).toBe(415);
    expect(await rawCall(endpoint, JSON.stringify({ a: 'x'.repeat(300_000) }), 'application/json')).toBe(413);
    expect(await rawCall(endpoint, '['.repeat(50_000) + ']'.repeat(50_000), 'application/json')).toBe(400);
  });
});

describe('strange text', () => {
  const strange = [
    '\0',
    'a\u202eb',
    '\ud800',
    'x'.repeat(10_000),
    '😀'.repeat(10_000),
    "'; drop table users; --",
    '<script>alert(1)</script>',
  ];

  it.each(named.filter(({ endpoint }) => textFieldsOf(endpoint.body).length > 0))(
    'never breaks $name',
    async ({ name, endpoint }) => {
      for (const field of textFieldsOf(endpoint.body).filter((name) => !endpoint.owned?.[name])) {
        for (const value of strange) {
          // Without the optional ids: they would be refused before the text is ever used.
          const sample = Object.entries(sampleOf(endpoint.body) ?? {}).filter(([key]) => !endpoint.owned?.[key]);
          const body = withField(Object.fromEntries(sample), field, value);
          const reply = await callerOf(endpoint).call(name, { ...inputFor(endpoint), body });
          expect(reply.status, `${field}: ${value.slice(0, 20)}`).toBeLessThan(500);
        }
      }
    },
  );
});

async function rawCall(endpoint: Endpoint, body: string, type: string): Promise<number> {
  const path = endpoint.path.replaceAll(/:\w+/g, '01900000-0000-7000-8000-000000000000');
  const response = await fetch(`${shop.apiUrl}/api${path}`, {
    method: endpoint.method,
    headers: {
      'Content-Type': type,
      anonymous: owner.browserId,
      'User-Type': userTypeOf(endpoint),
      token: endpoint.caller === 'staff' ? staff[endpoint.roles?.[0] ?? 'admin'].token : (owner.session?.token ?? ''),
      'X-Forwarded-For': `10.1.${randomInt(256)}.${randomInt(256)}`,
    },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

describe('what never reaches a route', () => {
  it('is told in the envelope too', async () => {
    const unreadable = await fetch(`${shop.apiUrl}/api/%E0%A4%A`);
    expect([unreadable.status, ((await unreadable.json()) as { flag: boolean }).flag]).toEqual([400, false]);
    const unknown = await fetch(`${shop.apiUrl}/api/no/such/thing`);
    expect([unknown.status, ((await unknown.json()) as { flag: boolean }).flag]).toEqual([404, false]);
    const heavy = await fetch(`${shop.apiUrl}/api/user/self`, { headers: { token: 'x'.repeat(20_000) } });
    expect([heavy.status, ((await heavy.json()) as { flag: boolean }).flag]).toEqual([431, false]);
  });
});

describe('the documentation', () => {
  it('has every endpoint, and the envelope of what it answers', async () => {
    const { paths } = (await (await fetch(`${shop.apiUrl}/api/docs/json`)).json()) as {
      paths: Record<
        string,
        Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
      >;
    };
    for (const { name, endpoint } of named) {
      const path = ((endpoint.base ?? '/api') + endpoint.path).replaceAll(/:(\w+)/g, '{$1}');
      const told = paths[path]?.[endpoint.method.toLowerCase()];
      expect(told, name).toBeDefined();
      if (endpoint.binary) continue;
      expect(told?.responses['200']?.content?.['application/json']?.schema, name).toHaveProperty('properties.flag');
    }
  });
});
