import { Link } from 'react-router';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { sumSentence } from './sumSentence.ts';
import type { Bought, Quote } from '../Bought.ts';
import { QuotedLine } from './QuotedLine.tsx';
import styles from './GoodsPanel.module.css';

interface GoodsPanelProps {
  quote: Quote;
  bought: Bought;
}

/** Every line with its share of each discount, and that they add up. */
export function GoodsPanel({ quote, bought }: GoodsPanelProps) {
  const priced = new Map(quote.price.lines.map((line) => [line.lineId, line]));
  const [first] = quote.lines;
  const back = bought.origin ?? {
    to: `/product?id=${first?.productId ?? ''}&sku=${first?.skuId ?? ''}`,
    label: '回商品页修改',
  };
  return (
    <Panel
      title="商品清单"
      aside={
        <Link className={styles['back']} to={back.to}>
          {back.label}
        </Link>
      }
    >
      {bought.note && <p className={styles['note']}>{bought.note}</p>}
      <ul>
        {quote.lines.map((line) => {
          const price = priced.get(line.lineId);
          return price && <QuotedLine key={line.lineId} line={line} price={price} />;
        })}
      </ul>
      <p className={styles['sum']}>{sumSentence(quote.price)}</p>
    </Panel>
  );
}
