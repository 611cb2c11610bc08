import { ApiError } from '@jiwu/api-client';
import type { OrderSection } from '../../../shared/orders/sections/orderSections.ts';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { NoticePanel } from '../../../ui/noticePanel/NoticePanel.tsx';
import styles from './DetailProblem.module.css';

interface DetailProblemProps {
  section: OrderSection;
  /** Null: the address names no order. */
  error: Error | null;
  retrying: boolean;
  onRetry: () => void;
}

/** The user has no such order, or it failed to load. */
export function DetailProblem({ section, error, retrying, onRetry }: DetailProblemProps) {
  const isUnknown = error === null || (error instanceof ApiError && (error.status === 404 || error.status === 400));
  if (isUnknown) {
    return (
      <NoticePanel
        eyebrow="订单"
        title="没有找到这个订单"
        text={`它可能属于另一个账号，或者地址不完整。您的订单都在“${section.title}”里。`}
        actions={[
          { to: `${section.path}/mine`, label: `看${section.title}` },
          { to: '/', label: '回首页' },
        ]}
      />
    );
  }
  return (
    <div className={styles['failed']}>
      <h1>订单详情</h1>
      <LoadFailed text="订单没有加载出来，订单和款项都还在。" retrying={retrying} onRetry={onRetry} />
    </div>
  );
}
