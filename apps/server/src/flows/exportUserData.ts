import { businessDay } from '@jiwu/kernel';
import { listAddresses } from '../modules/addresses/index.ts';
import { listAllAfterSales } from '../modules/afterSale/index.ts';
import { listLines } from '../modules/cart/index.ts';
import { listKept } from '../modules/collection/index.ts';
import { listAllUserCoupons } from '../modules/coupons/index.ts';
import { listDraws } from '../modules/draws/index.ts';
import { recordFile, storeBytes } from '../modules/files/index.ts';
import { findWechatNickname, finishExport, getUser, listConsents, listSessions } from '../modules/identity/index.ts';
import { listAllCheckIns } from '../modules/integral/index.ts';
import { listAllInvitations } from '../modules/invitations/index.ts';
import { listInvoiceRequests, listInvoiceTitles } from '../modules/invoices/index.ts';
import { listEntries, userAccount } from '../modules/ledger/index.ts';
import { listAllNotices } from '../modules/notices/index.ts';
import { listAllOrders } from '../modules/orders/index.ts';
import { listAllReviews } from '../modules/reviews/index.ts';
import { listVipPurchases } from '../modules/vip/index.ts';
import { loadRecharges } from '../modules/wallet/index.ts';
import type { Reader } from '../platform/database/createDatabase.ts';
import type { Services } from '../platform/services.ts';

/** The newest of what may be many; every month of the balance can be had in full as CSV on its page. */
const STATEMENT_LINES = 10_000;
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Writes all that the shop knows of a user into one private file. Running twice leaves one finished export. */
export async function exportUserData(services: Services, input: { userId: string; exportId: string }): Promise<void> {
  const { userId, exportId } = input;
  const now = services.clock();
  const text = JSON.stringify(await collect(services.db.read, userId, now), null, 2);
  const stored = await storeBytes(services.storage, Buffer.from(text), 'application/json');
  const kept = await services.db.transact(async (tx) => {
    if (!(await finishExport(tx, { userId, exportId, fileId: stored.fileId, now }))) return false;
    await recordFile(tx, {
      stored,
      ownerId: userId,
      visibility: 'private',
      fileName: `jiwu-${businessDay(now)}.json`,
      now,
      expiresAt: new Date(now.getTime() + KEPT_MS),
    });
    return true;
  });
  // Another run was faster, or the account has been closed meanwhile: this copy must not stay.
  if (!kept) await services.storage.remove(stored.storageKey);
}

async function collect(db: Reader, userId: string, now: Date) {
  const user = await getUser(db, userId);
  return {
    账号: {
      用户名: user.user_name,
      昵称: user.name,
      手机号: user.phone_number,
      等级: user.level,
      邀请码: user.invitation_code,
      注册时间: user.created_at,
      个性化推荐: user.personalised,
      微信昵称: await findWechatNickname(db, userId),
    },
    同意记录: await listConsents(db, userId),
    登录设备: await listSessions(db, userId),
    收货地址: await listAddresses(db, { userId }),
    收藏: await listKept(db, userId),
    购物车: await listLines(db, userId),
    订单: await listAllOrders(db, userId),
    售后: await listAllAfterSales(db, userId),
    评价: await listAllReviews(db, userId),
    优惠券: await listAllUserCoupons(db, userId),
    发票抬头: await listInvoiceTitles(db, userId),
    发票: await listInvoiceRequests(db, userId),
    邀请: await listAllInvitations(db, userId),
    消息: await listAllNotices(db, userId),
    VIP购买: await listVipPurchases(db, userId),
    抽奖: await listDraws(db, { userId, limit: STATEMENT_LINES, now }),
    签到: await listAllCheckIns(db, userId),
    积分明细: await listEntries(db, { account: userAccount(userId, 'integral'), limit: STATEMENT_LINES }),
    充值: await loadRecharges(db, { userId, limit: STATEMENT_LINES }),
    余额明细: await listEntries(db, {
      account: userAccount(userId, 'balance'),
      from: user.created_at,
      until: now,
      limit: STATEMENT_LINES,
    }),
  };
}
