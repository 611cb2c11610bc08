import { errorCodes, rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findThread } from '../../apps/server/src/modules/content/support/index.ts';
import { askCloseCode } from '../support/askCloseCode.ts';
import { countDeadlocks } from '../support/countDeadlocks.ts';
import { type Buyer, makeCrowd, must } from '../support/makeBuyer.ts';
import { signInStaff, type StaffClient } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { answer, answered, close, read, send, sent, threadOf } from '../support/supportActs.ts';
import { uploadAs } from '../support/uploadAs.ts';

let shop: TestShop;
let user: Buyer;
let staff: StaffClient;
beforeEach(async () => {
  shop = await startTestShop();
  [user] = (await makeCrowd(shop, 1)) as [Buyer];
  staff = await signInStaff(shop, ['orders']);
});
afterEach(async () => {
  expect(await shop.broken()).toEqual([]);
  expect(await countDeadlocks(shop)).toBe(0);
  await shop.stop();
});

const idOf = async ({ userId }: Buyer) => (await findThread(shop.services.db.read, userId))?.id ?? '';
const codesOf = (replies: readonly { flag: boolean; code: number }[]) =>
  new Set(replies.filter(({ flag }) => !flag).map(({ code }) => code));
const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

it('messages that are sent at once make one thread, numbered in one order, within the limit', async () => {
  const { perMinute } = rules.support;
  const replies = await Promise.all(times(perMinute * 3, (nth) => send(user.client, { text: `第 ${nth} 条` })));
  expect(replies.filter(({ flag }) => flag)).toHaveLength(perMinute);
  expect(codesOf(replies)).toEqual(new Set([errorCodes.SUPPORT_TOO_FAST.code]));
  const { messages, lastNo, state } = await threadOf(user.client);
  expect([state, lastNo]).toEqual(['waiting', perMinute]);
  expect(messages.map(({ no }) => no)).toEqual(times(perMinute, (nth) => nth + 1));
  expect(new Set(messages.map(({ text }) => text)).size).toBe(perMinute);
});

it('one request ten times at once is one message with its picture', async () => {
  const key = newId();
  const body = { text: '一次', pictures: [await uploadAs(user.client)] };
  const replies = await Promise.all(times(10, () => send(user.client, body, key)));
  expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect((await threadOf(user.client)).messages).toMatchObject([{ no: 1, pictures: [{ fileId: body.pictures[0] }] }]);
});

it('one picture in ten messages at once is in one of them', async () => {
  const picture = await uploadAs(user.client);
  const replies = await Promise.all(times(10, (nth) => send(user.client, { text: `${nth}`, pictures: [picture] })));
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  expect((await threadOf(user.client)).lastNo).toBe(1);
});

it('of six who answer and close at once one does, and the user hears once', async () => {
  await sent(user.client, { text: '在吗' });
  const id = await idOf(user);
  const members = await Promise.all(times(6, () => signInStaff(shop, ['orders'])));
  const replies = await Promise.all(
    members.flatMap((member, nth) => [answer(member, id, { text: `我是 ${nth}`, seenNo: 1 }), close(member, id, 1)]),
  );
  expect(replies.filter(({ flag }) => flag)).toHaveLength(1);
  expect(codesOf(replies)).toEqual(new Set([errorCodes.SUPPORT_CHANGED.code]));
  const { lastNo, unreadCount, state } = await threadOf(user.client);
  expect([lastNo - 1, unreadCount]).toEqual(state === 'closed' ? [0, 0] : [1, 1]);
  const { db } = shop.services;
  const rows = await db.read.selectFrom('audit_rows').select('action').where('target_id', '=', id).execute();
  expect(rows).toHaveLength(1);
});

it('the user writes and reads while staff answer: nothing is lost, and what is unread is counted', async () => {
  await sent(user.client, { text: '开始' });
  const id = await idOf(user);
  /** As a member of staff does: looks, answers, looks again when told to. */
  async function answerUntilTaken(text: string): Promise<void> {
    for (;;) {
      const { lastNo } = (await findThread(shop.services.db.read, user.userId)) ?? { lastNo: 0 };
      if ((await answer(staff, id, { text, seenNo: lastNo })).flag) return;
    }
  }
  const answers = times(8, (nth) => answerUntilTaken(`答 ${nth}`));
  const questions = times(8, (nth) => sent(user.client, { text: `问 ${nth}` }));
  const looks = times(8, async () => read(user.client, (await threadOf(user.client)).lastNo || 1));
  await Promise.all([...answers, ...questions, ...looks]);
  const { messages, lastNo, unreadCount } = await threadOf(user.client);
  expect(lastNo).toBe(17);
  expect(messages.filter(({ by }) => by === 'staff')).toHaveLength(8);
  // Invariant 88 holds the count against the messages; reading them all brings it to nothing.
  expect(unreadCount).toBeLessThanOrEqual(8);
  expect(await read(user.client, lastNo)).toBe(0);
});

it('an account that closes while staff answer leaves no thread', async () => {
  const crowd = await makeCrowd(shop, 6);
  await Promise.all(
    crowd.map(async (one) => {
      await sent(one.client, { text: '要走了', pictures: [await uploadAs(one.client)] });
      const id = await idOf(one);
      const code = await askCloseCode(shop, one);
      const [closed] = await Promise.all([
        one.client.call('userClose', { body: { code } }),
        answer(staff, id, { text: '等一下', seenNo: 1 }),
        send(one.client, { text: '再说一句' }),
      ]);
      must(closed);
      expect(await findThread(shop.services.db.read, one.userId)).toBeNull();
      expect((await answer(staff, id, { text: '还在吗', seenNo: 2 })).status).toBe(404);
    }),
  );
});

it('who closes after the user wrote again is told', async () => {
  await sent(user.client, { text: '好了' });
  const id = await idOf(user);
  await answered(staff, id, { text: '不客气', seenNo: 1 });
  const [closing, writing] = await Promise.all([close(staff, id, 2), send(user.client, { text: '等等' })]);
  expect(writing.flag).toBe(true);
  // Closed first and opened again, or written first and not closed: either way it waits.
  expect([true, false]).toContain(closing.flag);
  expect(await threadOf(user.client)).toMatchObject({ state: 'waiting', lastNo: 3 });
});

it('a page that is read while staff answer never says that it shows more than it does', async () => {
  await sent(user.client, { text: '在吗' });
  const id = await idOf(user);
  const over = new AbortController();
  const behind: string[] = [];
  const reader = async () => {
    while (!over.signal.aborted) {
      const { lastNo, messages } = await threadOf(user.client);
      const shown = messages.at(-1)?.no ?? 0;
      // The page would otherwise wait for news of a message that it takes for shown.
      if (lastNo > shown) behind.push(`${lastNo} and ${shown}`);
    }
  };
  const readers = times(6, reader);
  for (let seenNo = 1; seenNo <= 60; seenNo += 1) await answered(staff, id, { text: `第 ${seenNo} 句`, seenNo });
  over.abort();
  await Promise.all(readers);
  expect(behind).toEqual([]);
});
