import { formatFen } from '../../../format/formatFen.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { useShopSecondsLeft } from '../../../ui/time/useShopSecondsLeft.ts';
import { InfoNote } from '../info/InfoNote.tsx';
import type { ProductDeals } from '../ProductData.ts';
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
    <InfoNote
      look="blue"
      title={`每日一抢 ${formatFen(deal.priceFen)}`}
      action={<LightLink to="/woot">{isBefore ? '去看看' : '去抢'}</LightLink>}
    >
      {dealWords(deal, { isBefore, isChosen: deal.skuId === skuId })}
    </InfoNote>
  );
}
