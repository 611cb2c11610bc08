import { type Answer, type ParsedInput, rules, type staffUserEndpoints } from '@jiwu/contract';
import { businessDay, DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { z } from 'zod';
import { listEntries, readBalance, userAccount } from '../../../modules/money/ledger/index.ts';
import { listAddresses } from '../../../modules/people/addresses/index.ts';
import {
  findBan,
  findUserForStaff,
  listSessions,
  listSharingBrowsers,
  listUsersForStaff,
  maskName,
  maskPhone,
  type StaffUserRow,
  type UserSearch,
} from '../../../modules/people/identity/index.ts';
import { sumOpenLots } from '../../../modules/people/integral/index.ts';
import { findVip, isVipAt } from '../../../modules/people/vip/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { countLapsed, findOrderByNo, listOrders } from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { listReveals } from './listReveals.ts';
import { maskNetwork } from '../maskNetwork.ts';

type List = (typeof staffUserEndpoints)['staffUserList'];
type Get = (typeof staffUserEndpoints)['staffUserGet'];

const PAGE = 50;
const LAST = 5;
const RISK_DAYS = 30;
const place = z.tuple([z.uuid()]);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A page of users, found by whatever was typed. */
export async function listStaffUsers(
  db: Reader,
  { q, view, cursor }: ParsedInput<List>['query'],
  size = PAGE,
): Promise<Answer<List>> {
  const search = view === 'banned' ? { by: 'banned' as const } : await searchOf(db, q);
  if (search === null) return { items: [], nextCursor: null };
  const beforeId = cursor === undefined ? null : decodeCursor(cursor, place)[0];
  const found = await listUsersForStaff(db, { search, beforeId, limit: size + 1 });
  const users = found.slice(0, size);
  const last = found.length > size ? users.at(-1) : undefined;
  return { items: users.map(maskUser), nextCursor: last ? encodeCursor([last.id]) : null };
}

/** Null: an order that there is not. */
async function searchOf(db: Reader, q: string | undefined): Promise<UserSearch | null> {
  if (q === undefined) return { by: 'newest' };
  if (/^\d{4}$/.test(q)) return { by: 'phoneTail', value: q };
  if (rules.phonePattern.test(q)) return { by: 'phoneNumber', value: q };
  if (UUID.test(q)) return { by: 'id', value: q.toLowerCase() };
  if (!rules.order.noPattern.test(q)) return { by: 'userName', value: q };
  const order = await findOrderByNo(db, q);
  return order ? { by: 'id', value: order.userId } : null;
}

function maskUser({ name, phoneNumber, createdAt, ...row }: StaffUserRow) {
  return {
    id: row.id,
    userName: row.userName,
    level: row.level,
    state: row.state,
    name: maskName(name),
    phoneNumber: phoneNumber && maskPhone(phoneNumber),
    createdAt: createdAt.toISOString(),
  };
}

/** All that staff need to help a user, in one bundle. */
export async function loadStaffUser(
  db: Reader,
  { id: userId, now }: { readonly id: string; readonly now: Date },
): Promise<Answer<Get>> {
  const since = new Date(now.getTime() - RISK_DAYS * DAY_MS);
  const balance = userAccount(userId, 'balance');
  const [user, ban, { balance: balanceFen, held: heldFen }, integral, vip, addresses, orders] = await Promise.all([
    findUserForStaff(db, userId),
    findBan(db, userId),
    readBalance(db, balance),
    sumOpenLots(db, { userId, now }),
    findVip(db, userId),
    listAddresses(db, { userId }),
    listOrders(db, { userId, kinds: null, reviewDays: 0, limit: LAST, now }),
  ]);
  if (!user) throw new ShopError('NOT_FOUND');
  const [entries, sessions, sharing, lapsedOrders, reveals] = await Promise.all([
    listEntries(db, { account: balance, limit: LAST }),
    listSessions(db, userId),
    listSharingBrowsers(db, userId),
    countLapsed(db, { userId, since }),
    listReveals(db, { userId, now }),
  ]);
  const names = await listStaffNames(db, [
    ...new Set([...(ban ? [ban.bannedBy] : []), ...reveals.map(({ staffId }) => staffId)]),
  ]);
  return {
    ...maskUser(user),
    closedAt: user.closedAt?.toISOString() ?? null,
    invitationCode: user.invitationCode,
    hasPassword: user.passwordChangedAt !== null,
    vipUntil: vip && businessDay(vip.expiresAt),
    isVip: isVipAt(vip, now),
    balanceFen,
    heldFen,
    integral,
    addresses: addresses.map(({ province, city, district }) => [province, city, district, '****'].join(' ')),
    ban: ban ? { reason: ban.reason, at: ban.bannedAt.toISOString(), by: names.get(ban.bannedBy) ?? '' } : null,
    orders: orders.map(({ no, id, kind, state, payFen, createdAt }) => ({
      no,
      id,
      kind,
      state,
      payFen,
      createdAt: createdAt.toISOString(),
    })),
    entries: entries.map(({ atMicros, kind, memo, amount, balanceAfter }) => ({
      at: new Date(atMicros / 1000).toISOString(),
      kind,
      memo,
      amountFen: amount,
      balanceAfterFen: balanceAfter,
    })),
    sessions: sessions.map(({ id, device, address, createdAt, lastSeenAt }) => ({
      id,
      device,
      address: maskNetwork(address),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    risks: {
      sharedBrowsers: sharing.map(({ userId: other, name, createdAt }) => ({
        userId: other,
        name: maskName(name),
        createdAt: createdAt.toISOString(),
      })),
      lapsedOrders,
      passwordChangedAt: changedLater(user)?.toISOString() ?? null,
    },
    reveals: reveals.map(({ at, staffId, field, reason }) => ({
      at: at.toISOString(),
      by: names.get(staffId) ?? '',
      field,
      reason,
    })),
  };
}

/** The password that an account began with is no change of it. */
function changedLater(user: { readonly passwordChangedAt: Date | null; readonly createdAt: Date }): Date | null {
  const at = user.passwordChangedAt;
  return at && at.getTime() > user.createdAt.getTime() + MINUTE_MS ? at : null;
}
