import type { rules } from '@jiwu/contract/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { shortWords } from '../../../shared/coupons/couponWords.ts';
import { dailyCoupon, takeDailyCoupon } from '../../../shared/coupons/dailyCoupon.ts';
import { renewMenuCounts } from '../../../shared/people/userMenu/useMenuCounts.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import styles from './DailyCoupon.module.css';

type State = (typeof rules.coupon.states)[number] | 'open';

const words: Readonly<Record<State, string>> = {
  open: '还没领',
  unused: '今天 24 点前用',
  locked: '已经用在订单里',
  used: '已经用在订单里',
  expired: '已过期',
};

/** Today's coupon: it is taken by a press, never by looking at this panel. When it fails to load, nothing is promised. */
export function DailyCoupon() {
  const { data, isPending } = useQuery(dailyCoupon());
  const client = useQueryClient();
  const [isTaking, setTaking] = useState(false);
  if (!data) return isPending ? <p className={styles['line']} aria-hidden="true" /> : null;
  const state = data.days.at(-1)?.state ?? 'open';

  async function take() {
    setTaking(true);
    await takeDailyCoupon();
    renewMenuCounts();
    await client.invalidateQueries({ queryKey: ['coupons'] });
    setTaking(false);
  }

  return (
    <p className={styles['line']}>
      <b>今天的日券</b>
      <span>{`${shortWords(data.coupon)}，${words[state]}`}</span>
      {state === 'open' && (
        <TextButton label="领今天的日券" busy={isTaking} onClick={() => void take()}>
          {isTaking ? '正在领取' : '领取'}
        </TextButton>
      )}
      {state === 'unused' && <Link to="/user/coupons">去看看</Link>}
    </p>
  );
}
