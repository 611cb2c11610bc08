import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { Deal } from '../../../shared/woot/Deal.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { ClaimOutcome } from '../claim/ClaimOutcome.tsx';
import { useCameBack } from '../useCameBack.ts';
import { useLiveDeals } from '../useLiveDeals.ts';
import type { Own } from '../useMyWoot.ts';
import { useWootView } from '../useWootView.ts';
import { BigDeal } from './BigDeal.tsx';
import { DealCard } from './DealCard.tsx';
import { EarlierClaims } from './EarlierClaims.tsx';
import { isUnpaid } from './isUnpaid.ts';
import styles from './TodaySection.module.css';

interface TodaySectionProps {
  /** Null: they did not come. */
  deals: readonly Deal[] | null;
  hasTomorrow: boolean;
  own: Own;
  now: string;
}

export function TodaySection({ deals, hasTomorrow, own, now }: TodaySectionProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <section id="today" aria-label="今天" className={styles['section']} tabIndex={-1}>
      {deals === null ? (
        <LoadFailed
          text="今天的商品没有加载出来，已经抢到的还为您留着。"
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      ) : deals.length === 0 ? (
        <EmptyState
          title="今天没有每日一抢"
          text={hasTomorrow ? '明天的已经写明价格和件数，在下面可以设提醒。' : '新的一抢发布后会出现在这里。'}
          action={
            hasTomorrow ? { to: '/woot#tomorrow', label: '看明日预告' } : { to: '/resource', label: '去货源看看' }
          }
          picture="tea"
        />
      ) : (
        <Deals first={deals} own={own} now={now} />
      )}
      <EarlierClaims deals={deals ?? []} own={own} />
    </section>
  );
}

function Deals({ first, own, now }: { first: readonly Deal[]; own: Own; now: string }) {
  const { deals, connection } = useLiveDeals(first);
  const woot = useWootView({ ...own, connection, isBack: useCameBack(deals), now });
  useRefreshOnReturn(deals, own);
  const [big, ...others] = deals;
  return (
    <>
      {big && <BigDeal deal={big} woot={woot} />}
      {others.length > 0 && (
        <div className={styles['others']}>
          {others.map((deal) => (
            <DealCard key={deal.id} deal={deal} woot={woot} />
          ))}
        </div>
      )}
      <ClaimOutcome deals={deals} woot={woot} />
    </>
  );
}

/** A piece that comes back may be the viewer's own, whose time has passed. */
function useRefreshOnReturn(deals: readonly Deal[], { mine, refresh }: Own): void {
  const left = deals.reduce((sum, deal) => sum + deal.left, 0);
  const lastLeft = useRef(left);
  const hasUnpaid = mine?.claims.some(isUnpaid) ?? false;
  useEffect(() => {
    if (hasUnpaid && left > lastLeft.current) refresh();
    lastLeft.current = left;
  }, [left, hasUnpaid, refresh]);
}
