import { setTimeout as pause } from 'node:timers/promises';
import { CHALLENGE_HEADER, errorCodes } from '@jiwu/contract';
import { openSession } from '../../../apps/server/src/flows/accounts/outside/openSession.ts';
import { createUser } from '../../../apps/server/src/modules/people/identity/index.ts';
import { randomKey } from '../../../apps/server/src/platform/crypto/hashing.ts';
import { hashPassword } from '../../../apps/server/src/platform/crypto/passwords.ts';
import { agreed, createShopClient, newPhone, type Reply, type ShopClient } from '../../support/createShopClient.ts';
import type { Drill } from '../Drill.ts';
import { percentile } from '../percentile.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { startSolver } from './startSolver.ts';

const PASSWORD = 'qingci-of-the-drill';
const AT_ONCE = 50;
/** Between two pairs: 250 a second. As fast as they are answered would measure this machine, which also plays the robots. */
const PAIR_MS = 4;
/** Between two pieces of work of the robot that works: its core is not ours in life either. */
const REST_MS = 1000;
/** Of a list of stolen pairs so many are right, as lists go. */
const RIGHT_SHARE = 0.01;

interface Person {
  readonly client: ShopClient;
  readonly phoneNumber: string;
}

/**
 * Credential stuffing: pairs of a stolen list from many addresses, by robots that do not work and by one that does. Meanwhile
 * real users log in, three quarters of them in a browser that they used before, the others in a new one. These share the drill's one core for their work, where
 * each has a device of their own in life: their time is that of both requests and of their own work, without the wait for the core.
 */
export const stuffing: Drill = async (shop, effort) => {
  const [pairs, addresses, users] = effort([10_000, 500, 200], [300, 30, 12]);
  const api = await shop.startApi({
    LOGIN_FAILURES_PER_ADDRESS: '100',
    LOGIN_FAILURES_OVERALL: String(effort(2000, 60)),
    CHALLENGE_BITS: effort('17', '10'),
  });
  const [ours, theirs] = [startSolver(), startSolver()];
  try {
    const at = { ...shop, apiUrl: api.apiUrl };
    const people = await makePeople(at, users);
    const victims = await makePeople(at, Math.round(pairs * RIGHT_SHARE));
    let [tried, opened, hashed, asked, other, worked] = [0, 0, 0, 0, 0, 0];
    const began = performance.now();
    const robot = async (isWorking: boolean) => {
      while (tried < pairs) {
        const turn = (tried += 1);
        await pause(Math.max(0, began + turn * PAIR_MS - performance.now()));
        const victim = turn % Math.round(1 / RIGHT_SHARE) === 0 ? victims[turn * RIGHT_SHARE - 1] : undefined;
        const client = createShopClient(at);
        const headers = { 'X-Forwarded-For': `198.18.${Math.floor((turn % addresses) / 250)}.${turn % 250}` };
        const body = { account: victim?.phoneNumber ?? newPhone(), password: victim ? PASSWORD : 'from a stolen list' };
        const first = await client.call('userLogin', { body, headers, works: false });
        const { reply } = isWorking ? await workFor(client, first, { body, headers }, theirs) : { reply: first };
        if (reply !== first) {
          worked += 1;
          await pause(REST_MS);
        }
        if (reply.status === 200) opened += 1;
        else if (reply.code === errorCodes.LOGIN_REFUSED.code) hashed += 1;
        else if (reply.code === errorCodes.CHALLENGE.code) asked += 1;
        else other += 1;
      }
    };
    const attack = Promise.all(Array.from({ length: AT_ONCE }, (_, index) => robot(index === 0)));
    const took: { isKnown: boolean; ms: number; workMs: number; status: number }[] = [];
    const logins = people.map(async ({ client, phoneNumber }, index) => {
      await pause((index * pairs * PAIR_MS) / users);
      const isKnown = client.cookies.size > 0;
      const start = performance.now();
      const input = { body: { account: phoneNumber, password: PASSWORD }, headers: {} };
      const first = await client.call('userLogin', { ...input, works: false });
      const { reply, waitedMs, workMs } = await workFor(client, first, input, ours);
      took.push({ isKnown, ms: performance.now() - start - waitedMs, workMs, status: reply.status });
    });
    await Promise.all(logins);
    await attack;
    const seconds = (performance.now() - began) / 1000;
    const failed = took.filter(({ status }) => status !== 200).length;
    const p95 = (list: typeof took) =>
      percentile(
        list.map(({ ms }) => ms),
        0.95,
      );
    const broken = await shop.broken();
    return {
      name: 'stuffing',
      done: `${pairs} pairs from ${addresses} addresses while ${users} users log in`,
      figures: {
        'logins failed': failed,
        'p95 ms': p95(took),
        'p95 ms, known browsers': p95(took.filter(({ isKnown }) => isKnown)),
        'p95 ms, new browsers with their work': p95(took.filter(({ isKnown }) => !isKnown)),
        'p95 ms of the work': percentile(
          took.filter(({ isKnown }) => !isKnown).map(({ workMs }) => workMs),
          0.95,
        ),
        'attack s': Number(seconds.toFixed(1)),
        'pairs compared': hashed + opened,
        'pairs asked for work and given up': asked,
        'pairs worked for': worked,
        'right pairs found': `${opened} of ${victims.length}`,
        'other answers': other,
        broken: broken.length,
      },
      pass: failed <= effort(0, 1) && p95(took) < effort(1000, Infinity) && other === 0 && broken.length === 0,
    };
  } finally {
    await Promise.all([ours.stop(), theirs.stop(), api.stop()]);
  }
};

/** Does what a challenge asks for, and sends the same again; any other answer stays as it is. `waitedMs`: for the core, which the shop and the robots use, too. */
async function workFor(
  client: ShopClient,
  first: Reply,
  input: { readonly body: object; readonly headers: Readonly<Record<string, string>> },
  { solve }: Pick<ReturnType<typeof startSolver>, 'solve'>,
): Promise<{ reply: Reply; waitedMs: number; workMs: number }> {
  if (first.code !== errorCodes.CHALLENGE.code) return { reply: first, waitedMs: 0, workMs: 0 };
  const began = performance.now();
  const { proof, ms } = await solve((first.data as { challenge: string }).challenge);
  const waitedMs = performance.now() - began - ms;
  const headers = { ...input.headers, [CHALLENGE_HEADER]: proof };
  return { reply: await client.call('userLogin', { ...input, headers, works: false }), waitedMs, workMs: ms };
}

/** Accounts with the same password; every fourth person comes with a new browser. */
async function makePeople(shop: Pick<DrillShop, 'apiUrl' | 'sandbox' | 'services'>, count: number): Promise<Person[]> {
  const { services } = shop;
  const passwordHash = await hashPassword(PASSWORD);
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const client = createShopClient(shop);
    const { browserId } = client;
    const [phoneNumber, key, now] = [newPhone(), randomKey(32), services.clock()];
    await services.db.transact(async (tx) => {
      const userId = await createUser(tx, { phoneNumber, passwordHash, agreed, browserId, now });
      await openSession(tx, services, { userId, device: { key, browserId, device: '演练', address: '127.0.0.1' } });
    });
    if (index % 4 !== 3) client.cookies.set('jiwu_device', key);
    people.push({ client, phoneNumber });
  }
  return people;
}
