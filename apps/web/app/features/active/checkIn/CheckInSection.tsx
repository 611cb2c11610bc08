import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { formatCount } from '../../../format/formatCount.ts';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import type { CheckInMonth } from '../ActiveData.ts';
import { activeQueries, loadClient } from '../activeQueries.ts';
import { renewOperator } from '../renewOperator.ts';
import { Section } from '../Section.tsx';
import type { SectionFacts } from '../SectionFacts.ts';
import { useMember } from '../../../session/useMember.ts';
import { CheckInAction } from './CheckInAction.tsx';
import styles from './CheckInSection.module.css';
import { integralOf } from './comingIntegral.ts';
import { MonthPages } from './MonthPages.tsx';
import { StreakRow } from './StreakRow.tsx';

/** A visitor's calendar: this month, as for a user who begins today. */
function freshMonth(now: string): CheckInMonth {
  const today = shanghaiDay(now);
  const nothing = { firstMonth: null, days: [], streak: 0, isCheckedIn: false };
  return { today, month: today.slice(0, 7), ...nothing, integral: integralOf(1) };
}

export function CheckInSection({ activity, anchor, page }: SectionFacts) {
  const member = useMember();
  const client = useQueryClient();
  const query = useQuery({ ...activeQueries.checkIn(member ?? ''), enabled: member !== null });
  const month = query.data ?? freshMonth(page.now);
  const { isSending, problem, send } = useSend(async (idempotencyKey) => {
    await (await loadClient()).call('checkIn', { body: {} }, { silent: true, idempotencyKey });
    await client.invalidateQueries({ queryKey: activeQueries.ofUser(member ?? '') });
    void renewOperator();
  });
  return (
    <Section
      anchor={anchor}
      title={activity.title}
      aside={
        <>
          {query.data && query.data.streak > 0 && <span>已连续 {formatCount(query.data.streak)} 天</span>}
          {!page.isOne && <LightLink to={`/active?id=${activity.id}`}>规则</LightLink>}
        </>
      }
    >
      {query.isError && !query.data && (
        <div className={styles['failed']}>
          <LoadFailed
            text="签到记录没有加载出来，签过的都还在。"
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </div>
      )}
      <MonthPages key={member} member={member} current={month} isMine={query.data !== undefined} />
      <StreakRow month={month} />
      <CheckInAction
        anchor={anchor}
        state={member === null ? 'visitor' : query.data ? 'ready' : 'loading'}
        month={month}
        isSending={isSending}
        problem={problem}
        onPress={() => void send(month.today)}
      />
      <p className={styles['note']}>第 7 天起每天 20。断了从第 1 天重新算。</p>
    </Section>
  );
}
