import { rechargeBonusFen, rules, type OutsideGateway } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { formatFen } from '../../../format/formatFen.ts';
import { PaymentOutcome } from '../../../shared/payments/payment/PaymentOutcome.tsx';
import { walletQueries } from '../walletQueries.ts';
import type { PaymentPhase } from './paymentPhase.ts';

interface PaymentResultProps {
  phase: PaymentPhase;
  amountFen: number;
  gateway: OutsideGateway | null;
  /** Why it could not be opened. */
  problem: string | null;
  onDone: () => void;
  /** The same recharge once more. */
  onSame: () => void;
  /** Another recharge of the same amount. */
  onAnother: () => void;
}

/** The result, its meaning for the money, and the next step. */
export function PaymentResult(props: PaymentResultProps) {
  const { title, text } = words(props);
  const isPaid = props.phase === 'paid';
  return (
    <PaymentOutcome isPaid={isPaid} title={title} action={actionOf(props)}>
      <p>{text}</p>
      {isPaid && <NewBalance />}
    </PaymentOutcome>
  );
}

function actionOf({ phase, onDone, onSame, onAnother }: PaymentResultProps): { label: string; onPress: () => void } {
  if (phase === 'failed') return { label: '再试一次', onPress: onSame };
  return phase === 'closed' ? { label: '重新发起', onPress: onAnother } : { label: '完成', onPress: onDone };
}

function words({ phase, amountFen, gateway, problem }: PaymentResultProps): { title: string; text: string } {
  const bonusFen = rechargeBonusFen(amountFen);
  switch (phase) {
    case 'paid':
      return {
        title: `已到账 ${formatFen(amountFen + bonusFen)}`,
        text:
          bonusFen > 0
            ? `本金 ${formatFen(amountFen)}，赠金 ${formatFen(bonusFen)}。`
            : `本金 ${formatFen(amountFen)}。`,
      };
    case 'returned':
      return {
        title: '已自动退回',
        text: `这次充值关闭后才收到付款，${formatFen(amountFen)} 正按原路退回${gateway ? rules.payment.names[gateway] : ''}。`,
      };
    case 'closed':
      return { title: '这次支付已关闭', text: '超过时间没有付款，没有扣款。要充值请重新发起。' };
    case 'unknown':
      return { title: '没有找到这次支付', text: '它可能属于另一个账号。余额以本页显示的为准。' };
    case 'opening':
    case 'waiting':
    case 'failed':
      return { title: '没有打开付款', text: `${problem ?? '请稍后再试。'}（没有扣款）` };
  }
}

/** The wallet is asked for anew at the same moment. */
function NewBalance() {
  const { data, isFetching } = useQuery(walletQueries.facts());
  return <p>{data && !isFetching ? `可用余额 ${formatFen(data.availableFen)}` : '正在更新余额'}</p>;
}
