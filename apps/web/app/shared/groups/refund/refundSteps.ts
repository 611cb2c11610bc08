import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../format/formatFen.ts';
import { momentWords } from '../../../format/momentWords.ts';
import type { GroupRefund } from '../Group.ts';

interface RefundStep {
  readonly title: string;
  readonly note: string;
  readonly isDone: boolean;
}

/** Where the money went, as people look for it; balance is ours and there at once, so it needs no third step. */
const places: Readonly<Record<GroupRefund['to'], { readonly name: string; readonly arrival: string | null }>> = {
  wechat: {
    name: rules.payment.names.wechat,
    arrival: `零钱即时，银行卡一般 ${rules.service.cardWorkDays} 个工作日内`,
  },
  alipay: {
    name: rules.payment.names.alipay,
    arrival: `余额即时，银行卡一般 ${rules.service.cardWorkDays} 个工作日内`,
  },
  balance: { name: rules.payment.names.balance, arrival: null },
  nothing: { name: '', arrival: null },
};

/** The way of a refund: sent by the shop, taken by where the money came from, and where it is seen. */
export function refundSteps(refund: GroupRefund | null, now: string): RefundStep[] {
  if (refund === null) return [{ title: '正在退款', note: '自动进行，不用申请', isDone: false }];
  const { amountFen, to, isDone, requestedAt, doneAt } = refund;
  if (to === 'nothing') return [{ title: '没有付钱', note: '用掉的券与积分已退回', isDone: true }];
  const { name, arrival } = places[to];
  return [
    { title: `退款 ${formatFen(amountFen)}`, note: `${momentWords(requestedAt, now)}，自动`, isDone: true },
    isDone && doneAt
      ? { title: `${name}已收到`, note: momentWords(doneAt, now), isDone: true }
      : { title: `正在退回${name}`, note: '一般几分钟，这里会更新', isDone: false },
    ...(isDone && arrival !== null ? [{ title: '到账', note: arrival, isDone: true }] : []),
  ];
}
