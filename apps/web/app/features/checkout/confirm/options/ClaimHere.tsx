import { rules } from '@jiwu/contract/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { sumsOf } from '../../../../shared/coupons/mostUsefulFirst.ts';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.ts';
import type { Quote } from '../Bought.ts';
import styles from './CouponOption.module.css';

const OfferDrawer = lazyPart(() => import('../../../../shared/coupons/OfferDrawer.tsx'));

interface ClaimHereProps {
  quote: Quote;
  /** Another coupon is held now. */
  onClaimed: () => void;
}

/** Coupons for these goods can still be claimed here, at the last place where they count. Nothing is asked for before it is opened. */
export function ClaimHere({ quote, onClaimed }: ClaimHereProps) {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const ids = [...new Set(quote.lines.map(({ productId }) => productId))].slice(0, rules.coupon.askedProducts);

  function recount(): void {
    onClaimed();
    void client.invalidateQueries({ queryKey: ['checkout', 'quote'] });
    void client.invalidateQueries({ queryKey: ['checkout', 'coupons'] });
  }

  return (
    <p className={styles['more']}>
      <TextButton onClick={() => setOpen(true)}>看看这些商品还能领什么券</TextButton>
      {isOpen && (
        <Suspense>
          <OfferDrawer
            title="这些商品可领的券"
            products={ids.toSorted().join()}
            sums={sumsOf(quote.lines, quote.price.lines)}
            onClose={() => setOpen(false)}
            onClaimed={recount}
          />
        </Suspense>
      )}
    </p>
  );
}
