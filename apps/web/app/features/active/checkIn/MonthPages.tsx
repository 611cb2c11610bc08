import { addMonths } from '@jiwu/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import type { CheckInMonth } from '../ActiveData.ts';
import { activeQueries } from '../activeQueries.ts';
import { Calendar } from './Calendar.tsx';
import styles from './MonthPages.module.css';

interface MonthPagesProps {
  /** Null of a visitor. */
  member: string | null;
  current: CheckInMonth;
  /** The month is the member's own, not the empty month of a visitor. */
  isMine: boolean;
}

/** The calendar, with the way back to the month in which one began. */
export function MonthPages({ member, current, isMine }: MonthPagesProps) {
  const [past, setPast] = useState<string | null>(null);
  const query = useQuery({ ...activeQueries.checkInOf(member ?? '', past ?? ''), enabled: past !== null });
  const month = past ?? current.month;
  const first = current.firstMonth ?? current.month;
  const [year, monthNumber] = month.split('-').map(Number);
  const turn = (count: number) => {
    const next = addMonths(month, count);
    setPast(next === current.month ? null : next);
  };
  const isThere = past === null || query.data !== undefined;
  return (
    <>
      <div className={styles['months']}>
        <Turn
          label="上个月"
          icon="back"
          isOff={month <= first}
          isShown={first < current.month}
          onPress={() => turn(-1)}
        />
        <span aria-live="polite">
          {year} 年 {monthNumber} 月
        </span>
        <Turn
          label="下个月"
          icon="forward"
          isOff={past === null}
          isShown={first < current.month}
          onPress={() => turn(1)}
        />
      </div>
      {query.isError && !isThere && (
        <LoadFailed
          text="这个月的签到没有加载出来，签过的都还在。"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      <Calendar
        month={past === null ? current : (query.data ?? { ...current, month, days: [] })}
        isMine={isMine && isThere}
        isLoading={!isThere && query.isFetching}
      />
    </>
  );
}

interface TurnProps {
  label: string;
  icon: 'back' | 'forward';
  /** There is no such month; the button stays where it is, and so does the focus. */
  isOff: boolean;
  isShown: boolean;
  onPress: () => void;
}

function Turn({ label, icon, isOff, isShown, onPress }: TurnProps) {
  if (!isShown) return null;
  return (
    <button type="button" aria-label={label} aria-disabled={isOff || undefined} onClick={isOff ? undefined : onPress}>
      <Icon name={icon} size={16} />
    </button>
  );
}
