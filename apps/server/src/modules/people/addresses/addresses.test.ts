import { policies } from '@jiwu/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/support/createTestDatabase.ts';
import { createDatabase, type Database } from '../../../platform/database/createDatabase.ts';
import { createUser, eraseUser } from '../identity/index.ts';
import type { Address, AddressFields } from './Address.ts';
import { createAddress } from './createAddress.ts';
import { deleteAddress } from './deleteAddress.ts';
import { deleteAllAddresses } from './deleteAllAddresses.ts';
import { listAddresses } from './listAddresses.ts';
import { updateAddress } from './updateAddress.ts';

// Provided by the run's global setup, whose own declaration is outside this program's files.
declare module 'vitest' {
  interface ProvidedContext {
    readonly templateDatabaseUrl: string;
    readonly templateShopUrl: string;
    readonly redisUrl: string;
  }
}

let testDatabase: TestDatabase;
let db: Database;
let userId: string;
let seconds = 0;

// Each call a second later, so that the newest is known.
const now = () => new Date(Date.UTC(2026, 10, 15) + 1000 * (seconds += 1));
const home: AddressFields = {
  recipient: '张伟',
  phoneNumber: '13812766024',
  divisionCode: '440305',
  detail: '科苑路15号',
  label: '家',
  isDefault: false,
};
const create = (fields: Partial<AddressFields> = {}, owner = userId) =>
  db.transact((tx) => createAddress(tx, { userId: owner, fields: { ...home, ...fields }, now: now() }));
const update = (addressId: string, fields: Partial<AddressFields> = {}, owner = userId) =>
  db.transact((tx) => updateAddress(tx, { userId: owner, addressId, fields: { ...home, ...fields }, now: now() }));
const remove = (addressId: string, owner = userId) =>
  db.transact((tx) => deleteAddress(tx, { userId: owner, addressId }));
const list = (owner = userId) => listAddresses(db.read, { userId: owner });
const defaultsOf = (addresses: readonly Address[]) =>
  addresses.filter((address) => address.isDefault).map(({ id }) => id);

async function newUser(): Promise<string> {
  seconds += 1;
  return await db.transact((tx) =>
    createUser(tx, {
      phoneNumber: `138${String(seconds).padStart(8, '0')}`,
      passwordHash: null,
      agreed: { serviceTerms: policies.serviceTerms.version, privacyPolicy: policies.privacyPolicy.version },
      browserId: 'browser-of-a-test',
      now: now(),
    }),
  );
}

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  db = createDatabase({ connectionString: testDatabase.url, max: 30, applicationName: 'addresses-test' });
});
afterAll(async () => {
  await db.close();
  await testDatabase.drop();
});
beforeEach(async () => {
  userId = await newUser();
});

describe('addresses', () => {
  it('names the places of its code, and the first is the default by itself and stays in front', async () => {
    const first = await create();
    expect(first).toEqual({
      ...home,
      id: first.id,
      province: '广东省',
      city: '深圳市',
      district: '南山区',
      isDefault: true,
    });
    const second = await create({ divisionCode: '441900' });
    expect(second).toMatchObject({ province: '广东省', city: '东莞市', district: '', isDefault: false });
    const third = await create();
    expect(await list()).toEqual([first, third, second]);
  });

  it('keeps one default: a new one replaces it, taking the mark away does not', async () => {
    const first = await create();
    const second = await create({ isDefault: true });
    expect(defaultsOf(await list())).toEqual([second.id]);
    expect((await update(second.id, { isDefault: false, detail: '科苑路16号' })).isDefault).toBe(true);
    expect((await update(first.id, { isDefault: true })).isDefault).toBe(true);
    expect(defaultsOf(await list())).toEqual([first.id]);
  });

  it('passes the default on to the newest one left', async () => {
    const [first, , third] = [await create(), await create(), await create()];
    await remove(first.id);
    expect(defaultsOf(await list())).toEqual([third.id]);
    for (const { id } of await list()) await remove(id);
    expect(await list()).toEqual([]);
  });

  it('refuses a place that does not exist and saves the successor of one that is no more', async () => {
    await expect(create({ divisionCode: '440300' })).rejects.toMatchObject({ errorCode: 'DIVISION_UNKNOWN' });
    expect(await create({ divisionCode: '500112' })).toMatchObject({ divisionCode: '500157', district: '两江新区' });
  });

  it('treats the address of someone else as one that does not exist, and leaves both books alone', async () => {
    const mine = await create();
    const stranger = await newUser();
    const theirs = await create({}, stranger);
    await expect(update(theirs.id, { isDefault: true, detail: '别处' })).rejects.toMatchObject({
      errorCode: 'NOT_FOUND',
    });
    await expect(remove(theirs.id)).rejects.toMatchObject({ errorCode: 'NOT_FOUND' });
    expect(await list()).toEqual([mine]);
    expect(await list(stranger)).toEqual([theirs]);
  });

  it('saves 20 of 30 that come at once, one of them the default', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) => create({ isDefault: index % 3 === 0 })),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { errorCode: string }).errorCode)).toEqual(
      Array(10).fill('ADDRESS_LIMIT'),
    );
    const saved = await list();
    expect(saved).toHaveLength(20);
    expect(defaultsOf(saved)).toHaveLength(1);
  });

  it('has one default after two were chosen at once', async () => {
    const chosen = [await create(), await create(), await create()].slice(1);
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(chosen.map(({ id }) => update(id, { isDefault: true })));
      expect(defaultsOf(await list())).toHaveLength(1);
    }
  });

  it('has one default when it goes while another is chosen', async () => {
    const [first, second] = [await create(), await create(), await create()];
    await Promise.all([remove(first.id), update(second.id, { isDefault: true })]);
    expect(defaultsOf(await list())).toEqual([second.id]);
  });

  it('writes nothing down for an account that is being closed', async () => {
    await create();
    const closing = db.transact(async (tx) => {
      await deleteAllAddresses(tx, userId);
      await eraseUser(tx, { userId, phoneNumber: '13800000000', now: now() });
    });
    await Promise.allSettled([closing, ...Array.from({ length: 5 }, () => create())]);
    await closing;
    expect(await list()).toEqual([]);
    await expect(create()).rejects.toMatchObject({ errorCode: 'SESSION_ENDED' });
  });
});
