import { businessDay, DAY_MS, HOUR_MS, MINUTE_MS } from '@jiwu/kernel';
import { answerSupport } from '../../apps/server/src/flows/support/answerSupport.ts';
import { readSupport } from '../../apps/server/src/flows/support/readSupport.ts';
import { sendSupportMessage } from '../../apps/server/src/flows/support/sendSupportMessage.ts';
import { findThread } from '../../apps/server/src/modules/content/support/index.ts';
import { findUserByPhone } from '../../apps/server/src/modules/people/identity/index.ts';
import { recordAudit } from '../../apps/server/src/modules/staff/audit/index.ts';
import { findStaffByLoginName } from '../../apps/server/src/modules/staff/staff/index.ts';
import { listOrders, type Order } from '../../apps/server/src/modules/trade/orders/index.ts';
import type { Database } from '../../apps/server/src/platform/database/createDatabase.ts';

/** The first group was joined five and a half hours ago, and the last order was paid before that. */
const BEFORE_GROUPS_MS = 6.5 * HOUR_MS;

interface Line {
  readonly by: 'user' | 'staff';
  readonly minute: number;
  readonly text: string;
}

/** About a parcel that is packed or on its way, in words that fit any product. The last answer has not been read. */
const lines: readonly Line[] = [
  { by: 'user', minute: 0, text: '您好，这一单是送人的，路上会不会压坏？' },
  { by: 'staff', minute: 4, text: '您好，它是单独装盒的，四面有气柱，外箱也贴了易碎标签。' },
  {
    by: 'staff',
    minute: 5,
    text: '签收时可以先开箱看一眼，有磕碰就拍照发到这里，或在订单里申请售后，我们补发或者退款。',
  },
  { by: 'user', minute: 9, text: '好的，有礼品袋吗？' },
  { by: 'staff', minute: 14, text: '箱子里放了一个牛皮纸袋，大小正好合适。' },
];

interface Input {
  /** The user, and the member of staff who answers. */
  readonly phoneNumber: string;
  readonly loginName: string;
  readonly begins: Date;
}

/** The demo user's conversation with the staff about their newest parcel, through the same flows as the shop. Once. */
export async function seedSupport(db: Database, { phoneNumber, loginName, begins }: Input): Promise<boolean> {
  const [user, staff] = [await findUserByPhone(db.read, phoneNumber), await findStaffByLoginName(db.read, loginName)];
  if (!user || !staff || (await findThread(db.read, user.id))) return false;
  const wanted = { userId: user.id, kinds: null, reviewDays: 30, limit: 1, now: begins } as const;
  const [sent] = await listOrders(db.read, { ...wanted, tab: 'awaitingReceipt' });
  const [order = sent] = sent ? [] : await listOrders(db.read, { ...wanted, tab: 'awaitingDispatch' });
  if (!order) return false;
  const { staffId } = staff;
  for (const { by, minute, text } of lines) {
    const at = new Date(begins.getTime() + minute * MINUTE_MS);
    if (by === 'staff') await answerAs(db, { userId: user.id, staffId, text, now: at });
    else await ask(db, { userId: user.id, order: minute === 0 ? order : null, text, now: at });
  }
  return true;
}

/** In opening hours of this morning or last evening, before all that the demo user does in groups. */
export function supportMoment(now: Date): Date {
  const at = (time: string, daysAgo: number) =>
    new Date(`${businessDay(new Date(now.getTime() - daysAgo * DAY_MS))}T${time}:00+08:00`);
  const latest = new Date(now.getTime() - BEFORE_GROUPS_MS);
  return [at('10:12', 0), at('19:12', 1)].find((moment) => moment <= latest) ?? latest;
}

/** Who writes again has read what was answered. */
async function ask(
  db: Database,
  { userId, order, text, now }: { userId: string; order: Order | null; text: string; now: Date },
): Promise<void> {
  const attached = order && ({ kind: 'order', id: order.id } as const);
  await db.transact(async (tx) => {
    const { no } = await sendSupportMessage(tx, { userId, text, fileIds: [], attached, now });
    await readSupport(tx, { userId, upTo: no, now });
  });
}

async function answerAs(
  db: Database,
  { userId, staffId, text, now }: { userId: string; staffId: string; text: string; now: Date },
): Promise<void> {
  await db.transact(async (tx) => {
    const before = await findThread(tx, userId);
    if (!before) return;
    const { id, lastNo: seenNo, state } = before;
    const after = await answerSupport(tx, { id, seenNo, staffId, text, now });
    await recordAudit(tx, {
      staffId,
      action: 'support.answer',
      target: { kind: 'supportThread', id },
      before: { state, lastNo: seenNo },
      after: { state: after.state, lastNo: after.lastNo },
      now,
    });
  });
}
