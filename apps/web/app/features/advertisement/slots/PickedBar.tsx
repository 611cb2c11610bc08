import { formatFen } from '../../../format/formatFen.ts';
import { encodeFrom } from '../../../session/from.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { type Aim, aimAddress } from '../aim.ts';
import { countDays, type Span, spanSentence, spanWords } from '../days.ts';
import styles from './PickedBar.module.css';
import { priceOf, type SlotDay } from './pickDays.ts';

interface PickedBarProps {
  aim: Aim;
  days: readonly SlotDay[];
  picked: Span | null;
  isGuest: boolean;
  /** Below the calendar on wide screens; above the tab bar on phones, where it comes with the first chosen day. */
  look: 'wide' | 'phone';
  onBook: () => void;
}

/** The chosen days and what they cost, with the way to book them. */
export function PickedBar({ aim, days, picked, isGuest, look, onBook }: PickedBarProps) {
  if (picked === null) {
    if (look === 'phone') return null;
    return (
      <div className={styles['wide']}>
        <p className={styles['hint']}>先点开始的日子，再点结束的日子；只订一天，点一次就好。</p>
      </div>
    );
  }
  const { groups, totalFen } = priceOf(days, picked);
  const count = countDays(picked);
  return (
    <div className={styles[look]}>
      <div className={styles['words']}>
        <b>{look === 'wide' ? `${spanSentence(picked)}，${count} 天` : `${spanWords(picked)}，${count} 天`}</b>
        {look === 'wide' && (
          <p>
            {groups
              .map(({ label, days: number, priceFen }) => `${label} ${number} 天 × ${formatFen(priceFen)}`)
              .join('，')}
          </p>
        )}
        {look === 'phone' && <Price fen={totalFen} size="card" />}
      </div>
      {look === 'wide' && <Price fen={totalFen} size="large" />}
      {isGuest ? (
        <ButtonLink to={loginAddress(aim, picked)} look="filled">
          登录后预订
        </ButtonLink>
      ) : (
        <Button look="filled" onClick={onBook}>
          预订这几天
        </Button>
      )}
    </div>
  );
}

/** Back to the same days. */
function loginAddress(aim: Aim, picked: Span): string {
  return `/login?from=${encodeURIComponent(encodeFrom(`${aimAddress(aim, picked)}#slots`))}`;
}
