import type { ReactNode } from 'react';
import type { Address } from '../../../../shared/people/address/Address.ts';
import { Price } from '../../../../ui/price/Price.tsx';
import { formatCount } from '../../../../format/formatCount.ts';
import { formatFen } from '../../../../format/formatFen.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { PriceRows } from '../../../../shared/orders/price/PriceRows.tsx';
import { priceRows } from '../../../../shared/orders/price/priceRows.ts';
import { Problem } from './Problem.tsx';
import type { Quote } from '../Bought.ts';
import { QuoteChanged } from './QuoteChanged.tsx';
import styles from './SumPanel.module.css';
import type { Submission, Trouble } from './useSubmitOrder.ts';

interface SumPanelProps {
  quote: Quote;
  /** asking: a new price is on its way, and this is the former one; failed: it did not come. */
  quoteState: 'here' | 'asking' | 'failed';
  address: Address | null;
  /** What the order will keep for its buyer, and until when. */
  keeps: string;
  /** What follows from what the buyer has decided. */
  note: ReactNode;
  submission: Submission;
}

/** Every step to the sum with its reason, and the button; on phones that stands in a bar of its own. */
export function SumPanel({ quote, quoteState, address, keeps, note, submission }: SumPanelProps) {
  const { price, earnsIntegral } = quote;
  const { isSending, isDeciding, problem, former, submit } = submission;
  const isShort = quote.lines.some(({ available, quantity }) => available < quantity);
  const isOff = isSending || isDeciding || quoteState !== 'here' || isShort || address === null;
  const told = troubleOf({ isShort, quoteState, problem });
  const button = (text: string) => (
    <button type="button" aria-disabled={isOff} aria-busy={isSending} onClick={isOff ? undefined : submit}>
      {isSending ? '正在提交' : text}
    </button>
  );
  return (
    <Panel title="价格明细">
      <div className={styles['sum']} aria-busy={quoteState === 'asking'}>
        <PriceRows rows={priceRows(price)} />
        <p className={styles['total']} aria-live="polite">
          应付 <Price fen={price.payFen} size="large" />
        </p>
        <p className={styles['saved']}>
          {price.savedFen > 0 && <>比普通价共省 {formatFen(price.savedFen)}　</>}
          {earnsIntegral > 0 && <span>完成后约得 {formatCount(earnsIntegral)} 积分</span>}
        </p>
      </div>
      <div className={styles['submit']}>
        {former && <QuoteChanged former={former} quote={quote} />}
        <Problem trouble={told} />
        {button(`${former ? '按新的金额提交' : '提交订单'} ${formatFen(price.payFen)}`)}
        {note && <p>{note}</p>}
        <p>{address ? keeps : '填好收货地址后可以提交，运费以地址为准。'}</p>
      </div>
      <div className={styles['bar']}>
        {former && <QuoteChanged former={former} quote={quote} />}
        <Problem trouble={told} />
        <div>
          <p>
            <span>
              应付 <Price fen={price.payFen} size="card" />
            </span>
            {note ? <small>{note}</small> : price.savedFen > 0 && <small>共省 {formatFen(price.savedFen)}</small>}
          </p>
          {button('提交订单')}
        </div>
      </div>
    </Panel>
  );
}

interface Facts extends Pick<SumPanelProps, 'quoteState'>, Pick<Submission, 'problem'> {
  isShort: boolean;
}

/** What is in the way of the order, the first of it. */
function troubleOf({ isShort, quoteState, problem }: Facts): Trouble | null {
  if (isShort) return { text: '有商品库存不足，请先修改件数', way: null };
  if (quoteState === 'failed') return { text: '没有取到最新的价格，请在页面上方再试一次', way: null };
  return problem;
}
