import { rules } from '@jiwu/contract/rules';
import { useAddress } from '../ui/address/useAddress.ts';
import { type ItemOf, useCursorList } from '../ui/list/useCursorList.ts';
import { formatFen } from '../ui/money/formatFen.ts';
import { shortYuan } from '../ui/money/shortYuan.ts';
import { PageHead } from '../ui/panel/PageHead.tsx';
import { Queue } from '../ui/panel/Queue.tsx';
import { formatTime, formatWait } from '../ui/time/formatTime.ts';
import { ApprovalDetail } from './ApprovalDetail.tsx';
import styles from './Approvals.module.css';

type View = (typeof rules.approval.views)[number];

const viewNames: Readonly<Record<View, string>> = { waiting: '等我', mine: '我提交的', ended: '最近 7 天' };
const EVERY_MS = 15_000;

/** What waits for a second person: the list beside the one that is open. */
export function ApprovalsPage() {
  const { query } = useAddress();
  const view = rules.approval.views.find((name) => name === query['view']) ?? 'waiting';
  const list = useCursorList('staffApprovalList', { view }, { everyMs: EVERY_MS });
  const { first } = list;
  const counts: Readonly<Partial<Record<View, number>>> = first ? { waiting: first.waiting, mine: first.mine } : {};
  return (
    <>
      <PageHead
        title="待批准"
        about={`动余额和补记账都要第二个人；超过 ${shortYuan(rules.approval.aboveFen.refund)} 的退款、奖品和兑付也要。自己提交的自己不能批`}
      />
      <Queue
        what="申请"
        tabName="view"
        tab={view}
        tabs={rules.approval.views.map((key) => ({ key, name: viewNames[key], count: counts[key] }))}
        list={list}
        sum={view === 'waiting' && first ? `合计 ¥${formatFen(first.waitingFen)}` : null}
        nothing={view === 'waiting' ? '没有等你批准的' : '这里还没有'}
        rowClass={styles['row']}
        Line={ApprovalLine}
        Detail={ApprovalDetail}
      />
    </>
  );
}

function ApprovalLine({ row }: { row: ItemOf<'staffApprovalList'> }) {
  return (
    <>
      <b>{row.title}</b>
      <b>{formatFen(row.amountFen)}</b>
      <span>{row.words}</span>
      <em>
        {row.requestedBy.name ?? '系统'} 提交，{formatTime(row.requestedAt)}
      </em>
      <em>{row.endedAt ? formatTime(row.endedAt) : `等了 ${formatWait(row.requestedAt)}`}</em>
    </>
  );
}
