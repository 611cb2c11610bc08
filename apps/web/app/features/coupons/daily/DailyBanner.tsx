import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { conditionWords, scopeWords, valueWords } from '../../../shared/coupons/couponWords.ts';
import { dailyCoupon, takeDailyCoupon } from '../../../shared/coupons/dailyCoupon.ts';
import { renewMenuCounts } from '../../../shared/people/userMenu/useMenuCounts.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useUserCache } from '../../../session/userCache.ts';
import { couponQueries } from '../couponQueries.ts';
import styles from './DailyBanner.module.css';
import { DailyWeek } from './DailyWeek.tsx';
import { dailyWords } from './dailyWords.ts';

/** VIP 日券: today's, and the state of the last ones; a user without VIP is led to buy it. */
export function DailyBanner() {
  const wasVip = useUserCache(({ operator }) => operator.vipFlag);
  const { data, isError } = useQuery(dailyCoupon());
  const client = useQueryClient();
  const [isTaking, setTaking] = useState(false);

  async function take() {
    setTaking(true);
    await takeDailyCoupon();
    renewMenuCounts();
    await client.invalidateQueries({ queryKey: couponQueries.all });
    setTaking(false);
  }

  // Optional: the list below holds the claimed coupons.
  if (isError && !data) return null;
  // While loading, the session's VIP flag decides which banner keeps the place.
  if (!(data?.isVip ?? wasVip)) {
    return (
      <p className={styles['line']}>
        <Icon name="crown" size={18} />
        <span>
          VIP 每天可领一张日券{data && `，${conditionWords(data.coupon)}，减 ${valueWords(data.coupon).number} 元`}
        </span>
        <Link to="/user/personCenter#vip">开通 VIP</Link>
      </p>
    );
  }
  const words = dailyWords(data?.days.at(-1)?.state ?? null);
  return (
    <section className={styles['banner']} aria-label="VIP 日券" data-loading={data ? undefined : 'true'}>
      {data && (
        <>
          <div className={styles['value']}>
            <span>
              <Icon name="crown" size={18} />
              <b>VIP 日券</b>
            </span>
            <strong>
              <i>¥</i>
              {valueWords(data.coupon).number}
            </strong>
            <small>{conditionWords(data.coupon)}</small>
          </div>
          <div className={styles['words']}>
            <h2>{words.title}</h2>
            <p>
              {scopeWords(data.coupon)}。{words.text}
            </p>
            <DailyWeek days={data.days} />
          </div>
          <div className={styles['take']}>
            {words.way ? (
              <ButtonLink to={words.way.to}>{words.way.label}</ButtonLink>
            ) : (
              <Button look="filled" busy={isTaking} onClick={() => void take()}>
                {isTaking ? '正在领取' : '领今天的日券'}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
