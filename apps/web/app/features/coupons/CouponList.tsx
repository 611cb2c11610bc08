import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Button } from '../../ui/button/Button.tsx';
import { CouponCard } from '../../shared/coupons/CouponCard.tsx';
import { momentWords, soonWords } from '../../shared/coupons/couponTimes.ts';
import { goodsLinks, type UserCoupon } from '../../shared/coupons/couponWords.ts';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import styles from './CouponList.module.css';
import { payAddress } from './payAddress.ts';
import type { CouponPage } from './couponQueries.ts';
import type { CouponState } from './couponState.ts';
import { NoCoupons } from './NoCoupons.tsx';

interface CouponListProps {
  state: CouponState;
  query: UseInfiniteQueryResult<InfiniteData<CouponPage>>;
}

export function CouponList({ state, query }: CouponListProps) {
  const pages = query.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  if (items.length === 0) return <NoCoupons state={state} />;
  // Each is seen from the moment of its own page: after hours on the page a new look tells the truth.
  const now = pages.at(-1)?.now ?? '';
  return (
    <>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.id}>
            <CouponCard
              coupon={item.coupon}
              isOver={state === 'used' || state === 'expired'}
              when={<When item={item} now={now} />}
              action={<Action item={item} />}
            />
          </li>
        ))}
      </ul>
      {query.isFetchNextPageError && (
        <LoadFailed
          text="后面的券没有加载出来，前面的都还在。"
          retrying={query.isFetchingNextPage}
          onRetry={() => void query.fetchNextPage()}
        />
      )}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <div className={styles['more']}>
          <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? '正在加载' : '再看 20 张'}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where it came from, when the user did not take it themself. */
const sources: Readonly<Partial<Record<UserCoupon['source'], string>>> = { draw: '抽奖所得，' };

function When({ item, now }: { item: UserCoupon; now: string }) {
  if (item.state === 'used') return `${item.usedAt ? momentWords(item.usedAt) : ''} 用掉`;
  if (item.state === 'expired') return `${momentWords(item.validUntil)} 过期`;
  if (Date.parse(item.validFrom) > Date.parse(now)) {
    return `${momentWords(item.validFrom)} 起可用，${momentWords(item.validUntil)} 到期`;
  }
  const soon = soonWords(item.validUntil, now);
  const end = momentWords(item.validUntil);
  // Today needs no date beside it.
  if (soon === '今天到期') return <b>今天 {end.slice(-5)} 到期</b>;
  return (
    <>
      {soon !== null && <b>{soon}</b>}
      {sources[item.source]}
      {end} 到期
    </>
  );
}

function Action({ item }: { item: UserCoupon }) {
  if (item.state === 'used' && item.orderId !== null) {
    return <Link to={`/order/detail?id=${item.orderId}`}>看订单</Link>;
  }
  if (item.state === 'locked') return <Link to={payAddress(item)}>去支付</Link>;
  if (item.state === 'expired') return <span>已过期</span>;
  return goodsLinks(item.coupon).map(({ to, label }) => (
    <Link key={to} to={to} prefetch="intent" aria-label={`${label}，${item.coupon.name}`}>
      {label}
    </Link>
  ));
}
