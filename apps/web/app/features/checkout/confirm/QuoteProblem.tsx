import { ApiError, refusalOf } from '@jiwu/api-client';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import type { Bought } from './Bought.ts';

interface QuoteProblemProps {
  bought: Bought;
  error: Error;
  retrying: boolean;
  onRetry: () => Promise<unknown>;
}

/** There is no price: the goods cannot be bought so, which a retry does not change, or the request failed. */
export function QuoteProblem({ bought, error, retrying, onRetry }: QuoteProblemProps) {
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 429;
  if (!isRefused) {
    return (
      <LoadFailed text="价格没有算出来，还没有下单。请再试一次。" retrying={retrying} onRetry={() => void onRetry()} />
    );
  }
  // Whoever goes back from the payment page finds the claim ordered.
  if (refusalOf(error) === 'CLAIM_ORDERED') {
    return (
      <EmptyState
        title="这一件已经下单"
        text={`${error.message}。`}
        action={{ to: `${kindView(bought).section.path}/mine?state=awaitingPayment`, label: '看待付款的订单' }}
      />
    );
  }
  return <EmptyState title="现在不能这样购买" text={`${error.message}。还没有下单。`} action={bought.elsewhere} />;
}
