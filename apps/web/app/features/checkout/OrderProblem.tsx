import { ApiError } from '@jiwu/api-client';
import { EmptyState } from '../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';

interface OrderProblemProps {
  /** Null: the address names no order. */
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** The user has no such order, or it failed to load. */
export function OrderProblem({ error, retrying, onRetry }: OrderProblemProps) {
  const isUnknown = error === null || (error instanceof ApiError && (error.status === 404 || error.status === 400));
  if (isUnknown) {
    return (
      <EmptyState
        title="没有找到这个订单"
        text="它可能属于另一个账号，或者地址不完整。您的订单都在“我的订单”里。"
        picture="compass"
        action={{ to: '/order/mine', label: '看我的订单' }}
      />
    );
  }
  return <LoadFailed text="订单没有加载出来，订单和款项都还在。" retrying={retrying} onRetry={onRetry} />;
}
