import { rules } from '@jiwu/contract/rules';
import { Link } from 'react-router';
import { formatFen } from '../ui/money/formatFen.ts';
import { useAddress } from '../ui/address/useAddress.ts';
import { useKeys } from '../ui/keys/useKeys.ts';
import { useCursorList } from '../ui/list/useCursorList.ts';
import { PageHead } from '../ui/panel/PageHead.tsx';
import { LoadFailed } from '../ui/states/LoadFailed.tsx';
import { StateMessage } from '../ui/states/StateMessage.tsx';
import { formatTime, formatWait } from '../ui/time/formatTime.ts';
import { ApprovalDetail } from './ApprovalDetail.tsx';
import styles from './Approvals.module.css';

type View = (typeof rules.approval.views)[number];

const viewNames: Readonly<Record<View, string>> = { waiting: '等我', mine: '我提交的', ended: '最近 7 天' };
const EVERY_MS = 15_000;

/** What waits for a second person: the list beside the one that is open. */
export function ApprovalsPage() {
  const { query, change } = useAddress();
  const view = rules.approval.views.find((name) => name === query['view']) ?? 'waiting';
  const list = useCursorList('staffApprovalList', { view }, { everyMs: EVERY_MS });
  const { rows } = list;
  const openId = query['id'] ?? rows[0]?.id;
  const at = rows.findIndex(({ id }) => id === openId);
  const move = (by: number) => {
    const next = rows[at + by];
    if (next) change({ id: next.id });
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  return (
    <>
      <PageHead
        title="待批准"
        about="动余额和补记账都要第二个人；超过 ¥2,000 的退款、奖品和兑付也要。自己提交的自己不能批"
      />
      <div className={styles['page']} data-open={query['id'] ? true : undefined}>
        <div className={styles['list']}>
          <nav aria-label="哪些申请">
            {rules.approval.views.map((name) => (
              <Link key={name} to={`?view=${name}`} aria-current={name === view ? 'page' : undefined}>
                {viewNames[name]}
              </Link>
            ))}
          </nav>
          {list.isFailed && <LoadFailed what="申请" onRetry={list.retry} />}
          {!list.isLoading && !list.isFailed && rows.length === 0 && (
            <StateMessage icon="tick" title={view === 'waiting' ? '没有等你批准的' : '这里还没有'} />
          )}
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <Link to={`?view=${view}&id=${row.id}`} aria-current={row.id === openId ? 'true' : undefined}>
                  <b>{row.title}</b>
                  <b>{formatFen(row.amountFen)}</b>
                  <span>{row.words}</span>
                  <em>
                    {row.requestedBy.name ?? '系统'} 提交，{formatTime(row.requestedAt)}
                  </em>
                  <em>{row.endedAt ? formatTime(row.endedAt) : `等了 ${formatWait(row.requestedAt)}`}</em>
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles['detail']}>{openId && <ApprovalDetail key={openId} id={openId} />}</div>
      </div>
    </>
  );
}
