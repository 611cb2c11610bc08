import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { shanghaiDay, shanghaiMonthDay, weekdayOf } from '../../format/shanghaiDay.ts';
import type { WootPage } from '../../shared/woot/Deal.ts';
import { useReloadWhenIdle } from '../../ui/live/useReloadWhenIdle.ts';
import { Countdown } from '../../ui/time/Countdown.tsx';
import { useShopSecondsLeft } from '../../ui/time/useShopSecondsLeft.ts';
import styles from './WootHead.module.css';

interface WootHeadProps {
  deals: WootPage | null;
  now: string;
  /** The way to the parts of the page. */
  children: ReactNode;
}

/** The day, and how long it runs, or until it begins, by the shop's clock. */
export function WootHead({ deals, now, children }: WootHeadProps) {
  const [first] = deals?.today ?? [];
  const isBegun = useShopSecondsLeft(first?.beginsAt ?? null, now) === 0;
  const isOver = useShopSecondsLeft(first?.endsAt ?? null, now) === 0;
  const until = first && (isBegun ? first.endsAt : first.beginsAt);
  const today = `${shanghaiMonthDay(now)} ${weekdayOf(shanghaiDay(now))}`;
  const what = isBegun ? '距结束' : '距开始';
  useNextDay(first !== undefined && isOver);
  return (
    <>
      <div className={styles['head']}>
        <h1>每日一抢</h1>
        <p>
          {today}
          {deals && `，${first ? `今天 ${deals.today.length} 件` : '今天没有'}`}
        </p>
        {until && (
          <div className={styles['until']}>
            {what}
            <Countdown key={until} until={until} now={now} look="boxes" />
          </div>
        )}
      </div>
      {children}
      <div className={styles['phone']}>
        <span>
          {today}
          {until && `，${what}`}
        </span>
        {until && <Countdown key={until} until={until} now={now} look="small" />}
      </div>
    </>
  );
}

/** The answer of the day before may be kept for a few seconds. */
const EVERY_MS = 5000;

/** At midnight the next day's deals stand here. Not everyone asks for them in the same moment. */
function useNextDay(isOver: boolean): void {
  const ask = useEffectEvent(useReloadWhenIdle());
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setInterval(() => ask(), EVERY_MS * (1 + Math.random()));
    return () => clearInterval(timer);
  }, [isOver]);
}
