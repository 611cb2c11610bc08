import { TextButton } from '../../../ui/button/TextButton.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { shanghaiMinute } from '../../../format/shanghaiDay.ts';
import type { Drawn } from '../ActiveData.ts';
import { rangeText, rollText } from './rollText.ts';
import styles from './WonWords.module.css';

interface WonWordsProps {
  drawn: Drawn;
  onClear: () => void;
  onClaim: (drawn: Drawn) => void;
}

/** The page on which each kind of prize is found. Goods are sent once the winner has given an address. */
const places: Readonly<Record<Exclude<Drawn['prize']['kind'], 'goods' | 'nothing'>, { to: string; label: string }>> = {
  coupon: { to: '/user/coupons', label: '看我的券' },
  integral: { to: '/user/personCenter#integral', label: '看我的积分' },
  vipDays: { to: '/user/personCenter#vip', label: '看我的 VIP' },
  balance: { to: '/user/balance', label: '看余额' },
};

export function WonWords({ drawn, onClear, onClaim }: WonWordsProps) {
  const { prize, number, roll, odds, claimBy } = drawn;
  const range = odds.find(({ position }) => position === prize.position);
  const place = prize.kind === 'goods' || prize.kind === 'nothing' ? null : places[prize.kind];
  return (
    <div className={styles['words']}>
      <p className={styles['won']}>{prize.kind === 'nothing' ? prize.name : `抽到 ${prize.name}`}</p>
      <p className={styles['how']}>
        第 {formatCount(number)} 号，号码 {rollText(roll)}
        {range && `，落在 ${rangeText(range)}`}
      </p>
      {claimBy !== null && <p className={styles['how']}>请在 {shanghaiMinute(claimBy)} 前填好收货地址，过期不再寄出</p>}
      <p className={styles['next']}>
        {prize.kind === 'goods' && <TextButton onClick={() => onClaim(drawn)}>填地址领取</TextButton>}
        {place && <LightLink to={place.to}>{place.label}</LightLink>}
        <TextButton onClick={onClear}>收起</TextButton>
      </p>
    </div>
  );
}
