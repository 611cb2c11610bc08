import { formatFen } from '../../../format/formatFen.ts';
import type { Wallet } from '../../../shared/payments/payment/walletFacts.ts';
import { Price } from '../../../ui/price/Price.tsx';
import type { Span } from '../days.ts';
import { priceOf, type SlotDay } from '../slots/pickDays.ts';
import styles from './Sums.module.css';

interface SumsProps {
  days: readonly SlotDay[];
  span: Span | null;
  /** Undefined until it is known. */
  wallet: Wallet | undefined;
}

/** What the days cost, and what is left of the balance. */
export function Sums({ days, span, wallet }: SumsProps) {
  const { groups, totalFen } = span ? priceOf(days, span) : { groups: [], totalFen: 0 };
  return (
    <dl className={styles['sums']} aria-live="polite">
      {groups.map(({ label, days: count, priceFen }) => (
        <div key={label}>
          <dt>
            {label}{' '}
            <span>
              {count} 天 × {formatFen(priceFen)}
            </span>
          </dt>
          <dd>{formatFen(count * priceFen)}</dd>
        </div>
      ))}
      <div data-look="total">
        <dt>合计</dt>
        <dd>
          <Price fen={totalFen} size="large" />
        </dd>
      </div>
      {wallet && (
        <div data-look="balance">
          <dt>
            余额 {formatFen(wallet.availableFen)}，{wallet.availableFen < totalFen ? '还差' : '付后还剩'}
          </dt>
          <dd>{formatFen(Math.abs(wallet.availableFen - totalFen))}</dd>
        </div>
      )}
    </dl>
  );
}
