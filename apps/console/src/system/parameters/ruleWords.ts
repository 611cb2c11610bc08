import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../ui/money/formatFen.ts';
import { percent } from '../../ui/money/percent.ts';

/** How a number is read. */
const units = {
  fen: (value: number) => `¥${formatFen(value)}`,
  share: percent,
  percent: (value: number) => `${value}%`,
  days: (value: number) => `${value} 天`,
  workDays: (value: number) => `${value} 个工作日`,
  hours: (value: number) => `${value} 小时`,
  minutes: (value: number) => `${value} 分钟`,
  seconds: (value: number) => `${value} 秒`,
  times: (value: number) => `${value} 次`,
  pieces: (value: number) => `${value} 个`,
} as const satisfies Readonly<Record<string, (value: number) => string>>;

interface RuleWord {
  readonly name: string;
  /** Where it stands in the contract's rules: its number is taken from there. */
  readonly path: string;
  readonly unit: keyof typeof units;
}

interface RuleGroup {
  readonly title: string;
  readonly rows: readonly RuleWord[];
}

const row = (path: string, name: string, unit: RuleWord['unit']): RuleWord => ({ path, name, unit });

/** What the shop promises and allows, in the words of those who run it. */
export const ruleGroups: readonly RuleGroup[] = [
  {
    title: '下单与收货',
    rows: [
      row('order.payMinutes', '没付款的订单多久关闭', 'minutes'),
      row('order.receiveDays', '发货后多久自动收货', 'days'),
      row('order.reviewDays', '收货后多久内可以评价', 'days'),
      row('review.followUpDays', '多久内可以追评', 'days'),
      row('order.timedFeeFen', '预约送达的费用', 'fen'),
      row('shipping.freeFromFen', '新运费模板满多少包邮', 'fen'),
      row('shipping.vipFreeFromFen', '新运费模板 VIP 满多少包邮', 'fen'),
      row('addressesPerUser', '一个人最多存几个地址', 'pieces'),
    ],
  },
  {
    title: '售后与客服',
    rows: [
      row('afterSale.returnDays', '收货后多久内无理由退货', 'days'),
      row('afterSale.answerWorkDays', '申请后多久内答复', 'workDays'),
      row('afterSale.sendBackDays', '同意后多久内寄回', 'days'),
      row('afterSale.checkDays', '签收退货后多久内验完', 'days'),
      row('service.cardWorkDays', '退回银行卡要多久', 'workDays'),
      row('service.complaintWorkDays', '投诉多久内答复', 'workDays'),
      row('support.keptDays', '客服对话保存多久', 'days'),
    ],
  },
  {
    title: '余额、充值与第二人批准',
    rows: [
      row('recharge.minFen', '一次最少充值', 'fen'),
      row('recharge.maxFen', '一次最多充值', 'fen'),
      row('recharge.businessMaxFen', '商户一次最多充值', 'fen'),
      row('recharge.refundDays', '充值多久内可以退', 'days'),
      row('wallet.passwordTries', '支付密码错几次锁住', 'times'),
      row('wallet.passwordLockHours', '支付密码锁多久', 'hours'),
      row('approval.aboveFen.refund', '退款超过多少要第二人批准', 'fen'),
      row('approval.aboveFen.payout', '兑付超过多少要第二人批准', 'fen'),
      row('approval.aboveFen.prize', '奖品超过多少要第二人批准', 'fen'),
      row('approval.hours', '批准申请多久失效', 'hours'),
      row('ledger.maxBalanceChangeFen', '一次最多补偿或收回余额', 'fen'),
    ],
  },
  {
    title: '会员与抽奖',
    rows: [
      row('vip.terms.month.amountFen', 'VIP 月卡', 'fen'),
      row('vip.terms.quarter.amountFen', 'VIP 季卡', 'fen'),
      row('vip.terms.year.amountFen', 'VIP 年卡', 'fen'),
      row('vip.refundDays', 'VIP 没用过多久内可以退', 'days'),
      row('level.fromFen.银卡会员', '一年花满多少是银卡', 'fen'),
      row('level.fromFen.金卡会员', '一年花满多少是金卡', 'fen'),
      row('level.fromFen.钻石会员', '一年花满多少是钻石', 'fen'),
      row('draw.orderFromFen', '满多少的订单送一次抽奖', 'fen'),
      row('draw.claimDays', '中奖多久内领取', 'days'),
    ],
  },
  {
    title: '频道',
    rows: [
      row('groupPurchase.hours', '拼团多久内成团', 'hours'),
      row('groupPurchase.seatMinutes', '拼团占位多久内付款', 'minutes'),
      row('woot.claimMinutes', '一抢抢到后多久内付款', 'minutes'),
      row('woot.marginFloorBp', '一抢毛利不低于', 'share'),
      row('woot.apartDays', '一抢同一规格隔多久再排', 'days'),
      row('openBox.floorBp', '开箱降价不低于起价的', 'share'),
      row('openBox.dropFen', '开箱每次降', 'fen'),
      row('openBox.dropDays', '开箱隔多久降一次', 'days'),
      row('openBox.lockMinutes', '开箱占住多久内付款', 'minutes'),
      row('dropshipping.payMinutes', '代发批次多久内付款', 'minutes'),
    ],
  },
  {
    title: '推广与商户',
    rows: [
      row('effectOrder.clickDays', '点过链接多久内下单算效果', 'days'),
      row('effectOrder.settleDays', '收货后多久结算佣金', 'days'),
      row('effectOrder.minPayoutFen', '最少兑付', 'fen'),
      row('celebrity.maxRateBp', '佣金最高', 'share'),
      row('celebrity.applicationWorkDays', '达人申请多久内答复', 'workDays'),
      row('business.reviewDays', '商户审核多久内答复', 'workDays'),
      row('advertisement.reviewDays', '推广素材多久内审完', 'workDays'),
      row('advertisement.maxDays', '推广一次最多订', 'days'),
      row('advertisement.outageHours', '一天没能展示超过多久退款', 'hours'),
    ],
  },
  {
    title: '员工与控制台',
    rows: [
      row('staff.sessionHours', '登录多久后结束', 'hours'),
      row('staff.idleMinutes', '没有动作多久后结束', 'minutes'),
      row('staff.answerHours', '等我处理的多久算超时', 'hours'),
      row('staff.revealsPerDay', '一人一天最多看全', 'times'),
      row('staff.revealMinutes', '看全一次显示多久', 'minutes'),
      row('staffExport.hours', '导出的文件留多久', 'hours'),
      row('goods.import.nodPercent', '导入时改价多少要点头', 'percent'),
      row('goods.shortDays', '库存不足几天预警', 'days'),
    ],
  },
];

/** What stands in the rules under a path. */
export function ruleAt(path: string): unknown {
  return path.split('.').reduce<unknown>((found, name) => (found as Readonly<Record<string, unknown>>)[name], rules);
}

export function sayRule({ path, unit }: RuleWord): string {
  const value = ruleAt(path);
  return typeof value === 'number' ? units[unit](value) : '—';
}
