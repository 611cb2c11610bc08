import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { apiClient } from '../../../session/apiClient.ts';
import { batchAddress, type BatchStep, readStep } from '../batchAddress.ts';
import { type Batch, batchQueries } from '../batchQueries.ts';
import { useStep } from '../../../ui/form/useStep.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';

const GoodsStep = lazyPart(async () => ({ default: (await import('./goods/GoodsStep.tsx')).GoodsStep }));
const RecipientsStep = lazyPart(() => import('./recipients/RecipientsStep.tsx'));
const CheckStep = lazyPart(() => import('./check/CheckStep.tsx'));

/** A batch that can still be changed, at the step that the address names. */
export default function Wizard({ batch }: { batch: Batch }) {
  const [params] = useSearchParams();
  return views[readStep(params) ?? 'check']({ batch });
}

const views: Readonly<Record<BatchStep, (props: { batch: Batch }) => React.ReactNode>> = {
  goods: ({ batch }) => <ChangedGoods batch={batch} />,
  recipients: ({ batch }) => <RecipientsStep batch={batch} />,
  check: ({ batch }) => <CheckStep batch={batch} />,
  // It is paid once it is ordered, which is done after checking.
  pay: ({ batch }) => <CheckStep batch={batch} />,
};

/** Other goods, or another sender, for a batch that exists. */
function ChangedGoods({ batch }: { batch: Batch }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const senders = useQuery(batchQueries.senders());
  const { isBusy, take } = useStep();
  async function change(idempotencyKey: string, businessId: string, goods: Batch['goods']) {
    const body = { businessId, name: batch.name, skuIds: goods.map(({ skuId }) => skuId) };
    const changed = await apiClient.call('dropshippingChange', { params: { id: batch.id }, body }, { idempotencyKey });
    client.setQueryData(batchQueries.batch(batch.id).queryKey, changed);
    await client.invalidateQueries({ queryKey: batchQueries.rowsOf(batch.id) });
    await client.invalidateQueries(batchQueries.quote(batch.id));
    await navigate(batchAddress(batch.id, batch.rows.all > 0 ? 'check' : 'recipients'));
  }
  return (
    <GoodsStep
      batch={batch}
      senders={senders.data?.items.filter(({ state }) => state === 'approved') ?? []}
      businessId={batch.business.id}
      goods={batch.goods}
      isBusy={isBusy}
      onDone={(businessId, goods) =>
        void take(JSON.stringify([businessId, goods.map(({ skuId }) => skuId)]), (key) =>
          change(key, businessId, goods),
        )
      }
    />
  );
}
