import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../../sandbox/src/testing/startSandbox.ts';
import { readConfig } from '../config/config.ts';
import { withStub } from '../outside/testing/withStub.ts';
import { createTracking } from './createTracking.ts';
import type { TrackingConfig } from './TrackingConfig.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.post('/control/logistics/fault', { fault: null }));
afterAll(() => sandbox.stop());

const trackingFor = (change: Partial<TrackingConfig> = {}) =>
  createTracking({
    baseUrl: sandbox.origin,
    customer: 'SANDBOX0TRACKING',
    key: 'sandbox-tracking-key',
    timeoutMs: 5000,
    ...change,
  });
const question = { carrier: 'zhongtong', trackingNo: '78912345678901', phoneNumber: null };
const failure = (change: Partial<TrackingConfig> = {}, asked = {}) =>
  trackingFor(change)
    .query({ ...question, ...asked })
    .then(
      () => 'answered',
      (error: unknown) => error,
    );

test('says where a parcel is, in our words, newest first', async () => {
  const first = await trackingFor().query(question);
  expect(first).toMatchObject({ state: 'sent', events: [{ place: '杭州市', state: 'sent' }] });
  expect(Math.abs((first.events[0]?.at.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
  for (const [to, count] of [
    ['inTransit', 2],
    ['delivering', 3],
    ['problem', 4],
    ['delivered', 5],
  ] as const) {
    await sandbox.post('/control/logistics/advance', { trackingNo: question.trackingNo, to });
    const answer = await trackingFor().query(question);
    expect(answer.state).toBe(to);
    expect(answer.events).toHaveLength(count);
    expect(answer.events[0]?.state).toBe(to);
  }
});

test('SF is told the phone, and refuses without it', async () => {
  const sf = { carrier: 'shunfeng', trackingNo: 'SF1234567890123' };
  expect(await failure({}, sf)).toMatchObject({ name: 'OutsideServiceError', reason: 'refused', code: '408' });
  expect(await failure({}, { ...sf, phoneNumber: '6024' })).toBe('answered');
});

test.each([
  ['busy', { reason: 'refused', code: '502' }],
  ['html', { reason: 'badReply' }],
  ['cut', { reason: 'unreachable' }],
  ['hang', { reason: 'timeout' }],
])('a service that is %s is told apart', async (fault, expected) => {
  await sandbox.post('/control/logistics/fault', { fault });
  expect(await failure({ timeoutMs: 300 })).toMatchObject({ name: 'OutsideServiceError', ...expected });
});

test('a wrong key and nobody at home are failures that carry neither key nor address', async () => {
  const wrong = await failure({ key: 'guess-of-a-key' });
  expect(wrong).toMatchObject({ reason: 'refused', code: '503' });
  const nobody = await failure({ baseUrl: 'http://127.0.0.1:1' });
  expect(nobody).toMatchObject({ reason: 'unreachable' });
  for (const error of [wrong, nobody]) {
    expect(inspect(error, { depth: 9, showHidden: true })).not.toMatch(/guess-of-a-key|127\.0\.0\.1/);
  }
});

const okReply = { message: 'ok', status: '200', state: '0', nu: question.trackingNo, data: [] };
const event = { ftime: '2026-11-15 08:00:00', context: '已发出' };
test.each<[string, unknown, unknown]>([
  ['not known yet', { result: false, returnCode: '500', message: '查询无结果' }, { state: null, events: [] }],
  ['an event without place and word', { ...okReply, data: [event] }, { state: 'inTransit' }],
  ['a state that we do not know', { ...okReply, state: '99' }, { state: 'inTransit' }],
])('%s is an answer', async (_name, body, expected) => {
  const answer = await withStub(
    (_request, reply) => reply.end(JSON.stringify(body)),
    (origin) => trackingFor({ baseUrl: origin }).query(question),
  );
  expect(answer).toMatchObject(expected as object);
});

test.each<[string, unknown]>([
  ['another parcel', { ...okReply, nu: '78900000000000' }],
  ['a time that is none', { ...okReply, data: [{ ...event, ftime: '2026-13-41 08:00:00' }] }],
  ['no list of events', { ...okReply, data: 'none' }],
  ['nothing', null],
])('an answer about %s is a bad reply', async (_name, body) => {
  const error = await withStub(
    (_request, reply) => reply.end(JSON.stringify(body)),
    (origin) => failure({ baseUrl: origin }),
  );
  expect(error).toMatchObject({ reason: 'badReply' });
});

test('production refuses the development key', () => {
  const base = { DATABASE_URL: 'postgres://x', REDIS_URL: 'redis://x', NODE_ENV: 'production' };
  expect(() => readConfig(base)).toThrow('TRACKING_KEY');
});
