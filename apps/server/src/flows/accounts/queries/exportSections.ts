import { listAddresses } from '../../../modules/people/addresses/index.ts';
import { exportBookings } from '../../../modules/content/advertisement/index.ts';
import { listAllAfterSales } from '../../../modules/trade/afterSale/index.ts';
import { listLines } from '../../../modules/trade/cart/index.ts';
import { listCollected } from '../../../modules/goods/collection/index.ts';
import { listAllUserCoupons } from '../../../modules/promotion/coupons/index.ts';
import { exportCelebrity, listFollows } from '../../../modules/channels/celebrity/index.ts';
import { exportBatches } from '../../../modules/channels/dropshipping/index.ts';
import { listAllEffects, listAllPayouts } from '../../../modules/channels/effectOrders/index.ts';
import { listAllAcknowledged } from '../../../modules/channels/openBox/index.ts';
import { listAllSeats } from '../../../modules/channels/groupPurchase/index.ts';
import { listDraws } from '../../../modules/promotion/draws/index.ts';
import {
  findWechatNickname,
  type getUser,
  listConsents,
  listSessions,
} from '../../../modules/people/identity/index.ts';
import { exportBusinesses } from '../../../modules/people/businesses/index.ts';
import { listAllCheckIns } from '../../../modules/people/integral/index.ts';
import { listAllInvitations } from '../../../modules/people/invitations/index.ts';
import { listInvoiceRequests, listInvoiceTitles } from '../../../modules/trade/invoices/index.ts';
import { listEntries, userAccount } from '../../../modules/money/ledger/index.ts';
import { listVotesOf } from '../../../modules/content/content/index.ts';
import { listAllNotices } from '../../../modules/content/notices/index.ts';
import { exportSupport } from '../../../modules/content/support/index.ts';
import { listAllOrders } from '../../../modules/trade/orders/index.ts';
import { listAllAnswers, listAllQuestions, listAllReviews } from '../../../modules/goods/reviews/index.ts';
import { listVipPurchases } from '../../../modules/people/vip/index.ts';
import { loadRecharges } from '../../../modules/money/wallet/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

export interface ExportSubject {
  readonly user: Awaited<ReturnType<typeof getUser>>;
  readonly now: Date;
}

type ExportSection = (db: Reader, subject: ExportSubject) => Promise<unknown>;

/** The newest of what may be many; every month of the balance can be had in full as CSV on its page. */
const STATEMENT_LINES = 10_000;

/** The parts of the file with a user's own data, in the order in which they stand there, with the names that they have had from the first file on. `userData` says which table goes into which. */
export const exportSections = {
  账号: async (db, { user }) => ({
    用户名: user.userName,
    昵称: user.name,
    手机号: user.phoneNumber,
    等级: user.level,
    邀请码: user.invitationCode,
    注册时间: user.createdAt,
    个性化推荐: user.personalised,
    微信昵称: await findWechatNickname(db, user.id),
  }),
  同意记录: async (db, { user }) =>
    (await listConsents(db, user.id)).map(({ agreedAt, ...consent }) => ({ ...consent, agreed_at: agreedAt })),
  登录设备: async (db, { user }) =>
    (await listSessions(db, user.id)).map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      created_at: createdAt,
      last_seen_at: lastSeenAt,
    })),
  收货地址: (db, { user }) => listAddresses(db, { userId: user.id }),
  收藏: (db, { user }) => listCollected(db, user.id),
  购物车: (db, { user }) => listLines(db, user.id),
  订单: (db, { user }) => listAllOrders(db, user.id),
  售后: (db, { user }) => listAllAfterSales(db, user.id),
  评价: (db, { user }) => listAllReviews(db, user.id),
  提问: (db, { user }) => listAllQuestions(db, user.id),
  回答: (db, { user }) => listAllAnswers(db, user.id),
  一件代发: (db, { user }) => exportBatches(db, user.id),
  优惠券: (db, { user }) => listAllUserCoupons(db, user.id),
  发票抬头: (db, { user }) => listInvoiceTitles(db, user.id),
  发票: (db, { user }) => listInvoiceRequests(db, user.id),
  商户: (db, { user }) => exportBusinesses(db, user.id),
  品牌推广: (db, { user }) => exportBookings(db, user.id),
  邀请: (db, { user }) => listAllInvitations(db, user.id),
  消息: (db, { user }) => listAllNotices(db, user.id),
  客服: (db, { user }) => exportSupport(db, user.id),
  VIP购买: (db, { user }) => listVipPurchases(db, user.id),
  抽奖: (db, { user, now }) => listDraws(db, { userId: user.id, limit: STATEMENT_LINES, now }),
  拼团: (db, { user }) => listAllSeats(db, user.id),
  开箱确认: (db, { user }) => listAllAcknowledged(db, user.id),
  达人: (db, { user }) => exportCelebrity(db, user.id),
  关注的达人: (db, { user }) => listFollows(db, user.id),
  指南评价: (db, { user }) => listVotesOf(db, user.id),
  效果订单: (db, { user }) => listAllEffects(db, user.id),
  佣金兑付: (db, { user }) => listAllPayouts(db, user.id),
  签到: (db, { user }) => listAllCheckIns(db, user.id),
  积分明细: (db, { user }) => listEntries(db, { account: userAccount(user.id, 'integral'), limit: STATEMENT_LINES }),
  充值: (db, { user }) => loadRecharges(db, { userId: user.id, limit: STATEMENT_LINES }),
  余额明细: (db, { user, now }) =>
    listEntries(db, {
      account: userAccount(user.id, 'balance'),
      from: user.createdAt,
      until: now,
      limit: STATEMENT_LINES,
    }),
} as const satisfies Record<string, ExportSection>;
