import type { Answer, staffUserEndpoints } from '@jiwu/contract';
import { businessDay, DAY_MS, MINUTE_MS } from '@jiwu/kernel';
import { listEntries, readBalance, userAccount } from '../../../modules/money/ledger/index.ts';
import { listAddresses } from '../../../modules/people/addresses/index.ts';
import {
  findBan,
  findUserForStaff,
  listSessions,
  listSharingBrowsers,
  maskName,
} from '../../../modules/people/identity/index.ts';
import { sumOpenLots } from '../../../modules/people/integral/index.ts';
import { findVip, isVipAt } from '../../../modules/people/vip/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { countLapsed, listOrders } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { maskNetwork } from '../maskNetwork.ts';
import { listReveals } from './listReveals.ts';
import { loadStanding } from './loadStanding.ts';
import { maskUser } from './maskUser.ts';

type Get = (typeof staffUserEndpoints)['staffUserGet'];

const LAST = 5;
const RISK_DAYS = 30;

/** All that staff need to help a user, in one bundle. */
export async function loadStaffUser(
  db: Reader,
  { id: userId, now }: { readonly id: string; readonly now: Date },
): Promise<Answer<Get>> {
  const since = new Date(now.getTime() - RISK_DAYS * DAY_MS);
  const balance = userAccount(userId, 'balance');
  const [user, ban, { balance: balanceFen, held: heldFen }, integral, vip, addresses, orders, standing] =
    await Promise.all([
      findUserForStaff(db, userId),
      findBan(db, userId),
      readBalance(db, balance),
      sumOpenLots(db, { userId, now }),
      findVip(db, userId),
      listAddresses(db, { userId }),
      listOrders(db, { userId, kinds: null, reviewDays: 0, limit: LAST, now }),
      loadStanding(db, { userId, now }),
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
    ...standing,
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
