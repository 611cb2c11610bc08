import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { activeQueries } from '../activeQueries.ts';
import { Section } from '../Section.tsx';
import type { SectionFacts } from '../SectionFacts.ts';
import { useMember } from '../../../session/useMember.ts';
import styles from './CouponCentre.module.css';
import { FIRST_SHOWN, firstOffers } from './firstOffers.ts';
import { OfferCard } from './OfferCard.tsx';
import { useClaim } from './useClaim.ts';
import { useOffersInPlace } from './useOffersInPlace.ts';

/** Coupons that can be claimed now or soon, and those that the user has already. */
export function CouponCentre({ activity, anchor, page }: SectionFacts) {
  const member = useMember();
  const query = useQuery({ ...activeQueries.offers(member ?? ''), enabled: member !== null });
  const { data: own } = useQuery({ ...activeQueries.ownCoupons(member ?? ''), enabled: member !== null });
  const { revalidate, state } = useRevalidator();
  const claim = useClaim(member);
  const list = useRef<HTMLUListElement>(null);
  const [isAll, setAll] = useState(page.isOne);
  const of = query.data && member !== null ? member : '';
  const items = useOffersInPlace({ of, offers: query.data ?? page.offers });

  function showAll() {
    setAll(true);
    // The pressed button goes; the keyboard goes on from the list.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <Section
      anchor={anchor}
      title={activity.title}
      note={activity.subtitle}
      aside={
        <>
          {!page.isOne && <LightLink to={`/active?id=${activity.id}`}>规则</LightLink>}
          <LightLink to="/user/coupons">我的券{own ? ` ${formatCount(own)}` : ''}</LightLink>
        </>
      }
    >
      {items === undefined && !(member !== null && query.isPending) && (
        <LoadFailed
          text="优惠券没有加载出来，您的券都还在。"
          retrying={query.isFetching || state === 'loading'}
          onRetry={() => void (member === null ? revalidate() : query.refetch())}
        />
      )}
      {items?.length === 0 && <p className={styles['none']}>暂时没有可领的券。有新的券，会出现在这里。</p>}
      {items && items.length > 0 && (
        <ul key={of} ref={list} className={styles['list']} tabIndex={-1} aria-label="可领的券">
          {(isAll ? items : firstOffers(items)).map((offer) => (
            <li key={offer.coupon.id}>
              <OfferCard offer={offer} anchor={anchor} now={page.now} isMember={member !== null} claim={claim} />
            </li>
          ))}
        </ul>
      )}
      {items && !isAll && items.length > FIRST_SHOWN && (
        <p className={styles['more']}>
          <TextButton onClick={showAll}>看全部 {formatCount(items.length)} 张</TextButton>
        </p>
      )}
    </Section>
  );
}
