import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { contract, type Endpoint, errorCodes, rules, type StaffEndpointName, type StaffRole } from '@jiwu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffRoles } from '../../packages/api-client/src/staffRoles.gen.ts';
import { createShopClient, type ShopClient } from '../support/createShopClient.ts';
import { sampleOf } from '../support/sampleOf.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';

/**
 * Every endpoint of the console × every role, from the contract and from the table that the console reads: an endpoint that is added later
 * is covered by itself.
 */
let shop: TestShop;
let shopper: ShopClient;
let staff: Record<StaffRole, StaffClient>;
/** Roles add up. */
let ofTwoRoles: StaffClient;
beforeAll(async () => {
  shop = await startTestShop();
  shopper = createShopClient(shop, { roaming: true });
  await shopper.register();
  const members = rules.staff.roles.map(async (role) => [role, await signInStaff(shop, [role])] as const);
  staff = Object.fromEntries(await Promise.all(members)) as typeof staff;
  ofTwoRoles = await signInStaff(shop, ['goods', 'finance']);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const all: Readonly<Record<string, Endpoint>> = contract;
const ofStaff = Object.entries(all).filter(([, { caller }]) => caller === 'staff') as [StaffEndpointName, Endpoint][];
const named = ofStaff.map(([name, endpoint]) => ({ name, endpoint }));
const writes = named.filter(({ endpoint }) => endpoint.method !== 'GET' && !endpoint.onlyReads);

/** Well formed but for one field of the query that nothing takes: who may call it is told 400, and it has no effect. */
function malformed(endpoint: Endpoint) {
  const body = sampleOf(endpoint.body);
  return {
    params: (sampleOf(endpoint.params) ?? {}) as Record<string, string>,
    query: 'isAdmin=1',
    ...(body ? { body } : {}),
  };
}

it('the table of the console names every endpoint, and administrators always', () => {
  expect(Object.keys(staffRoles).toSorted()).toEqual(ofStaff.map(([name]) => name).toSorted());
  for (const [name, roles] of Object.entries(staffRoles)) expect(roles, name).toContain('admin');
});

describe('who may call', () => {
  it.each(named)('$name', async ({ name, endpoint }) => {
    for (const role of rules.staff.roles) {
      const reply = await staff[role].call(name, malformed(endpoint));
      const may = staffRoles[name].includes(role);
      // To the others it does not exist; not even whether the input is well formed is said.
      expect(reply.status, role).toBe(may ? 400 : 404);
      if (may) expect(reply.data, role).toMatchObject({ fields: expect.arrayContaining(['isAdmin']) });
      else expect(reply.code, role).toBe(errorCodes.NOT_FOUND.code);
    }
    const mayAsEither = staffRoles[name].some((role) => role === 'goods' || role === 'finance');
    expect((await ofTwoRoles.call(name, malformed(endpoint))).status, 'two roles').toBe(mayAsEither ? 400 : 404);
    const asShopper = { token: shopper.session?.token ?? '' };
    expect((await shopper.call(name, { ...malformed(endpoint), headers: asShopper })).status, 'shopper').toBe(404);
    expect((await createShopClient(shop).call(name, malformed(endpoint))).status, 'guest').toBe(401);
  });
});

describe('a write by staff', () => {
  it('is one unless the contract says otherwise, and only of what is no GET', () => {
    const reading = Object.entries(all).filter(([, { onlyReads }]) => onlyReads);
    const wrong = reading.filter(([, { caller, method }]) => caller !== 'staff' || method !== 'POST');
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  // None can succeed without an audit row that says what changed (audit.test.ts): a test that calls it proves it of this one.
  it('is called by a test', async () => {
    const texts = await Promise.all(
      ['api', 'concurrency', 'support', 'e2e/support', 'e2e/journeys'].flatMap((folder) => textsIn(folder)),
    );
    const called = texts.flat().join('\n');
    expect(writes.filter(({ name }) => !called.includes(`'${name}'`)).map(({ name }) => name)).toEqual([]);
  });
});

async function textsIn(folder: string): Promise<string[]> {
  const directory = path.resolve(import.meta.dirname, '..', folder);
  const files = (await readdir(directory)).filter((file) => file.endsWith('.ts'));
  return await Promise.all(files.map((file) => readFile(path.join(directory, file), 'utf8')));
}
