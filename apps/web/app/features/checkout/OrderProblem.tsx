import { ApiError } from '@jiwu/api-client';
import type { OrderSection } from '../../shared/orders/sections/orderSections.ts';
import { EmptyState } from '../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';

interface OrderProblemProps {
  section: OrderSection;
  /** Null: the address names no order. */
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** The user has no such order, or it failed to load. */
export function OrderProblem({ section, error, retrying, onRetry }: OrderProblemProps) {
  const isUnknown = error === null || (error instanceof ApiError && (error.status === 404 || error.status === 400));
  if (isUnknown) {
    return (
      <EmptyState
        title="没有找到这个订单"
        text={`它可能属于另一个账号，或者地址不完整。您的订单都在“${section.title}”里。`}
        picture="compass"
        action={{ to: `${section.path}/mine`, label: `看${section.title}` }}
      />
    );
  }
  return <LoadFailed text="订单没有加载出来，订单和款项都还在。" retrying={retrying} onRetry={onRetry} />;
}
