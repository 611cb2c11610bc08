import { useQuery } from '@tanstack/react-query';
import { PaymentOutcome } from '../../../shared/payments/payment/PaymentOutcome.tsx';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { membershipQueries, type VipPurchase } from '../membershipQueries.ts';
import { planNames } from './planNames.ts';

interface PurchaseResultProps {
  purchase: VipPurchase;
  onDone: () => void;
}

/** The result of the purchase, with its consequence. */
export function PurchaseResult({ purchase: { plan, state }, onDone }: PurchaseResultProps) {
  const action = { label: '完成', onPress: onDone };
  if (state === 'paid') {
    return (
      <PaymentOutcome isPaid title={`VIP ${planNames[plan]}已生效`} action={action}>
        <NewEnd />
      </PaymentOutcome>
    );
  }
  const isClosed = state === 'closed';
  return (
    <PaymentOutcome isPaid={false} title={isClosed ? '这次购买已关闭' : '这次购买已退款'} action={action}>
      <p>{isClosed ? '超过时间没有付款。若之后又付了款，会自动原路退回。' : '天数已收回，钱按原路退回。'}</p>
    </PaymentOutcome>
  );
}

/** VIP is asked for anew at the same moment. */
function NewEnd() {
  const { data, isFetching } = useQuery(membershipQueries.vip());
  if (!data?.expiresAt || isFetching) return <p>正在更新有效期</p>;
  return <p>有效至 {shanghaiDay(data.expiresAt)}。VIP 价、运费和双倍积分从下一笔订单起算。</p>;
}
