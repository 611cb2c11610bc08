import type { DB } from '../../platform/database/schema.gen.ts';
import type { eraseSteps } from './eraseSteps.ts';
import type { exportSections } from './queries/exportSections.ts';

/** Where a user finds what a table knows of them, or why they do not. */
type ExportPolicy = { readonly exported: keyof typeof exportSections } | { readonly leftOut: string };

/** Which step of closing an account sees to a table. */
type EraseBy = keyof typeof eraseSteps;

/** What becomes of a user's rows when the account is closed: all go, they stay and name nobody any more, or they stay for a reason. */
type ErasePolicy =
  | { readonly erased: EraseBy }
  | { readonly anonymised: EraseBy; readonly stays: string }
  | { readonly kept: string };

type UserDataPolicy = ExportPolicy & ErasePolicy;

/** Tables that know people by another name than `user_id` or `owner_id`; a test finds those that refer to users. */
type OtherPersonalTable = 'users' | 'invitations' | 'invitation_visits' | 'sms_codes';
type OwnedTable = {
  [T in keyof DB]: 'user_id' extends keyof DB[T] ? T : 'owner_id' extends keyof DB[T] ? T : never;
}[keyof DB];

const taxLaw = { kept: 'tax and commercial law: orders and what was paid for them are kept for ten years' } as const;
const books = { kept: 'the books: an entry is never removed, and names a user by id alone' } as const;
const proofOfDraws = {
  kept: 'anyone can check every draw again, its chances included; names a user by id alone',
} as const;
const inStatement = { leftOut: 'every movement of it stands in the statement: 余额明细 or 积分明细' } as const;
const inPurchases = {
  leftOut: 'what was paid and given back stands with what it was paid for: 订单, 售后, 充值, VIP购买, 品牌推广',
} as const;

/**
 * What is exported and what is erased of every table that knows users. The compiler demands a new table with a `user_id` or an
 * `owner_id` here, and a test one that refers to users in any other way.
 */
