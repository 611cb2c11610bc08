import type { StaffOrderStory } from '@jiwu/contract';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { Sideways } from '../../../ui/panel/Sideways.tsx';
import { Thumb } from '../../../ui/picture/Thumb.tsx';
import styles from './Story.module.css';

type Price = StaffOrderStory['price'];

const ruleNames: Readonly<Record<Price['discounts'][number]['rule'], string>> = {
  campaign: '满减',
  coupon: '券',
  integral: '积分',
};

/** What the buyer paid less than, minus as a sum, nothing as a dash. */
const off = (fen: number): string => (fen === 0 ? '—' : formatFen(-fen));

/** How the price came about, step by step, and each line's share: what is refunded goes by the last column. */
export function StoryPrice({ story: { price, coupon } }: { story: StaffOrderStory }) {
  const steps = stepsOf(price, coupon?.name);
  const sum = (of: (line: Price['lines'][number]) => number): number =>
    price.lines.reduce((total, line) => total + of(line), 0);
  return (
    <section className={styles['part']} aria-label="价格怎么来的">
      <h3>价格怎么来的</h3>
      <ol className={styles['price']}>
        {steps.map(({ name, note, fen, after }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{note}</span>
            <em>{fen === 0 ? '' : formatFen(fen)}</em>
            <b>{formatFen(after)}</b>
          </li>
        ))}
      </ol>
      <Sideways label="按行分摊">
        <table className={styles['table']}>
          <caption className="visuallyHidden">按行分摊</caption>
          <thead>
            <tr>
              <th scope="col">按行分摊，退货按“实付”退</th>
              <th scope="col">普通价</th>
              <th scope="col">价差</th>
              <th scope="col">满减</th>
              <th scope="col">券</th>
              <th scope="col">积分</th>
              <th scope="col">实付</th>
            </tr>
          </thead>
          <tbody>
            {price.lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <Thumb picture={line.picture} size={24} /> {line.title} {line.skuLabel} × {line.quantity}
                </th>
                <td>{formatFen(line.listFen)}</td>
                <td>{off(line.listFen - line.goodsFen)}</td>
                <td>{off(line.campaignFen)}</td>
                <td>{off(line.couponFen)}</td>
                <td>{off(line.integralFen)}</td>
                <td>
                  <b>{formatFen(line.payFen)}</b>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">合计</th>
              <td>{formatFen(price.listFen)}</td>
              <td>{off(price.listFen - price.goodsFen)}</td>
              <td>{off(sum(({ campaignFen }) => campaignFen))}</td>
              <td>{off(sum(({ couponFen }) => couponFen))}</td>
              <td>{off(sum(({ integralFen }) => integralFen))}</td>
              <td>{formatFen(sum(({ payFen }) => payFen))}</td>
            </tr>
          </tfoot>
        </table>
      </Sideways>
    </section>
  );
}

function stepsOf(price: Price, couponName: string | undefined) {
  const pieces = price.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const steps = [{ name: '普通价', note: `${price.lines.length} 种 ${pieces} 件`, fen: 0, after: price.listFen }];
  let after = price.listFen;
  const add = (name: string, note: string, fen: number) => {
    after += fen;
    steps.push({ name, note, fen, after });
  };
  if (price.listFen !== price.goodsFen) add('VIP、渠道或批发价', '', price.goodsFen - price.listFen);
  for (const { rule, amountFen } of price.discounts) {
    const notes = { campaign: '', coupon: couponName ?? '', integral: `用了 ${price.integral} 积分` } as const;
    add(ruleNames[rule], notes[rule], -amountFen);
  }
  add('运费', shippingNote(price), price.shippingFen);
  return steps;
}

function shippingNote({ shippingFen, deliveryFen }: Price): string {
  if (shippingFen === 0) return '免运费';
  return deliveryFen > 0 ? `其中预约配送 ${formatFen(deliveryFen)}` : '';
}
