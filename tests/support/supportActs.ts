import type { Answer, Contract, StaffSupportThread } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import type { Reply, ShopClient } from './createShopClient.ts';
import { must } from './makeBuyer.ts';
import type { StaffClient } from './staff.ts';

export type SupportPage = Answer<Contract['supportGet']>;
export type Sent = Answer<Contract['supportSend']>;

const keyed = (key = newId()) => ({ 'Idempotency-Key': key });

/** A message of a user, by its own key unless one is given. */
export const send = (client: ShopClient, body: unknown, key = newId()): Promise<Reply> =>
  client.call('supportSend', { body, headers: keyed(key) });

/** The same, when it must be taken. Who is told to come again, as on a busy host, does so with the same key. */
export async function sent(client: ShopClient, body: unknown): Promise<Sent> {
  const key = newId();
  for (;;) {
    const reply = await send(client, body, key);
    if (reply.status !== 503) return must<Sent>(reply);
  }
}

export const threadOf = async (client: ShopClient, query = ''): Promise<SupportPage> =>
  must<SupportPage>(await client.call('supportGet', { query }));

export const read = async (client: ShopClient, upTo: number): Promise<number> =>
  must<{ unreadCount: number }>(await client.call('supportRead', { body: { upTo }, headers: keyed() })).unreadCount;

export const answer = (staff: StaffClient, id: string, body: { text: string; seenNo: number }, key = newId()) =>
  staff.call('staffSupportAnswer', { params: { id }, body, headers: keyed(key) });

export const answered = async (staff: StaffClient, id: string, body: { text: string; seenNo: number }) =>
  must<StaffSupportThread>(await answer(staff, id, body));

export const close = (staff: StaffClient, id: string, seenNo: number, key = newId()) =>
  staff.call('staffSupportClose', { params: { id }, body: { seenNo }, headers: keyed(key) });

/** The threads in a state, as staff see them. */
export const listed = async (staff: StaffClient, query = '') =>
  must<Answer<Contract['staffSupportList']>>(await staff.call('staffSupportList', { query }));
