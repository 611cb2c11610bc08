import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findThread } from '../../apps/server/src/modules/content/support/index.ts';
import { breakTables, type Statement } from '../support/breakTables.ts';
import { type Buyer, makeCrowd } from '../support/makeBuyer.ts';
import { makeOrder } from '../support/makeOrder.ts';
import { signInStaff } from '../support/staff.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { answered, sent } from '../support/supportActs.ts';
import { uploadAs } from '../support/uploadAs.ts';

let shop: TestShop;
/** Waits: two messages, an answer, another message. */
let waiting: Buyer;
/** Was answered. */
let done: Buyer;
beforeAll(async () => {
  shop = await startTestShop();
  const staff = await signInStaff(shop, ['orders']);
  [waiting, done] = (await makeCrowd(shop, 2)) as [Buyer, Buyer];
  const idOf = async ({ userId }: Buyer) => (await findThread(shop.services.db.read, userId))?.id ?? '';
  const order = await makeOrder(shop, waiting.client);
  await sent(waiting.client, { text: '这一单', attached: { kind: 'order', id: order.id } });
  await sent(waiting.client, { text: '', pictures: [await uploadAs(waiting.client)] });
  await answered(staff, await idOf(waiting), { text: '看到了', seenNo: 2 });
  await sent(waiting.client, { text: '好的' });
  await sent(done.client, { text: '在吗' });
  await answered(staff, await idOf(done), { text: '在', seenNo: 1 });
  expect(await shop.broken()).toEqual([]);
});
afterAll(async () => {
  expect(await shop.broken()).toEqual([]);
  await shop.stop();
});

const reported = async (...statements: Statement[]) =>
  (await breakTables(shop, statements, constraints)).map(({ number, rows }) => [
    number,
    [...new Set((rows as { what: string }[]).map(({ what }) => what))],
  ]);
/** What the database would have refused. */
const constraints = {
  support_threads_waiting: 'support_threads',
  support_threads_read: 'support_threads',
  support_messages_attached: 'support_messages',
};
const thread = (change: ReturnType<typeof sql>, { userId }: Buyer) =>
  sql`update support_threads set ${change} where user_id = ${userId}`;
const message = (change: ReturnType<typeof sql>, { userId }: Buyer, no: number) =>
  sql`update support_messages set ${change} where user_id = ${userId} and no = ${no}`;

it('88 reports a gap, a last number or a time that is not that of the messages', async () => {
  expect(await reported(sql`delete from support_messages where user_id = ${waiting.userId} and no = 3`)).toEqual([
    [88, ['numbers', 'unread']],
  ]);
  expect(await reported(thread(sql`last_at = last_at + interval '1 s'`, done))).toEqual([[88, ['numbers']]]);
  expect(await reported(sql`delete from support_messages where user_id = ${done.userId}`)).toEqual([
    [88, ['numbers', 'unread']],
  ]);
  // The oldest may be gone: they are old.
  expect(
    await reported(
      sql`delete from support_pictures`,
      sql`delete from support_messages where user_id = ${waiting.userId} and no < 3`,
    ),
  ).toEqual([]);
});

it('88 reports time that goes back', async () => {
  expect(await reported(message(sql`sent_at = sent_at - interval '1 h'`, waiting, 3))).toEqual([
    [88, ['time goes back']],
  ]);
});

it('88 reports a wrong count of what is unread', async () => {
  expect(await reported(thread(sql`unread_count = 2`, done))).toEqual([[88, ['unread']]]);
  expect(await reported(thread(sql`read_no = 2`, done))).toEqual([[88, ['unread']]]);
  expect(await reported(thread(sql`read_no = 2, unread_count = 0`, done))).toEqual([]);
});

it('88 reports a state that does not follow the last message, and a wait that nobody began', async () => {
  expect(await reported(thread(sql`state = 'answered', waiting_since = null`, waiting))).toEqual([[88, ['state']]]);
  expect(await reported(thread(sql`state = 'waiting', waiting_since = last_at`, done))).toEqual([
    [88, ['state', 'waiting since']],
  ]);
  expect(await reported(thread(sql`waiting_since = waiting_since - interval '1 h'`, waiting))).toEqual([
    [88, ['waiting since']],
  ]);
  expect(await reported(thread(sql`state = 'closed', waiting_since = null`, waiting))).toEqual([]);
});

it('88 reports a message that says and shows nothing', async () => {
  expect(await reported(message(sql`text = ''`, done, 1))).toEqual([[88, ['says nothing']]]);
  expect(await reported(sql`delete from support_pictures`)).toEqual([[88, ['says nothing']]]);
});

it('89 reports what is not the user’s own', async () => {
  expect(await reported(message(sql`attached_id = gen_random_uuid()`, waiting, 1))).toEqual([[89, ['about 1']]]);
  expect(await reported(message(sql`attached_kind = 'afterSale'`, waiting, 1))).toEqual([[89, ['about 1']]]);
  expect(await reported(message(sql`attached_kind = 'coupon'`, waiting, 1))).toEqual([[89, ['about 1']]]);
  const give = (change: ReturnType<typeof sql>) =>
    sql`update files set ${change} where id in (select file_id from support_pictures)`;
  expect(await reported(give(sql`owner_id = ${done.userId}`))).toEqual([[89, ['picture 2']]]);
  expect(await reported(give(sql`visibility = 'public'`))).toEqual([[89, ['picture 2']]]);
  expect(await reported(give(sql`expires_at = now()`))).toEqual([[89, ['picture 2']]]);
});

it('89 reports the thread of a closed account', async () => {
  const close = sql`update users set state = 'closed', closed_at = now(), phone_number = null where id = ${done.userId}`;
  expect((await reported(close)).filter(([number]) => number === 89)).toEqual([[89, ['closed account']]]);
});
