import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { adQueries } from '../adQueries.ts';

/** Nothing was booked yet: what is missing for it decides the way on. */
export function NoBookings({ user }: { user: string }) {
  const { data } = useQuery(adQueries.businesses(user));
  const isReviewed = data?.items.some(({ state }) => state === 'reviewing');
  if (data && !data.items.some(({ state }) => state === 'approved')) {
    return (
      <EmptyState
        title={isReviewed ? '商户还在审核' : '先登记一个商户'}
        text={
          isReviewed
            ? '通过以后就能预订。可以先看好位置和日子，价格和空档都公开。'
            : `有营业执照的店铺或公司都可以登记，${rules.business.reviewDays} 个工作日内答复。通过以后，从余额就能预订广告位。`
        }
        action={{ to: '/user/businesses', label: isReviewed ? '看审核进度' : '去登记商户' }}
        picture="compass"
      />
    );
  }
  return (
    <EmptyState
      title="还没有投放"
      text="选一个位置，点几天，传一张图。审核通过后按天展示，每天的展示和点击会画在这里。"
      action={{ to: '/advertisement#slots', label: '看看档期' }}
    />
  );
}
