import { ApiError } from '@jiwu/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import { batchAddress, type BatchStep, LIST, readStep } from './batchAddress.ts';
import { type Batch, batchQueries } from './batchQueries.ts';
import { isOpen } from './batchWords.ts';
import { PageWaiting } from './PageWaiting.tsx';
import { useFollowBatch } from './useFollowBatch.ts';

const Wizard = lazyPart(() => import('./wizard/Wizard.tsx'));
const PayStep = lazyPart(() => import('./wizard/pay/PayStep.tsx'));
const BatchPage = lazyPart(() => import('./batch/BatchPage.tsx'));

/** Nothing more happens to it. */
const ended: ReadonlySet<Batch['state']> = new Set(['completed', 'closed']);

/** One batch: the steps that lead to its payment, or, once it is paid or closed, what became of it. */
export default function OneBatch({ id }: { id: string }) {
  const client = useQueryClient();
  const [params] = useSearchParams();
  const named = readStep(params);
  const { data: batch, error, isFetching, refetch } = useQuery(batchQueries.batch(id));
  useFollowBatch(batch && !ended.has(batch.state) ? id : null, () => {
    void client.invalidateQueries({ queryKey: batchQueries.rowsOf(id) });
    void client.invalidateQueries(batchQueries.quote(id));
  });
  if (!batch) {
    if (!error) return <PageWaiting />;
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return isUnknown ? (
      <EmptyState
        title="没有找到这个批次"
        text="它可能属于另一个账号，或者已经删掉。您的批次都在“一件代发”里。"
        picture="compass"
        action={{ to: LIST, label: '看我的批次' }}
      />
    ) : (
      <LoadFailed text="批次没有加载出来，名单和款项都还在。" retrying={isFetching} onRetry={() => void refetch()} />
    );
  }
  const step = stepOf(batch, named);
  // The address says the step, by which the phone's frame knows its title and its bar.
  if (step !== named) return <Navigate to={batchAddress(id, step)} replace />;
  return <Suspense fallback={<PageWaiting />}>{viewOf(batch)}</Suspense>;
}

/** The step that is shown: the one that the address names, where the batch is open; undefined once it is paid or closed. */
function stepOf(batch: Batch, named: BatchStep | undefined): BatchStep | undefined {
  if (!isOpen(batch)) return batch.state === 'ordering' || batch.state === 'unpaid' ? 'pay' : undefined;
  if (named !== undefined && named !== 'pay') return named;
  return batch.rows.all > 0 || batch.file ? 'check' : 'recipients';
}

function viewOf(batch: Batch) {
  if (isOpen(batch)) return <Wizard batch={batch} />;
  if (batch.state === 'ordering' || batch.state === 'unpaid') return <PayStep batch={batch} />;
  return <BatchPage batch={batch} />;
}
