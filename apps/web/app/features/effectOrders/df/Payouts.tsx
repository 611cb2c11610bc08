import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { EffectOrderPage } from '../EffectOrderPage.tsx';
import { effectOrderQueries } from '../effectOrderQueries.ts';
import { IncludedPanel } from './IncludedPanel.tsx';
import { PayoutCard } from './PayoutCard.tsx';
import { PayoutDrawer } from './PayoutDrawer.tsx';
import { PayoutHistory } from './PayoutHistory.tsx';
import styles from './Payouts.module.css';
import { ReleasesPanel } from './ReleasesPanel.tsx';

/** Turns settled commission into balance: all of it, at once. */
export function Payouts() {
  return (
    <EffectOrderPage title="佣金兑付">
      <Parts />
    </EffectOrderPage>
  );
}

function Parts() {
  const { data, isError, isFetching, refetch } = useQuery(effectOrderQueries.preview());
  /** The payout whose parts stand open. */
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      {isError && (
        <LoadFailed
          text={data ? '没有取到最新的佣金，下面是刚才的。' : '佣金没有加载出来，钱都还在。'}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {(data || !isError) && (
        <div className={styles['top']}>
          <PayoutCard preview={data} onOpen={setOpen} />
          {data && <ReleasesPanel preview={data} />}
        </div>
      )}
      {data && data.count > 0 && <IncludedPanel preview={data} />}
      {/* Not before what stands above it has its height. */}
      {(data || isError) && <PayoutHistory onOpen={setOpen} />}
      {open !== null && <PayoutDrawer id={open} onClose={() => setOpen(null)} />}
    </>
  );
}