export const userData = {
  // identity
  users: { exported: '账号', anonymised: 'account', stays: 'the id, for what refers to it' },
  consents: { exported: '同意记录', anonymised: 'account', stays: 'what was agreed to and when, without the browser' },
  sessions: { exported: '登录设备', erased: 'account' },
  refresh_tokens: { leftOut: 'hashes of secrets', erased: 'account' },
  known_devices: { leftOut: 'hashes of secrets', erased: 'account' },
  sms_codes: { leftOut: 'hashes of codes that were good for minutes', erased: 'account' },
  user_bans: {
    leftOut: 'why staff shut an account, for staff alone',
    kept: 'that an account was shut, when and by whom; names a user by id alone',
  },
  wechat_bindings: { exported: '账号', erased: 'account' },
  data_exports: {
    leftOut: 'is about the file itself',
    anonymised: 'exports',
    stays: 'when one was asked for; the files go with `files`',
  },
  files: {
    leftOut: 'pictures are shown with what they belong to',
    anonymised: 'files',
    stays: 'pictures of reviews and after-sales',
  },
  // people
  addresses: { exported: '收货地址', erased: 'addresses' },
  businesses: {
    exported: '商户',
    anonymised: 'businesses',
    stays: 'the id of one that was approved, for what was sent under it; it names nobody any more',
  },
  business_reviews: { exported: '商户', erased: 'businesses' },
  invitations: {
    exported: '邀请',
    anonymised: 'invitations',
    stays: 'who invited whom, and for what was rewarded a keyed hash of the number: nobody is rewarded twice',
  },
  invitation_visits: { leftOut: 'tells of other people’s browsers', kept: 'a sweep forgets each after its days' },
  former_phones: {
    leftOut: 'keyed hashes, which nobody can read',
    anonymised: 'formerPhone',
    stays: 'a keyed hash of the number: debts and rewards are not escaped by registering again',
  },
  check_ins: { exported: '签到', ...books },
  integral_lots: { ...inStatement, ...books },
  integral_lot_uses: { ...inStatement, ...books },
  integral_debts: { leftOut: 'what is owed follows from 售后 and 积分明细', ...books },
  level_standings: { leftOut: 'follows from 订单 and 售后; the level itself stands in 账号', ...taxLaw },
  spend_days: { leftOut: 'follows from 订单 and 售后', ...taxLaw },
  vip_purchases: { exported: 'VIP购买', anonymised: 'vip', stays: 'what was paid for; unpaid ones are closed' },
  vip_grants: { leftOut: 'follows from VIP购买 and 抽奖', ...books },
  vip_members: {
    leftOut: 'follows from VIP购买 and 抽奖',
    anonymised: 'vip',
    stays: 'until when it ran, without a reminder',
  },
  vip_daily_coupons: { leftOut: 'the coupons themselves stand in 优惠券', ...books },
  // money
  ledger_accounts: { exported: '余额明细', ...books },
  wallets: {
    leftOut: 'a hash of the payment password',
    anonymised: 'wallet',
    stays: 'an empty wallet without a password',
  },
  wallet_lots: { ...inStatement, ...books },
  wallet_lot_uses: { ...inStatement, ...books },
  recharges: { exported: '充值', ...taxLaw },
  closing_payouts: { leftOut: 'made when the account is closed: nobody asks afterwards', ...books },
  closing_accounts: {
    leftOut: 'given when the account is closed: nobody asks afterwards',
    kept: 'sealed, and only until whoever left has all of their money',
  },
  balance_changes: { ...inStatement, ...books },
  payments: { ...inPurchases, ...taxLaw },
  payment_refunds: { ...inPurchases, ...taxLaw },
  refund_decisions: { leftOut: 'is between members of staff, until the money is paid', ...taxLaw },
  // trade
  carts: { exported: '购物车', erased: 'cart' },
  cart_lines: { exported: '购物车', erased: 'cart' },
  orders: { exported: '订单', ...taxLaw },
  order_lines: { exported: '订单', ...taxLaw },
  order_discounts: { leftOut: 'what was paid in the end stands in 订单', ...taxLaw },
  order_history: { leftOut: 'the times of its steps stand in 订单', ...taxLaw },
  order_notes: { leftOut: 'what staff wrote to each other about their work on an order', ...taxLaw },
  order_holds: { leftOut: 'why an order is not sent yet, among staff', ...taxLaw },
  after_sales: { exported: '售后', ...taxLaw },
  after_sale_lines: { exported: '售后', ...taxLaw },
  after_sale_decisions: { leftOut: 'is between members of staff, and ends within a day', ...taxLaw },
  after_sale_history: { leftOut: 'the times of its steps stand in 售后', ...taxLaw },
  after_sale_pictures: { leftOut: 'shown with the request', ...taxLaw },
  unsent_refunds: { leftOut: 'is between members of staff; what came of it stands in 售后', ...taxLaw },
  bought_refunds: { leftOut: 'follows from 售后, until the next night', ...taxLaw },
  parcels: { leftOut: 'shown with the order', ...taxLaw },
  parcel_lines: { leftOut: 'shown with the order', ...taxLaw },
  parcel_events: { leftOut: 'shown with the order; the carrier’s words', ...taxLaw },
  invoice_titles: { exported: '发票抬头', erased: 'invoiceTitles' },
  invoice_requests: { exported: '发票', ...taxLaw },
  // promotion
  user_coupons: { exported: '优惠券', ...taxLaw },
  coupon_compensations: { leftOut: 'the coupons themselves stand in 优惠券', ...taxLaw },
  coupon_reminders: { leftOut: 'wishes to be told, gone once told', erased: 'couponReminders' },
  claims: { leftOut: 'pieces held for minutes; what was bought of them stands in 订单', ...taxLaw },
  woot_reminders: { leftOut: 'wishes to be told, gone once told', erased: 'wootReminders' },
  draws: { exported: '抽奖', ...proofOfDraws },
  draw_players: { leftOut: 'how many are left stands on the page', ...proofOfDraws },
  draw_grants: { leftOut: 'each has its cause in 订单, 邀请 or 积分明细', ...proofOfDraws },
  draw_takebacks: { leftOut: 'each has its cause in 售后', ...proofOfDraws },
  draw_carried: { leftOut: 'tells of another account', ...proofOfDraws },
  // channels
  group_seats: { exported: '拼团', ...taxLaw },
  open_box_locks: { leftOut: 'units held for minutes; what was bought of them stands in 订单', ...taxLaw },
  open_box_acknowledgements: { exported: '开箱确认', ...taxLaw },
  open_box_reminders: { leftOut: 'wishes to be told, gone once told', erased: 'unitReminders' },
  dropshipping_batches: {
    exported: '一件代发',
    anonymised: 'dropshipping',
    stays: 'what was ordered, as the orders themselves',
  },
  dropshipping_files: { leftOut: 'names of lists; what was read of them stands in 一件代发', erased: 'dropshipping' },
  dropshipping_rows: {
    exported: '一件代发',
    anonymised: 'dropshipping',
    stays: 'those of ordered batches: where each order went',
  },
  celebrities: {
    exported: '达人',
    anonymised: 'celebrity',
    stays: 'the id, for the orders that were credited to it; its page and its picks are over',
  },
  celebrity_applications: { exported: '达人', erased: 'celebrity' },
  celebrity_follows: { exported: '关注的达人', erased: 'follows' },
  effect_promoters: { leftOut: 'only says that there are 效果订单', ...books },
  effect_orders: { exported: '效果订单', ...books },
  effect_refunds: { leftOut: 'what they lowered stands in 效果订单', ...books },
  effect_payouts: { exported: '佣金兑付', ...books },
  effect_takings: { leftOut: 'what was taken stands in 佣金兑付', ...books },
  effect_last_clicks: { leftOut: 'whose link was clicked last, for fifteen days', erased: 'promotion' },
  effect_refusals: {
    leftOut: 'tells of another account',
    kept: 'whoever looks like their own buyer is known by id alone, for staff',
  },
  // goods and content
  advertisement_bookings: {
    exported: '品牌推广',
    anonymised: 'advertisement',
    stays: 'what was booked and paid for, without name, picture and landing',
  },
  advertisement_days: { leftOut: 'what each cost and how often it was seen is a file of its page', ...taxLaw },
  advertisement_decisions: { leftOut: 'is between members of staff, and ends within a day', ...taxLaw },
  advertisement_hours: { leftOut: 'their sums stand with the days', ...taxLaw },
  advertisement_refunds: { ...inPurchases, ...taxLaw },
  collection_items: { exported: '收藏', erased: 'collection' },
  reviews: { exported: '评价', kept: 'others rely on it; shown without a name once the account is closed' },
  product_questions: {
    exported: '提问',
    kept: 'others rely on it; shown without a name once the account is closed',
  },
  question_answers: {
    exported: '回答',
    kept: 'others rely on it; shown without a name once the account is closed',
  },
  guide_votes: { exported: '指南评价', erased: 'guideVotes' },
  notices: { exported: '消息', erased: 'notices' },
  support_threads: { leftOut: 'follows from 客服', erased: 'support' },
  support_messages: { exported: '客服', erased: 'support' },
  support_pictures: { leftOut: 'shown with the message', erased: 'support' },
  notice_switches: { leftOut: 'shown where they are switched', erased: 'notices' },
} as const satisfies Record<OwnedTable | OtherPersonalTable, UserDataPolicy>;
