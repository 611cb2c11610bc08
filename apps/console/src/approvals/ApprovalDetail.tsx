import type { Answer, Contract } from '@jiwu/contract';
import { Link } from 'react-router';
import { useRead } from '../api/useRead.ts';
import { useMay } from '../session/access.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { formatFen } from '../ui/money/formatFen.ts';
import { QueueColumns } from '../ui/panel/QueueColumns.tsx';
import { QueueHead } from '../ui/panel/QueueHead.tsx';
import { StaffPicture } from '../ui/picture/StaffPicture.tsx';
import { LoadFailed } from '../ui/states/LoadFailed.tsx';
import { formatTime } from '../ui/time/formatTime.ts';
import { ApprovalDecision } from './ApprovalDecision.tsx';
import styles from './Approvals.module.css';

type Approval = Answer<Contract['staffApprovalGet']>;

const stateNames: Readonly<Record<Approval['state'], string>> = {
  waiting: '等第二人',
  executed: '已批准并执行',
  refused: '已退回',
  lapsed: '过期作废',
  changed: '内容变了，已作废',
};
const EVERY_MS = 10_000;

/** One request: who asks and why, what it changes, what the system has checked, and the decision. */
export function ApprovalDetail({ id }: { id: string }) {
  const found = useRead('staffApprovalGet', { params: { id } }, { everyMs: EVERY_MS });
  const approval = found.data;
  if (found.isError && !approval) return <LoadFailed what="这个申请" onRetry={() => void found.refetch()} />;
  if (!approval) return <p className="quiet">正在读…</p>;
  const isWaiting = approval.state === 'waiting';
  return (
    <article className={styles['request']}>
      <QueueHead
        title={`${approval.title} ¥${formatFen(approval.amountFen)}`}
        state={stateNames[approval.state]}
        note={`${approval.no}${isWaiting ? `，到 ${formatTime(approval.expiresAt)} 没人批就作废` : ''}`}
        back="?"
      />
      <QueueColumns aside={<ApprovalSide approval={approval} />}>
        <section aria-label="谁，为什么">
          <h3>谁，为什么</h3>
          <p>
            <b>{approval.requestedBy.name ?? '系统'}</b>，{formatTime(approval.requestedAt)} 提交
          </p>
          <p>{approval.words}</p>
          {approval.reason && <p>{approval.reason}</p>}
          {approval.refusal && <p>退回原因：{approval.refusal}</p>}
          <EvidenceLinks approval={approval} />
          <Photos approval={approval} />
        </section>
        {approval.changes.length > 0 && <Changes changes={approval.changes} />}
        <Story story={approval.evidence.story} />
      </QueueColumns>
    </article>
  );
}

function ApprovalSide({ approval }: { approval: Approval }) {
  const { state, decidedBy, endedAt } = approval;
  return (
    <>
      <Checks approval={approval} />
      {state === 'waiting' && <ApprovalDecision approval={approval} />}
      {decidedBy && (
        <section>
          <p>
            {decidedBy} {endedAt && formatTime(endedAt)} 处理
          </p>
        </section>
      )}
    </>
  );
}

function Changes({ changes }: { changes: Approval['changes'] }) {
  return (
    <section aria-label="批准后会变什么">
      <h3>批准后会变什么</h3>
      <table className={styles['changes']}>
        <thead>
          <tr>
            <th scope="col">对象</th>
            <th scope="col">现在</th>
            <th scope="col">之后</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ what, before, after, note }) => (
            <tr key={what}>
              <td>{what}</td>
              <td className="quiet">{before}</td>
              <td>
                <b>{after}</b>
              </td>
              <td className="quiet small">{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Where each kind of link leads; what has no page of its own is only named. */
const pagesOf: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders?open=${id}`,
  afterSale: (id) => `/afterSale?id=${id}`,
  user: (id) => `/users/${id}`,
  payment: (id) => `/payments?open=${id}`,
  payout: (id) => `/payouts?open=${id}`,
  reconcile: (id) => `/reconcile?day=${id}`,
  closing: (id) => `/payouts?tab=closing&open=${id}`,
  advertisement: (id) => `/advertisements?open=${id}`,
};

function EvidenceLinks({ approval: { evidence } }: { approval: Approval }) {
  if (evidence.links.length === 0) return null;
  return (
    <p className={styles['links']}>
      {evidence.links.map(({ kind, id, words }) => (
        <Link key={`${kind} ${id}`} to={pagesOf[kind]?.(id) ?? '?'}>
          {words}
        </Link>
      ))}
    </p>
  );
}

/** The photos of the buyer, for whoever may see them; of other kinds the page behind the link shows them. */
function Photos({ approval: { kind, subjectId, evidence } }: { approval: Approval }) {
  const may = useMay();
  if (evidence.pictures === 0) return null;
  if (kind !== 'afterSaleRefund' || !may('staffAfterSalePicture')) {
    return <p className="quiet">{evidence.pictures} 张照片</p>;
  }
  return (
    <ul className={styles['photos']}>
      {Array.from({ length: evidence.pictures }, (_, nth) => (
        <li key={nth}>
          <StaffPicture
            name="staffAfterSalePicture"
            input={{ params: { id: subjectId }, query: { position: String(nth) as '0' } }}
            alt={`第 ${nth + 1} 张照片`}
            className={styles['photo']}
          />
        </li>
      ))}
    </ul>
  );
}

function Story({ story }: { story: Approval['evidence']['story'] }) {
  if (story.length === 0) return null;
  return (
    <section aria-label="经过">
      <h3>经过</h3>
      <ol className={styles['story']}>
        {story.map(({ at, words }) => (
          <li key={`${at} ${words}`}>
            <em>{formatTime(at)}</em> {words}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Checks({ approval: { checks, state, hash, evidence } }: { approval: Approval }) {
  if (state !== 'waiting') return null;
  const rows = [
    [checks.isSame, '前提没变', `内容指纹 ${hash.slice(0, 8)}… 相符，只能执行一次`, '提交以后内容变了，批准会作废'],
    [checks.isInTime, '还在期限内', '24 小时内有效', '已经过期'],
    [checks.isOther, '不是同一个人', '别人提交，你批准', '自己提交的，要别人来批'],
    ...evidence.findings.map(({ isGood, what, words }) => [isGood, what, words, words] as const),
  ] as const;
  return (
    <section aria-label="系统核过">
      <h3>系统核过</h3>
      <ul className={styles['checks']}>
        {rows.map(([isFine, title, fine, wrong]) => (
          <li key={title} data-wrong={isFine ? undefined : true}>
            <Icon name={isFine ? 'tick' : 'warning'} />
            <b>{title}</b>
            <span>{isFine ? fine : wrong}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
