import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { encodeFrom } from '../../session/from.ts';
import { useUserCache } from '../../session/userCache.ts';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { CouponCard } from './CouponCard.tsx';
import type { CouponOffer } from './couponWords.ts';
import { mostUsefulFirst, type Sums } from './mostUsefulFirst.ts';
import styles from './OfferDrawer.module.css';
import { offerWords } from './offerWords.ts';
import { useOffers } from './useOffers.ts';

interface OfferDrawerProps {
  title: string;
  /** Only coupons for these products: their ids, with commas between. */
  products?: string;
  /** What would be bought with them: the most useful stand first. */
  sums?: Sums;
  onClose: () => void;
  /** One was claimed. */
  onClaimed?: () => void;
}

const SKELETONS = [1, 2, 3];

/** The coupons that can be claimed now. Loaded when it is opened: it brings the API client. */
export default function OfferDrawer({ title, products, sums, onClose, onClaimed }: OfferDrawerProps) {
  const { loaded, claiming, notice, claim, retry } = useOffers(products, onClaimed);
  const list = useRef<HTMLUListElement>(null);

  async function claimAndStay(offer: CouponOffer) {
    await claim(offer);
    // The pressed button goes; the keyboard goes on from the list.
    list.current?.focus({ preventScroll: true });
  }

  return (
    <Drawer title={title} onClose={onClose}>
      <p className={styles['notice']} role="status">
        {notice}
      </p>
      {loaded.state === 'loading' && (
        <div className={styles['list']} role="status" aria-label="正在加载优惠券" data-loading="true">
          {SKELETONS.map((order) => (
            <i key={order} />
          ))}
        </div>
      )}
      {loaded.state === 'failed' && (
        <LoadFailed text="优惠券没有加载出来，请再试一次。" retrying={false} onRetry={() => void retry()} />
      )}
      {loaded.state === 'here' && loaded.items.length === 0 && (
        <p className={styles['none']}>暂时没有可领的券。有新的券，会出现在这里。</p>
      )}
      {loaded.state === 'here' && loaded.items.length > 0 && (
        <ul ref={list} className={styles['list']} tabIndex={-1} aria-label="可领的券">
          {(sums === undefined ? loaded.items : mostUsefulFirst(loaded.items, sums)).map((offer) => (
            <li key={offer.coupon.id}>
              <CouponCard
                coupon={offer.coupon}
                isNarrow
                isOver={offer.state === 'gone'}
                when={offerWords(offer)}
                action={
                  <ClaimAction
                    offer={offer}
                    busy={claiming === offer.coupon.id}
                    onClaim={() => void claimAndStay(offer)}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function ClaimAction({ offer, busy, onClaim }: { offer: CouponOffer; busy: boolean; onClaim: () => void }) {
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  const navigate = useNavigate();
  if (offer.state === 'gone') return <span>已领完</span>;
  if (offer.state === 'claimed') return <span>已领取</span>;
  const toLogin = () => {
    const { pathname, search } = window.location;
    void navigate(`/login?from=${encodeURIComponent(encodeFrom(pathname + search))}`);
  };
  return (
    <button
      type="button"
      aria-label={`${isLoggedIn ? '领取' : '登录后领取'} ${offer.coupon.name}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : isLoggedIn ? onClaim : toLogin}
    >
      {busy ? '正在领' : isLoggedIn ? (offer.held > 0 ? '再领一张' : '领取') : '登录后领取'}
    </button>
  );
}
