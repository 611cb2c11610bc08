import { useQuery, useQueryClient } from '@tanstack/react-query';
import { rules } from '@jiwu/contract/rules';
import { useState } from 'react';
import { clockMoment } from '../../format/momentWords.ts';
import { apiClient } from '../../session/apiClient.ts';
import { ChoiceField } from '../../ui/form/ChoiceField.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { Seat } from './Group.ts';
import { groupQueries } from './groupQueries.ts';
import styles from './SeatChoice.module.css';

const options = [
  { value: 'refund', label: '退款', note: '原路退回，不用申请' },
  { value: 'openOwn', label: '另开一团', note: '您做团长，没满照样退' },
] as const satisfies readonly { value: Seat['ifLate']; label: string; note: string }[];

/** Which group the order takes a seat in, and what becomes of money that comes when it has none left. */
export default function SeatChoice({ subjectId }: { subjectId: string }) {
  const client = useQueryClient();
  const { queryKey } = groupQueries.seat(subjectId);
  const { data: seat, isError, isFetching, refetch } = useQuery(groupQueries.seat(subjectId));
  const [chosen, setChosen] = useState<Seat['ifLate'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(ifLate: Seat['ifLate']) {
    setChosen(ifLate);
    setProblem(null);
    try {
      const body = { ifLate };
      client.setQueryData(
        queryKey,
        await apiClient.call('groupSeatChange', { params: { id: subjectId }, body }, { silent: true }),
      );
    } catch (error) {
      setProblem(`没有记下来，还是原来的选择：${error instanceof Error ? error.message : '请再试一次'}`);
    }
    setChosen(null);
  }

  return (
    <Panel title="拼团">
      <div className={styles['body']}>
        {isError && !seat && (
          <LoadFailed
            text="拼团的信息没有加载出来，还没有下单。"
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {seat && (
          <>
            <p className={styles['which']}>{whichWords(seat)}</p>
            {!seat.isLeader && (
              <ChoiceField
                legend="付款时团恰好满了，这笔钱"
                options={options}
                value={chosen ?? seat.ifLate}
                problem={problem}
                onChange={(ifLate) => void choose(ifLate)}
              />
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function whichWords({ isLeader, size, groupNo, endsAt, now }: Seat): string {
  const { hours, seatMinutes } = rules.groupPurchase;
  if (isLeader) return `开一个 ${size} 人团，您是团长。付款后开团，${hours} 小时内坐满就发货，没满自动原路退款。`;
  const until = endsAt ? `，${clockMoment(endsAt, now)} 前没坐满自动原路退款` : '';
  return `参加 ${size} 人团${groupNo ? ` ${groupNo}` : ''}。提交后座位留 ${seatMinutes} 分钟${until}。`;
}
