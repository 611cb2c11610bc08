import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { renewMenuCounts } from '../../shared/people/userMenu/useMenuCounts.ts';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.ts';
import { CouponList } from './CouponList.tsx';
import { couponQueries } from './couponQueries.ts';
import { CouponRules } from './CouponRules.tsx';
import styles from './Coupons.module.css';
import { CouponSkeleton } from './CouponSkeleton.tsx';
import { readCouponState } from './couponState.ts';
import { CouponTabs } from './CouponTabs.tsx';
import { DailyBanner } from './daily/DailyBanner.tsx';
import { LockedNote } from './LockedNote.tsx';
import { OfferLine } from './OfferLine.tsx';
import { RedeemForm } from './RedeemForm.tsx';

const OfferDrawer = lazyPart(() => import('../../shared/coupons/OfferDrawer.tsx'));

/** The coupons of a user by state, with their goods; codes become coupons here. */
export function Coupons() {
  const [params] = useSearchParams();
  const state = readCouponState(params);
  const query = useInfiniteQuery({
    ...couponQueries.list(state),
    // While another tab is asked for, the counts of the former stay.
    placeholderData: (former) => former,
  });
  const client = useQueryClient();
  const [isClaiming, setClaiming] = useState(false);
  const refresh = () => {
    renewMenuCounts();
    void client.invalidateQueries({ queryKey: couponQueries.all });
  };
  const counts = query.data?.pages[0]?.counts;
  return (
    <div className={styles['stack']}>
      <h1 className={styles['hidden']}>优惠券</h1>
      <DailyBanner />
      <section className={styles['panel']} aria-labelledby="my-coupons">
        <h2 id="my-coupons" className={styles['hidden']}>
          我的优惠券
        </h2>
        <div className={styles['head']}>
          <CouponTabs state={state} counts={counts} />
          <RedeemForm onRedeemed={refresh} />
        </div>
        <OfferLine state={state} onOpen={() => setClaiming(true)} />
        {query.isError && !query.isFetchNextPageError && (
          <LoadFailed
            text={query.data ? '没有取到最新的优惠券，下面是刚才的。' : '优惠券没有加载出来，您的券都还在。'}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.data && !query.isPlaceholderData ? (
          <CouponList state={state} query={query} />
        ) : (
          !query.isError && <CouponSkeleton />
        )}
        {state === 'unused' && counts !== undefined && counts.locked > 0 && <LockedNote count={counts.locked} />}
      </section>
      {/* Comes with the list: below boxes of another height it would move. */}
      {counts && <CouponRules />}
      {isClaiming && (
        <Suspense>
          <OfferDrawer title="可领的券" onClose={() => setClaiming(false)} onClaimed={refresh} />
        </Suspense>
      )}
    </div>
  );
}
