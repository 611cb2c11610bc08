import { type GatewayName, rules, type PaidWith } from '@jiwu/contract';
import { fenToYuan, groupedYuan } from '@jiwu/kernel';
import { advertisementNoticeKinds } from './advertisementNoticeKinds.ts';
import { batchNoticeKinds } from './batchNoticeKinds.ts';
import { businessNoticeKinds } from './businessNoticeKinds.ts';
import { kind, type Kind } from './kind.ts';
import { closedBecause, failedBecause, gradeNames, returnedBecause, wentBack } from './noticeWords.ts';
import { shorten } from './shorten.ts';
import { type FreedPayout, tellPayoutFreed } from './tellPayoutFreed.ts';

interface OrderFacts {
  readonly orderNo: string;
}

interface GroupFacts {
  readonly productTitle: string;
  readonly size: number;
}

interface JoinedFacts {
  /** Masked. */
  readonly name: string;
  readonly lacks: number;
  /** Of the clock: 22:40. */
  readonly endsAt: string;
}

interface RefundFacts extends OrderFacts {
  readonly amountFen: number;
  readonly to: PaidWith;
}

const groupWords = ({ productTitle, size }: GroupFacts): string => `${shorten(productTitle, 60)} ${size} 人团`;

/** Everything the shop tells: a new kind is one row. */
export const noticeKinds = {
  orderPaid: kind<OrderFacts & { amountFen: number; awaitsOthers: boolean }>({
    group: 'order',
    tell: ({ orderNo, amountFen, awaitsOthers }) => ({
      title: '付款成功',
      body: `订单 ${orderNo} 已付款 ¥${groupedYuan(amountFen)}，${awaitsOthers ? '人满后发货，没满自动退回' : '我们会尽快发货'}。`,
    }),
    sms: {
      template: 'SMS_TEMPLATE_ORDER_PAID',
      params: ({ orderNo, amountFen }) => ({ orderNo, amount: fenToYuan(amountFen) }),
    },
  }),
  orderDispatched: kind<OrderFacts & { carrier: string; trackingNo: string }>({
    group: 'order',
    tell: ({ orderNo, carrier, trackingNo }) => ({
      title: '包裹已发出',
      body: `订单 ${orderNo} 已交给${carrier}，运单号 ${trackingNo}。`,
    }),
    sms: {
      template: 'SMS_TEMPLATE_ORDER_DISPATCHED',
      params: ({ orderNo, carrier, trackingNo }) => ({ orderNo, carrier, trackingNo }),
    },
  }),
  orderUnpaid: kind<OrderFacts & { payBy: string }>({
    group: 'order',
    tell: ({ orderNo, payBy }) => ({
      title: '订单还没有付款',
      body: `订单 ${orderNo} 请在 ${payBy} 前付款，到时没有付款会自动关闭。`,
    }),
  }),
  orderAddressChanged: kind<OrderFacts>({
    group: 'order',
    tell: ({ orderNo }) => ({
      title: '收货地址已修改',
      body: `客服按您的要求改了订单 ${orderNo} 的收货地址，请核对；不是您要求的，请马上联系客服。`,
    }),
  }),
  orderDelivered: kind<OrderFacts>({
    group: 'order',
    tell: ({ orderNo }) => ({ title: '包裹已签收', body: `订单 ${orderNo} 的包裹已签收，请查看后确认收货。` }),
  }),
  orderClosed: kind<OrderFacts & { because: keyof typeof closedBecause }>({
    group: 'order',
    tell: ({ orderNo, because }) => ({ title: '订单已关闭', body: `订单 ${orderNo} ${closedBecause[because]}。` }),
  }),
  orderCompleted: kind<OrderFacts>({
    group: 'order',
    tell: ({ orderNo }) => ({ title: '订单已完成', body: `订单 ${orderNo} 已完成，30 天内可以评价。` }),
  }),
  ...batchNoticeKinds,
  groupJoined: kind<GroupFacts & JoinedFacts>({
    group: 'groupPurchase',
    tell: ({ name, lacks, endsAt, ...group }) => ({
      title: `${name} 付款了，您的团还差 ${lacks} 人`,
      body: `${groupWords(group)}，${endsAt} 到期。`,
    }),
  }),
  groupOneShort: kind<GroupFacts & JoinedFacts>({
    group: 'groupPurchase',
    tell: ({ name, endsAt, ...group }) => ({
      title: `${name} 付款了，您的团只差 1 人`,
      body: `${groupWords(group)}，${endsAt} 到期，可以再邀请一位好友。`,
    }),
  }),
  groupFull: kind<GroupFacts & { groupNo: string }>({
    group: 'groupPurchase',
    tell: (group) => ({ title: '拼团成了，等发货', body: `${groupWords(group)}，人已满，各自的订单马上准备发货。` }),
    sms: { template: 'SMS_TEMPLATE_GROUP_FULL', params: ({ groupNo, size }) => ({ groupNo, size: String(size) }) },
  }),
  groupFailed: kind<GroupFacts & RefundFacts & { because: keyof typeof failedBecause }>({
    group: 'groupPurchase',
    tell: ({ amountFen, to, because, ...group }) => ({
      title: `没成团，${wentBack[to].title(groupedYuan(amountFen))}`,
      body: `${groupWords(group)}，${failedBecause[because]}，${wentBack[to].body}。`,
    }),
    sms: {
      template: 'SMS_TEMPLATE_GROUP_FAILED',
      params: ({ orderNo, amountFen, to }) => (to === 'nothing' ? null : { orderNo, amount: fenToYuan(amountFen) }),
    },
  }),
  afterSaleApproved: kind<OrderFacts & { needsReturn: boolean }>({
    group: 'afterSale',
    tell: ({ orderNo, needsReturn }) => ({
      title: '售后申请已通过',
      body: `订单 ${orderNo} 的售后申请已通过，${needsReturn ? '请寄回商品并填写运单号' : '退款正在处理'}。`,
    }),
  }),
  afterSaleRejected: kind<OrderFacts & { reason: string }>({
    group: 'afterSale',
    tell: ({ orderNo, reason }) => ({
      title: '售后申请未通过',
      body: `订单 ${orderNo} 的售后申请未通过：${shorten(reason, 200)}`,
    }),
  }),
  afterSaleRefunded: kind<OrderFacts & { amountFen: number }>({
    group: 'afterSale',
    tell: ({ orderNo, amountFen }) => ({
      title: '退款已到账',
      body: `订单 ${orderNo} 退款 ¥${groupedYuan(amountFen)}，已按原路退回。`,
    }),
  }),
  paymentReturned: kind<{
    title: string;
    amountFen: number;
    to: GatewayName;
    because: keyof typeof returnedBecause;
  }>({
    group: 'order',
    tell: ({ title, amountFen, to, because }) => ({
      title: `¥${groupedYuan(amountFen)} 的付款正在退回`,
      body: `${shorten(title, 60)}${returnedBecause[because]}，这一笔正原路退回${rules.payment.names[to]}，不用您操作。`,
    }),
    sms: {
      template: 'SMS_TEMPLATE_PAYMENT_RETURNED',
      params: ({ title, amountFen }) => ({ title: shorten(title, 20), amount: fenToYuan(amountFen) }),
    },
  }),
  priceDropped: kind<{ productTitle: string; priceFen: number }>({
    group: 'collection',
    tell: ({ productTitle, priceFen }) => ({
      title: '收藏的商品降价了',
      body: `「${shorten(productTitle, 60)}」现在 ¥${groupedYuan(priceFen)}，比您收藏时便宜。`,
    }),
  }),
  backInStock: kind<{ productTitle: string }>({
    group: 'collection',
    tell: ({ productTitle }) => ({
      title: '收藏的商品到货了',
      body: `「${shorten(productTitle, 60)}」又有货了。`,
    }),
  }),
  levelRaised: kind<{ level: string }>({
    group: 'membership',
    tell: ({ level }) => ({ title: '等级提升了', body: `您现在是${level}，购物可以得到更多积分。` }),
  }),
  invitationRewarded: kind<{ name: string }>({
    group: 'membership',
    tell: ({ name }) => ({ title: '邀请奖励到了', body: `您邀请的 ${name} 完成了首单，您得到 1 次抽奖机会。` }),
  }),
  invitationRefused: kind<Record<string, never>>({
    group: 'membership',
    tell: () => ({
      title: '邀请奖励没有发放',
      body: '您的首单已经完成。按邀请规则，这次邀请不计奖励：同一台设备、同一浏览器、同一收货地址，或以前注册过的手机号都不计。',
    }),
  }),
  prizeWon: kind<{ prizeName: string; claimBy: string }>({
    group: 'membership',
    tell: ({ prizeName, claimBy }) => ({
      title: '抽中奖品，等您领取',
      body: `您抽中「${prizeName}」，请在 ${claimBy} 前填好收货地址，过期不再寄出。`,
    }),
  }),
  couponOpened: kind<{ couponName: string }>({
    group: 'membership',
    tell: ({ couponName }) => ({ title: '您等的券开领了', body: `「${couponName}」现在可以领取，领完为止。` }),
  }),
  couponGiven: kind<{ couponName: string; until: string; orderNo: string | null }>({
    group: 'membership',
    tell: ({ couponName, until, orderNo }) => ({
      title: '补给您一张优惠券',
      body: `${orderNo === null ? '' : `因为订单 ${orderNo}，`}客服补给您「${couponName}」，${until} 前可以用，在“我的优惠券”里。`,
    }),
  }),
  wootBegins: kind<{ productTitle: string; priceFen: number }>({
    group: 'membership',
    tell: ({ productTitle, priceFen }) => ({
      title: '每日一抢快开始了',
      body: `「${shorten(productTitle, 60)}」¥${groupedYuan(priceFen)}，${rules.woot.beginsAt} 开抢。`,
    }),
  }),
  wootBack: kind<{ productTitle: string; priceFen: number }>({
    group: 'membership',
    tell: ({ productTitle, priceFen }) => ({
      title: '有一件放回来了',
      body: `「${shorten(productTitle, 60)}」¥${groupedYuan(priceFen)}，现在可以抢，先到先得。`,
    }),
  }),
  unitDropped: kind<{ productTitle: string; unitNo: string; priceFen: number }>({
    group: 'collection',
    tell: ({ productTitle, unitNo, priceFen }) => ({
      title: '您等的开箱单件降价了',
      body: `「${shorten(productTitle, 60)}」${unitNo} 现在 ¥${groupedYuan(priceFen)}，仅此一件。`,
    }),
  }),
  unitListed: kind<{ productTitle: string; grade: (typeof rules.openBox.grades)[number]; priceFen: number }>({
    group: 'collection',
    tell: ({ productTitle, grade, priceFen }) => ({
      title: '您等的商品有开箱单件上架了',
      body: `「${shorten(productTitle, 60)}」${gradeNames[grade]}，¥${groupedYuan(priceFen)}，仅此一件。`,
    }),
  }),
  celebrityPicked: kind<{ name: string; count: number; productTitle: string; isAd: boolean }>({
    group: 'celebrity',
    tell: ({ name, count, productTitle, isAd }) => ({
      title: `${name}有 ${count} 件新推荐`,
      body: `「${shorten(productTitle, 60)}」${count > 1 ? `等 ${count} 件` : ''}${isAd ? '（广告）' : ''}。`,
    }),
  }),
  applicationApproved: kind<Record<string, never>>({
    group: 'celebrity',
    tell: () => ({
      title: '您现在是集物达人了',
      body: '申请已通过。现在可以添加推荐，备好头像和封面后，主页就会展示。',
    }),
  }),
  applicationRefused: kind<{ reason: string }>({
    group: 'celebrity',
    tell: ({ reason }) => ({ title: '达人申请没有通过', body: `${shorten(reason, 200)} 可以改好后再申请。` }),
  }),
  balanceChanged: kind<{ direction: 'give' | 'take'; amountFen: number; words: string }>({
    group: 'support',
    tell: ({ direction, amountFen, words }) => ({
      title: direction === 'give' ? `余额补偿 ¥${groupedYuan(amountFen)}` : `余额收回 ¥${groupedYuan(amountFen)}`,
      body: `${words}。在余额明细里可以看到。`,
    }),
  }),
  /** A member of staff writes to one user. */
  staffMessage: kind<{ words: string }>({
    group: 'support',
    tell: ({ words }) => ({ title: '集物客服给您的消息', body: words }),
  }),
  payoutDone: kind<{ no: string; amountFen: number }>({
    group: 'promotion',
    tell: ({ no, amountFen }) => ({
      title: `佣金 ¥${groupedYuan(amountFen)} 到余额了`,
      body: `兑付 ${no} 已通过审核，可以像其他余额一样使用。`,
    }),
  }),
  payoutFreed: kind<FreedPayout>({ group: 'promotion', tell: tellPayoutFreed }),
  ...businessNoticeKinds,
  ...advertisementNoticeKinds,
  supportAnswered: kind<{ text: string }>({
    group: 'support',
    tell: ({ text }) => ({ title: '客服回复了您', body: shorten(text, 120) }),
  }),
  questionAnswered: kind<{ question: string; answer: string }>({
    group: 'support',
    tell: ({ question, answer }) => ({
      title: '您的提问有了回答',
      body: `${shorten(question, 40)} —— ${shorten(answer, 120)}`,
    }),
  }),
  vipEnding: kind<{ endsOn: string }>({
    group: 'membership',
    tell: ({ endsOn }) => ({
      title: 'VIP 快到期了',
      body: `您的 VIP 于 ${endsOn} 到期。续费的天数接在后面，不会少算。`,
    }),
  }),
};

export type NoticeKind = keyof typeof noticeKinds;
export type NoticeFacts<K extends NoticeKind> = Parameters<(typeof noticeKinds)[K]['tell']>[0];

/** The row of a kind that was stored; none when a later version has dropped it. */
export function findNoticeKind(name: string): Kind<never> | undefined {
  return Object.hasOwn(noticeKinds, name) ? noticeKinds[name as NoticeKind] : undefined;
}
