import { Price } from '../../../ui/price/Price.tsx';
import { StruckPrice } from '../../../ui/price/StruckPrice.tsx';
import type { ProductGroups } from '../../../shared/groups/Group.ts';
import type { SkuChoice } from '../choice/useSkuChoice.ts';
import { OwnPriceChip } from './OwnPriceChip.tsx';
import styles from './PricePanel.module.css';
import { groupTerms, ownPrice, priceCells, priceReason, wholesaleLine } from './skuPrices.ts';
import { useSkuBuyer } from './useSkuBuyer.ts';

interface PricePanelProps {
  choice: Pick<SkuChoice, 'sku' | 'quantity' | 'source'>;
  /** In which it can be bought together with others. */
  campaign: ProductGroups['campaign'];
  onExplain: () => void;
}

/** The price that applies, why, and every other one. The server's page is everyone's; one's own comes after. */
export function PricePanel({ choice, campaign, onExplain }: PricePanelProps) {
  const { sku } = choice;
  const buyer = useSkuBuyer(choice);
  const cells = priceCells(sku, buyer, groupTerms(sku.id, campaign));
  const tiers = wholesaleLine(sku);
  return (
    <div className={styles['panel']}>
      <div className={styles['now']}>
        <OwnPriceChip sku={sku} buyer={buyer} />
        <Price fen={ownPrice(sku, buyer).fen} size="large" />
        {sku.marketPriceFen !== null && <StruckPrice fen={sku.marketPriceFen} />}
        <button type="button" onClick={onExplain}>
          价格说明
        </button>
      </div>
      <p className={styles['reason']}>{priceReason(sku, buyer)}</p>
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
