import { rules } from '@jiwu/contract/rules';
import { formatFen } from '../../../format/formatFen.ts';
import { beforeMoment, momentWords } from '../../../format/momentWords.ts';
import type { GroupRefund } from '../Group.ts';

/** Where the money is, in one sentence; null: nothing has been sent yet. */
export function refundSentence(refund: GroupRefund | null, now: string): string {
  if (refund === null) return '您付的钱正在自动原路退回，不用申请。';
  const { amountFen, to, doneAt } = refund;
  if (to === 'nothing') return '这一单没有付钱，用掉的券与积分已经退回。';
  const [money, where] = [formatFen(amountFen), rules.payment.names[to]];
  if (doneAt === null) return `${money} 正在退回${where}，一般几分钟。`;
  return `${money} ${beforeMoment('已在', momentWords(doneAt, now))} 退回${where}。`;
}
