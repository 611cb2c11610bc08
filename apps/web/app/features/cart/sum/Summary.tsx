import type { OrderPrice } from '@jiwu/pricing';
import { Button } from '../../../ui/button/Button.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import type { CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import { savingRows } from './savingRows.ts';
import styles from './Summary.module.css';

interface SummaryProps {
  lines: readonly CartLine[];
  /** Null: nothing is chosen. */
  price: OrderPrice | null;
  isLeaving: boolean;
  onCheckout: () => void;
}

/** The price with every saving and its reason; on phones the way on stands in the bar below. */
export function Summary({ lines, price, isLeaving, onCheckout }: SummaryProps) {
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  return (
    <aside className={styles['summary']} id="price" tabIndex={-1} aria-labelledby="price-title">
      <h2 id="price-title">价格明细</h2>
      {price ? (
        <>
          <dl>
            {savingRows(price, titles).map(({ label, note, amountFen }) => (
              <div key={label + note}>
                <dt>
                  {label}
                  <span>{note}</span>
                </dt>
                <dd>{amountFen < 0 ? `−${formatFen(-amountFen)}` : formatFen(amountFen)}</dd>
              </div>
            ))}
          </dl>
          <div className={styles['total']} role="status">
            <span>应付</span>
            <Price fen={price.payFen} size="large" />
          </div>
          <p className={styles['saved']}>{savedWords(price)}</p>
          <div className={styles['go']}>
            <Button look="filled" busy={isLeaving} onClick={onCheckout}>
              {isLeaving ? '正在核对' : `去结算（${formatCount(piecesIn(price))} 件）`}
            </Button>
            <p>结算时会再核对一次库存与价格，变了会先告诉您。</p>
          </div>
        </>
      ) : (
        <p className={styles['none']}>还没有选择商品。勾选左侧的商品，这里会逐项写明怎么算。</p>
      )}
    </aside>
  );
}

export function piecesIn({ lines }: OrderPrice): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

function savedWords({ savedFen, integral }: OrderPrice): string {
  const saved = savedFen > 0 ? `比普通价共省 ${formatFen(savedFen)}。` : '';
  const later = integral.availableFen > 0 ? `下一步还可用积分抵 ${formatFen(integral.availableFen)}。` : '';
  return saved + later;
}
