import { formatFen } from '../../../format/formatFen.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { useShopSecondsLeft } from '../../../ui/time/useShopSecondsLeft.ts';
import type { ProductDeals } from '../ProductData.ts';
import styles from './WootNote.module.css';
import { dealWords } from './dealWords.ts';

interface WootNoteProps {
  deals: ProductDeals['deals'];
  /** The SKU that is chosen: its own deal comes before that of another one. */
  skuId: string;
  now: string;
}

/** Says that the product is one of today's deals, and leads there. When the day is over it goes. */
export function WootNote({ deals, skuId, now }: WootNoteProps) {
  const deal = deals.find((one) => one.skuId === skuId) ?? deals[0];
  const isBefore = useShopSecondsLeft(deal?.beginsAt ?? null, now) > 0;
  const isOver = useShopSecondsLeft(deal?.endsAt ?? null, now) === 0;
  if (!deal || isOver) return null;
  return (
    <p className={styles['note']}>
      <span>
        <b>每日一抢 {formatFen(deal.priceFen)}</b>
        {dealWords(deal, { isBefore, isChosen: deal.skuId === skuId })}
      </span>
      <LightLink to="/woot">{isBefore ? '去看看' : '去抢'}</LightLink>
    </p>
  );
}
