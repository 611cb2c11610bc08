import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { shanghaiMonthDay } from '../../../format/shanghaiDay.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { batchAddress, LIST } from '../batchAddress.ts';
import { type Batch, batchQueries } from '../batchQueries.ts';
import { PageWaiting } from '../PageWaiting.tsx';
import { useStep } from '../../../ui/form/useStep.ts';
import { GoodsStep } from './goods/GoodsStep.tsx';

/** A batch begins with its goods, and exists from the second step on, so that nothing of it is lost. */
export default function NewBatch() {
  const { data, isError, isFetching, refetch } = useQuery(batchQueries.senders());
  // Awaited with the senders, so that what stands in the way pushes nothing down later.
  const standing = useQuery(batchQueries.standing());
  const navigate = useNavigate();
  const { isBusy, take } = useStep();
  const [name] = useState(() => `${shanghaiMonthDay(Date.now())}的名单`);
  if (isError) {
    return <LoadFailed text="您的商户没有加载出来。" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data || standing.isPending) return <PageWaiting />;
  const approved = data.items.filter(({ state }) => state === 'approved');
  const [first] = approved;
  if (!first) return <NoSender isReviewing={data.items.some(({ state }) => state === 'reviewing')} />;

  async function create(idempotencyKey: string, businessId: string, goods: Batch['goods']) {
    const body = { businessId, name, skuIds: goods.map(({ skuId }) => skuId) };
    const made = await apiClient.call('dropshippingCreate', { body }, { idempotencyKey });
    await navigate(batchAddress(made.id, 'recipients'), { replace: true });
  }
  return (
    <GoodsStep
      batch={null}
      senders={approved}
      businessId={approved.find(({ id }) => id === data.defaultId)?.id ?? first.id}
      goods={[]}
      isBusy={isBusy}
      onDone={(businessId, goods) =>
        void take(JSON.stringify([businessId, goods.map(({ skuId }) => skuId)]), (key) =>
          create(key, businessId, goods),
        )
      }
    />
  );
}

/** Nothing can be sent in nobody's name. */
function NoSender({ isReviewing }: { isReviewing: boolean }) {
  return isReviewing ? (
    <EmptyState
      title="商户还在审核"
      text="2 个工作日内答复，通过后发消息给您，就可以新建代发批次。"
      action={{ to: '/user/businesses', label: '看审核进度' }}
      picture="compass"
    >
      <a href={LIST}>看以前的批次</a>
    </EmptyState>
  ) : (
    <EmptyState
      title="先登记一个商户"
      text="有营业执照的店铺或公司都可以登记，2 个工作日内答复。通过之后，包裹写您的寄件人，不放价格。"
      action={{ to: '/user/businesses', label: '去登记商户' }}
      picture="compass"
    />
  );
}
