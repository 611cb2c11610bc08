import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import styles from './Deals.module.css';
import { dayAfter } from './dealWords.ts';

/** The others stand on the page of group campaigns. */
const SHOWN = 8;

const shopDay = (day: string) => new Date(`${day}T00:00:00+08:00`).toISOString();

/** The group campaigns that run in the week, each over its days: a deal of the same goods stands beside them. */
export function GroupsOfWeek({ days }: { days: readonly string[] }) {
  const read = useRead('staffGroupCampaignList', { query: {} });
  const begin = shopDay(days[0] ?? '');
  const end = shopDay(dayAfter(days.at(-1) ?? '', 1));
  const items = (read.data?.items ?? []).filter(({ startsAt, endsAt }) => startsAt < end && endsAt > begin);
  /** Of the columns of the week, from 1. */
  const columnOf = (at: string) => days.filter((day) => shopDay(day) <= at).length;
  return (
    <Panel title="拼团" note={read.data && noteOf(items.length)} extra={<Link to="/groupCampaigns">全部拼团活动</Link>}>
      {read.isLoadingError && <LoadFailed what="拼团活动" onRetry={() => void read.refetch()} />}
      <ul className={styles['groups']}>
        {items.slice(0, SHOWN).map(({ id, title, size, startsAt, endsAt, skus, pieces, totalPieces }) => (
          <li
            key={id}
            style={{ gridColumn: `${Math.max(1, columnOf(startsAt))} / ${Math.max(1, columnOf(endsAt)) + 1}` }}
          >
            <Link to={`/groupCampaigns?open=${id}`}>{title}</Link>
            <span>
              {size} 人团 {formatFen(Math.min(...skus.map(({ priceFen }) => priceFen)))}，已售{' '}
              {totalPieces === null ? pieces : `${pieces} / ${totalPieces}`}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function noteOf(count: number): string {
  if (count === 0) return '这一周没有';
  return count > SHOWN ? `这一周 ${count} 个，先列 ${SHOWN} 个` : `这一周 ${count} 个`;
}
