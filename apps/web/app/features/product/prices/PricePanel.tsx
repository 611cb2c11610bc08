import { Price } from '../../../ui/price/Price.tsx';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import { StruckPrice } from '../../../ui/price/StruckPrice.tsx';
import { useUserCache } from '../../../session/userCache.ts';
import type { ProductGroups } from '../../../shared/groups/Group.ts';
import type { Sku } from '../ProductData.ts';
import styles from './PricePanel.module.css';
import { groupTerms, payingAs, priceCells, priceReason, unitPriceFen, wholesaleLine } from './skuPrices.ts';

interface PricePanelProps {
  sku: Sku;
  /** In which it can be bought together with others. */
  campaign: ProductGroups['campaign'];
  /** What it costs through the pick by which the page was opened. */
  pickFen: number | null;
  onExplain: () => void;
}

/** The price that applies, why, and every other one. The server's page is everyone's; a VIP's own comes after. */
export function PricePanel({ sku, campaign, pickFen, onExplain }: PricePanelProps) {
  const isVip = useUserCache((state) => state.operator.vipFlag);
  const paying = payingAs(sku, isVip, pickFen);
  const cells = priceCells(sku, isVip, { group: groupTerms(sku.id, campaign), pickFen });
  const tiers = wholesaleLine(sku);
  return (
    <div className={styles['panel']}>
      <div className={styles['now']}>
        {paying === 'vip' && <PriceChip look="vip">VIP 价</PriceChip>}
        {paying === 'pick' && <PriceChip look="plain">达人价</PriceChip>}
        <Price fen={unitPriceFen(sku, isVip, pickFen)} size="large" />
        {sku.marketPriceFen !== null && <StruckPrice fen={sku.marketPriceFen} />}
        <button type="button" onClick={onExplain}>
          价格说明
        </button>
      </div>
      <p className={styles['reason']}>{priceReason(sku, isVip)}</p>
      {cells.length > 1 && (
        // On phones the row scrolls, so the keyboard must be able to reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles['cells']} tabIndex={0} aria-label="这件商品的全部价格">
          {cells.map(({ label, fen, note, applies }) => (
            <li key={`${label}${fen}`} data-applies={applies || undefined}>
              <span>{label}</span>
              <Price fen={fen} size="row" />
              <em>{note}</em>
            </li>
          ))}
        </ul>
      )}
      {tiers && <p className={styles['tiers']}>{tiers}</p>}
    </div>
  );
}
