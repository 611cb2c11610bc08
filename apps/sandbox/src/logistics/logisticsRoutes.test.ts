import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../testing/startSandbox.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.stop());

interface TrackingReply {
  readonly state: string;
  readonly ischeck: string;
  readonly data: { context: string; ftime: string; status: string; location?: string }[];
}

let lastNumber = 78900000000000;
const newNumber = () => String((lastNumber += 1));

async function ask(num: string, change: Record<string, string> = {}, question: object = {}): Promise<TrackingReply> {
  const param = JSON.stringify({ com: 'zhongtong', num, ...question });
  const customer = 'SANDBOX0TRACKING';
  const sign = createHash('md5').update(`${param}sandbox-tracking-key${customer}`).digest('hex').toUpperCase();
  const body = new URLSearchParams({ customer, sign, param, ...change });
  return (await (await fetch(`${sandbox.origin}/poll/query.do`, { method: 'POST', body })).json()) as TrackingReply;
}
const states = ({ data }: TrackingReply) => data.map(({ status }) => status);

const HOUR_MS = 3_600_000;

/** Asks hour after hour, until it stands so; the hours it took. */
async function askUntil(num: string, state: string): Promise<number> {
  for (let hours = 0; hours <= 72; hours += 1) {
    if ((await ask(num)).state === state) return hours;
    sandbox.advance(HOUR_MS);
  }
  throw new Error(`it never came to ${state}`);
}

test('a parcel begins its way with the first question and moves by the clock', async () => {
  const num = newNumber();
  const first = await ask(num);
  expect(first).toMatchObject({ message: 'ok', status: '200', nu: num, com: 'zhongtong', state: '1', ischeck: '0' });
  expect(states(first)).toEqual(['揽收']);
  sandbox.advance(4 * HOUR_MS);
  expect(states(await ask(num))).toEqual(['在途', '揽收']);
  await askUntil(num, '3');
  const last = await ask(num);
  expect(last).toMatchObject({ state: '3', ischeck: '1' });
  expect(states(last)).toEqual(['签收', '派件', '在途', '揽收']);
  sandbox.advance(HOUR_MS);
  expect(await ask(num)).toEqual(last);
});

test('at whatever hour it leaves, a parcel takes half a day or two, and is brought by day', async () => {
  for (let hour = 0; hour < 24; hour += 1) {
    const num = newNumber();
    await ask(num);
    const took = await askUntil(num, '3');
    expect([hour, took]).toEqual([hour, expect.toSatisfy((hours: number) => hours >= 14 && hours <= 42)]);
    const told = (await ask(num)).data;
    for (const { ftime } of told.slice(0, 2)) expect(ftime.slice(11)).toSatisfy((at: string) => at > '08' && at < '14');
    expect(told.map(({ ftime }) => ftime)).toEqual(told.map(({ ftime }) => ftime).toSorted((a, b) => (a < b ? 1 : -1)));
    sandbox.advance(HOUR_MS);
  }
});

test('says no place that it cannot know', async () => {
  const num = newNumber();
  await sandbox.post('/control/logistics/advance', { trackingNo: num, to: 'delivered' });
  const { data } = await ask(num);
  expect(data.map(({ location }) => location)).toEqual([undefined, undefined, '杭州市', '杭州市']);
  expect(data[0]?.context).toBe('已签收，签收人：本人');
});

test('goes on from where it was after the sandbox has been started anew', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sandbox-parcels-'));
  const env = { SANDBOX_BOOKS: path.join(folder, 'books.sqlite'), LOGISTICS_SPEED: '0' };
  const reached = async (from: RunningSandbox) => await from.get('/control/logistics');
  try {
    const before = await startSandbox(env);
    await before.post('/control/logistics/advance', { trackingNo: '78900000000000', to: 'inTransit' });
    const known = await reached(before);
    await before.stop();
    const after = await startSandbox(env);
    expect(await reached(after)).toEqual(known);
    await after.stop();
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('a button brings it anywhere, past the stages in between, also one that nobody asked about yet', async () => {
  const num = newNumber();
  await sandbox.post('/control/logistics/advance', { trackingNo: num, to: 'problem' });
  expect(await ask(num)).toMatchObject({ state: '2' });
  sandbox.advance(3_600_000);
  expect(states(await ask(num))).toEqual(['疑难', '揽收']);
  await sandbox.post('/control/logistics/advance', { trackingNo: num, to: 'delivered' });
  expect(states(await ask(num))).toEqual(['签收', '派件', '在途', '疑难', '揽收']);
  const page = await (await fetch(`${sandbox.origin}/logistics`)).text();
  expect(page).toContain(num);
  expect(await sandbox.post('/control/logistics/advance', { trackingNo: num, to: 'moon' })).toMatchObject({
    ok: false,
  });
});

test.each<[string, Record<string, string>, object, string]>([
  ['wrong signature', { sign: 'A'.repeat(32) }, {}, '503'],
  ['a signature in lower case', { sign: 'a'.repeat(32) }, {}, '503'],
  ['somebody else', { customer: 'OTHER' }, {}, '503'],
  ['a question that was not signed', { param: '{"com":"ems","num":"1234567890123"}' }, {}, '503'],
  ['unknown carrier', {}, { com: 'pigeon' }, '400'],
  ['SF without the phone', {}, { com: 'shunfeng' }, '408'],
])('%s is refused with status 200 and its code', async (_name, change, question, returnCode) => {
  expect(await ask(newNumber(), change, question)).toMatchObject({ result: false, returnCode });
});

test('parcels of a sandbox whose clock does not move them stay until a button is pressed', async () => {
  const still = await startSandbox({ LOGISTICS_SPEED: '0' });
  try {
    await still.post('/control/logistics/advance', { trackingNo: '78900000000000', to: 'inTransit' });
    still.advance(3_600_000);
    const { parcels } = (await still.get('/control/logistics')) as { parcels: { reached: { stage: string }[] }[] };
    expect(parcels[0]?.reached.map(({ stage }) => stage)).toEqual(['collected', 'inTransit']);
  } finally {
    await still.stop();
  }
});
