import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/button/Button.tsx';
import { ButtonLink } from '../../../components/button/ButtonLink.tsx';
import { conditionWords, scopeWords, valueWords } from '../../../components/coupon/couponWords.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { showToast } from '../../../components/toast/toastStore.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { useUserCache } from '../../../session/userCache.ts';
import { couponQueries } from '../couponQueries.ts';
import styles from './DailyBanner.module.css';
import { DailyWeek } from './DailyWeek.tsx';
import { dailyWords } from './dailyWords.ts';

/** VIP 日券: today's, and what became of the last ones; who is no VIP is told where to become one. */
export function DailyBanner() {
  const wasVip = useUserCache(({ operator }) => operator.vipFlag);
  const { data, isError } = useQuery(couponQueries.daily());
  const client = useQueryClient();
  const [isTaking, setTaking] = useState(false);

  async function take() {
    setTaking(true);
    try {
      const { coupon, reason } = await apiClient.call('userUpdateDailyVipon', {});
      showToast(coupon ? { kind: 'success', text: '已领取，今天 24:00 前有效' } : { kind: 'info', text: reason ?? '' });
    } catch {
      // The client has said why.
    }
    await client.invalidateQueries({ queryKey: couponQueries.all });
    setTaking(false);
  }

  // Nobody misses it when it does not come: the list below holds what was taken.
  if (isError && !data) return null;
  // While it is asked for, what the session knows keeps its place.
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
