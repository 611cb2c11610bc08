import type { Order } from '@jiwu/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { momentWords } from '../../format/momentWords.ts';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import type { GroupAnswer } from './Group.ts';
import { groupAddress } from './groupAddress.ts';
import styles from './GroupOrderPanel.module.css';
import { groupQueries } from './groupQueries.ts';
import { isRefunded } from './refund/isRefunded.ts';
import { RefundSteps } from './refund/RefundSteps.tsx';
import { SeatRow } from './SeatRow.tsx';
import { seatWords } from './seatWords.ts';

/** The group of an order: how far it is, and the way to it. */
export function GroupOrderPanel({ order }: { order: Order }) {
  const { subjectId } = order;
  const seat = useQuery({ ...groupQueries.seat(subjectId ?? '', order.state), enabled: subjectId !== null });
  const groupId = seat.data?.groupId ?? null;
  const group = useQuery({ ...groupQueries.group(groupId ?? '', order.state), enabled: groupId !== null });
  if (subjectId === null) return null;
  const failed = [seat, group].find(({ isError }) => isError);
  return (
    <Panel
      title="拼团"
      aside={
        groupId && (
          <Link className={styles['link']} to={groupAddress(groupId)}>
            {seat.data?.state === 'paid' ? '看这个团，邀请好友' : '看这个团'}
          </Link>
        )
      }
    >
      <div className={styles['body']}>
        {failed && (
          <LoadFailed
            text="团的进度没有加载出来，您的座位和款项都还在。"
            retrying={failed.isFetching}
            onRetry={() => void failed.refetch()}
          />
        )}
        {seat.data && <p>{seatWords(seat.data)}</p>}
        {seat.data && isRefunded(seat.data) && <RefundSteps refund={seat.data.refund} now={seat.data.now} />}
        {group.data && <Progress answer={group.data} />}
      </div>
    </Panel>
  );
}

function Progress({ answer: { group } }: { answer: GroupAnswer }) {
  const { members, size, state, endsAt, now } = group;
  return (
    <div className={styles['progress']}>
      <SeatRow members={members} size={size} side={36} room={6} />
      <p>
        {members.length} / {size} 人已付款
        {state === 'open' && `，还差 ${size - members.length} 人，${momentWords(endsAt, now)} 到期`}
      </p>
    </div>
  );
}
