import { Headline } from '../Headline.tsx';
import { shanghaiDay, shanghaiMinute } from '../../../format/shanghaiDay.ts';
import type { Vip, VipPurchase } from '../membershipQueries.ts';
import { benefitWords, savedWords } from './benefitWords.ts';
import { BuyPlan } from './BuyPlan.tsx';
import { DailyCoupon } from './DailyCoupon.tsx';
import styles from './VipStanding.module.css';

interface VipStandingProps {
  vip: Vip;
  onBuy: (purchase: VipPurchase) => void;
}

export function VipStanding({ vip, onBuy }: VipStandingProps) {
  const { isVip, expiresAt, daysLeft } = vip;
  const inAll = savedWords(vip);
  return (
    <>
      <Headline
        title={
          isVip && expiresAt
            ? `有效至 ${shanghaiDay(expiresAt)} ${shanghaiMinute(expiresAt).slice(6)}`
            : title(expiresAt)
        }
      >
        {isVip ? `还有 ${daysLeft} 天` : '付款后立即生效'}
      </Headline>
      <ul className={styles['benefits']}>
        {benefitWords(vip).map(({ title: name, note }) => (
          <li key={name}>
            <b>{name}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
      {inAll !== null && <p className={styles['recent']}>{inAll}</p>}
      {isVip && <DailyCoupon />}
      <BuyPlan vip={vip} onBuy={onBuy} />
    </>
  );
}

function title(expiresAt: string | null): string {
  return expiresAt ? `已于 ${shanghaiDay(expiresAt)} 到期` : '还没有开通';
}
