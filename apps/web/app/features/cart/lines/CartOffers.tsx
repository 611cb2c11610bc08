import { rules } from '@jiwu/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import type { CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import { lineWords } from '../../../shared/coupons/couponWords.ts';
import { mostUsefulFirst, type Sums } from '../../../shared/coupons/mostUsefulFirst.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import type { CartActions } from '../state/useCart.ts';
import styles from './LineList.module.css';

const OfferDrawer = lazyPart(() => import('../../../shared/coupons/OfferDrawer.tsx'));

const SHOWN = 3;

interface CartOffersProps {
  lines: readonly CartLine[];
  /** Of what is chosen to be bought. */
  sums: Sums;
  actions: Pick<CartActions, 'flush'>;
}

/** The coupons that can be claimed for what is in the cart, where one decides. The row is there from the start: nothing moves. */
export function CartOffers({ lines, sums, actions }: CartOffersProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const ids = [...new Set(lines.map(({ productId }) => productId))].slice(0, rules.coupon.askedProducts);
  const products = ids.toSorted().join();
  const { data } = useQuery({
    queryKey: ['cartOffers', products],
    queryFn: ({ signal }) => apiClient.call('couponOffers', { query: { products } }, { silent: true, signal }),
    placeholderData: (before) => before,
  });
  const claimable =
    data &&
    mostUsefulFirst(
      data.items.filter(({ state }) => state === 'claimable'),
      sums,
    );
  const words =
    claimable?.length === 0 ? '能领的券都领了' : [...new Set(claimable?.map(({ coupon }) => lineWords(coupon)))];

  async function recount(): Promise<void> {
    await actions.flush();
    await Promise.all([
      client.invalidateQueries({ queryKey: ['cart'] }),
      client.invalidateQueries({ queryKey: ['cartOffers'] }),
    ]);
  }

  return (
    <div className={styles['campaign']}>
      <PriceChip look="deal">券</PriceChip>
      <span>{typeof words === 'string' ? words : words.slice(0, SHOWN).join('　') || '看看可领的优惠券'}</span>
      <button type="button" onClick={() => setOpen(true)}>
        领券
      </button>
      {isOpen && (
        <Suspense>
          <OfferDrawer
            title="这些商品可领的券"
            products={products}
            sums={sums}
            onClose={() => setOpen(false)}
            onClaimed={() => void recount()}
          />
        </Suspense>
      )}
    </div>
  );
}
