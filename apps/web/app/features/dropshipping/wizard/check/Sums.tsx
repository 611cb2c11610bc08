import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { LightLink } from '../../../../ui/link/LightLink.tsx';
import { Price } from '../../../../ui/price/Price.tsx';
import type { Quote } from '../../batchQueries.ts';
import { balanceWords, shippingWords, skuName, skuWords } from './quoteWords.ts';
import styles from './Sums.module.css';

/** More SKUs than this are told by their sum. */
const SHOWN = 8;

/** What the good rows cost together, SKU by SKU, and whether the balance is enough. */
export function Sums({ quote, isReading }: { quote: Quote; isReading: boolean }) {
  const { skus, orders, pieces, goodsFen, shipping, shippingFen, payFen, balanceFen } = quote;
  const isWhole = !isReading && skus.length <= SHOWN;
  return (
    <>
      <dl className={styles['rows']}>
        {isWhole ? (
          skus.map((sku) => (
            <div key={sku.skuId}>
              <dt>
                {skuName(sku)}
                <span>{skuWords(sku)}</span>
              </dt>
              <dd>{formatFen(sku.goodsFen)}</dd>
            </div>
          ))
        ) : (
          <div>
            <dt>
              货款
              <span>
                {formatCount(orders)} 单，{formatCount(pieces)} 件，{formatCount(skus.length)} 款
              </span>
            </dt>
            <dd>{formatFen(goodsFen)}</dd>
          </div>
        )}
        <div>
          <dt>
            运费
            <span>{shippingWords(shipping)}</span>
          </dt>
          <dd>{formatFen(shippingFen)}</dd>
        </div>
      </dl>
      <p className={styles['total']}>
        {isReading ? '到目前应付' : `${formatCount(orders)} 单应付`} <Price fen={payFen} size="large" />
      </p>
      <p className={styles['balance']}>{balanceWords(quote)}</p>
      {balanceFen < payFen && (
        <p className={styles['balance']}>
          <LightLink to="/user/balance">去充值</LightLink>
        </p>
      )}
    </>
  );
}
