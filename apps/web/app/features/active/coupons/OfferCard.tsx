import { CouponCard } from '../../../shared/coupons/CouponCard.tsx';
import { momentWords } from '../../../shared/coupons/couponTimes.ts';
import { goodsLinks } from '../../../shared/coupons/couponWords.ts';
import { offerWords } from '../../../shared/coupons/offerWords.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { LoginLink } from '../../../shared/people/login/LoginLink.tsx';
import styles from './OfferCard.module.css';
import { opensWords } from './opensWords.ts';
import type { Claiming, Offer } from './useClaim.ts';

interface OfferCardProps {
  offer: Offer;
  anchor: string;
  now: string;
  isMember: boolean;
  claim: Claiming;
}

/** One coupon with its present action, and the share that is left. */
export function OfferCard({ offer, anchor, now, isMember, claim }: OfferCardProps) {
  return (
    <CouponCard
      coupon={offer.coupon}
      isNarrow
      isOver={offer.state !== 'claimable'}
      when={whenWords(offer, now)}
      action={
        <>
          <Action offer={offer} anchor={anchor} isMember={isMember} claim={claim} />
          <span className={styles['left']}>{leftWords(offer)}</span>
        </>
      }
    />
  );
}

/** Of one that the user has: its real end. */
function whenWords(offer: Offer, now: string): string {
  if (offer.state === 'soon') return opensWords(offer.claimFrom, now);
  if (offer.state !== 'claimed') return offerWords(offer);
  return offer.heldUntil === null ? '已用掉、占用或过期' : `${momentWords(offer.heldUntil)} 到期`;
}

function leftWords({ state, totalLimit, leftPercent, heldUntil }: Offer): string {
  if (state === 'gone') return '下次早点来';
  if (state === 'claimed') return heldUntil === null ? '' : '已在券包';
  return state === 'soon' ? `共 ${formatCount(totalLimit)} 张` : `剩 ${leftPercent}%`;
}

function Action({ offer, anchor, isMember, claim }: Omit<OfferCardProps, 'now'>) {
  const { state, coupon, isReminded, held, heldUntil } = offer;
  if (state === 'gone') return <span className={styles['over']}>已领完</span>;
  if (state === 'claimed' && heldUntil === null) return <span className={styles['over']}>已领过</span>;
  if (state === 'claimed') {
    return (
      <LightLink
        className={styles['quiet']}
        to={goodsLinks(coupon)[0]?.to ?? '/resource'}
        aria-label={`去用 ${coupon.name}`}
      >
        去用
      </LightLink>
    );
  }
  if (isReminded) return <span className={styles['over']}>会提醒您</span>;
  const look = state === 'soon' ? styles['quiet'] : undefined;
  const word = state === 'soon' ? '提醒我' : held > 0 ? '再领' : '领取';
  if (!isMember) {
    return (
      <LoginLink anchor={anchor} className={look} label={`登录后${word} ${coupon.name}`}>
        {word}
      </LoginLink>
    );
  }
  const isBusy = claim.busyId === coupon.id;
  const press = () => void (state === 'soon' ? claim.remind(offer) : claim.claim(offer));
  return (
    <button
      type="button"
      className={look}
      aria-label={`${word} ${coupon.name}`}
      aria-disabled={claim.busyId !== null || undefined}
      aria-busy={isBusy || undefined}
      onClick={claim.busyId === null ? press : undefined}
    >
      {isBusy ? '请稍候' : word}
    </button>
  );
}
