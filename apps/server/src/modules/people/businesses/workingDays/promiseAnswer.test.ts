import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../../tests/support/createTestDatabase.ts';
import { createDatabase, type Database } from '../../../../platform/database/createDatabase.ts';
import { removeHoliday, setHoliday } from './holidays.ts';
import { promiseAnswer } from './promiseAnswer.ts';

let test: TestDatabase;
let db: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  db = createDatabase({ connectionString: test.url, max: 2, applicationName: 'test' });
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

const answeredBy = async (at: string) => (await promiseAnswer(db.read, new Date(`${at}+08:00`))).toISOString();

it.each([
  ['2026-11-14T10:32', '2026-11-17T10:00:00.000Z', 'the picture: sent on a Saturday, answered on Tuesday by 18:00'],
  ['2026-11-16T00:00', '2026-11-18T10:00:00.000Z', 'a Monday: the day itself does not count'],
  ['2026-11-13T23:59', '2026-11-17T10:00:00.000Z', 'a Friday'],
  ['2026-11-12T09:00', '2026-11-16T10:00:00.000Z', 'a Thursday: over the weekend'],
  ['2026-09-30T09:00', '2026-10-09T10:00:00.000Z', 'before the holidays of October'],
  ['2026-02-13T18:30', '2026-02-25T10:00:00.000Z', 'before the Spring Festival'],
  ['2026-12-31T09:00', '2027-01-05T10:00:00.000Z', 'over the new year'],
])('%s is answered by %s: %s', async (at, by) => {
  expect(await answeredBy(at)).toBe(by);
});

it('follows what staff set', async () => {
  await db.transact((tx) => setHoliday(tx, { day: '2026-11-17', name: '店庆' }));
  expect(await answeredBy('2026-11-14T10:32')).toBe('2026-11-18T10:00:00.000Z');
  await db.transact((tx) => removeHoliday(tx, '2026-11-17'));
  expect(await answeredBy('2026-11-14T10:32')).toBe('2026-11-17T10:00:00.000Z');
});
