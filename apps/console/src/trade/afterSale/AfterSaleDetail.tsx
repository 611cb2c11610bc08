import type { StaffAfterSaleDetail } from '@jiwu/contract';
import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Sideways } from '../../ui/panel/Sideways.tsx';
import { QueueColumns } from '../../ui/panel/QueueColumns.tsx';
import { QueueHead } from '../../ui/panel/QueueHead.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { Deadline } from '../../ui/time/Deadline.tsx';
import { StaffPicture } from '../../ui/picture/StaffPicture.tsx';
import tags from '../../ui/tags/Tags.module.css';
import { afterSaleReason } from '../../ui/words/afterSaleReasons.ts';
import { afterSaleKinds, afterSaleStates } from '../parts/words.ts';
import { deedActor } from './deedActor.ts';
import { Decision } from './Decision.tsx';
import { Gives } from './Gives.tsx';
import { ReturnedPieces } from './ReturnedPieces.tsx';
import styles from './AfterSale.module.css';

const EVERY_MS = 20_000;
const outcomes = { refunded: '同意', rejected: '拒绝' } as const;

/** What the buyer says, what it would give back to the fen, how others like it ended, and the decision. */
export function AfterSaleDetail({ id }: { id: string }) {
  const found = useRead('staffAfterSaleGet', { params: { id } }, { everyMs: EVERY_MS });
  const request = found.data;
  if (found.isError && !request) return <LoadFailed what="这次售后" onRetry={() => void found.refetch()} />;
  if (!request) return <p className="quiet">正在读…</p>;
  return (
    <article aria-label={`售后 ${request.orderNo}`}>
      <QueueHead
        title={`${request.buyer.name} 要退 ${request.lines[0]?.title ?? ''}`}
        state={afterSaleStates[request.state]}
        note={`${request.orderNo}，${formatTime(request.appliedAt)}`}
        back={`?state=${request.state}`}
      >
        <Link to={`/orders?open=${request.orderNo}`}>订单</Link>
      </QueueHead>
      <QueueColumns
        aside={
          <>
            <Decision key={`${id} ${request.state}`} request={request} />
            <ReturnedPieces request={request} />
            <Buyer request={request} />
            <Trail request={request} />
            {request.answerBy && (
              <section aria-label="时限">
                <h3>时限</h3>
                <p>
                  答应 24 小时内答复，到 <b>{formatTime(request.answerBy)}</b>，<Deadline at={request.answerBy} />
                </p>
              </section>
            )}
          </>
        }
      >
        <Said request={request} />
        <Gives request={request} />
        <Precedents request={request} />
      </QueueColumns>
    </article>
  );
}

function Said({ request }: { request: StaffAfterSaleDetail }) {
  const may = useMay();
  return (
    <section aria-label="买家说">
      <h3>买家说</h3>
      <p>
        {afterSaleKinds[request.kind]}，{afterSaleReason(request)}
      </p>
      {request.description && <p className={styles['words']}>{request.description}</p>}
      {request.pictures.length > 0 && may('staffAfterSalePicture') && (
        <ul className={styles['pictures']}>
          {request.pictures.map((picture, nth) => (
            <li key={picture}>
              <StaffPicture
                name="staffAfterSalePicture"
                input={{ params: { id: request.id }, query: { position: String(nth) as '0' } }}
                alt={`第 ${nth + 1} 张照片`}
                className={styles['picture']}
              />
            </li>
          ))}
        </ul>
      )}
      {request.parcel && (
        <p>
          寄回：{request.parcel.carrierName} {request.parcel.trackingNo}
        </p>
      )}
    </section>
  );
}

function Precedents({ request: { precedents, sold } }: { request: StaffAfterSaleDetail }) {
  const rate = sold.orders > 0 ? `（${((sold.afterSales / sold.orders) * 100).toFixed(1)}%）` : '';
  return (
    <section aria-label="同款同因的旧例">
      <h3>同款同因的旧例</h3>
      <p className="quiet small">
        近 {sold.days} 天卖出 {sold.orders} 笔，售后 {sold.afterSales} 次{rate}
      </p>
      {precedents.length > 0 && (
        <Sideways label="旧例">
          <table className={`${styles['table']} ${styles['precedents']}`}>
            <thead>
              <tr>
                <th scope="col">日期</th>
                <th scope="col">说明</th>
                <th scope="col">金额</th>
                <th scope="col">结果</th>
                <th scope="col">谁</th>
                <th scope="col">用时</th>
              </tr>
            </thead>
            <tbody>
              {precedents.map((one) => (
                <tr key={one.id}>
                  <td>{formatTime(one.at)}</td>
                  <td>{one.description || '没有说明'}</td>
                  <td>{formatFen(one.totalFen)}</td>
                  <td>{outcomes[one.outcome]}</td>
                  <td>{one.staffName ?? '系统'}</td>
                  <td>{one.hours === null ? '' : `${one.hours} 小时`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Sideways>
      )}
    </section>
  );
}

function Buyer({ request: { buyer } }: { request: StaffAfterSaleDetail }) {
  return (
    <section aria-label="买家">
      <h3>买家</h3>
      <p>
        {buyer.name} {buyer.isVip && <span className={`${tags['tag']} ${tags['vip']}`}>VIP</span>}{' '}
        <span className={tags['tag']}>{buyer.level}</span>
      </p>
      <p className="quiet">
        近 12 个月 {buyer.orders} 笔，售后 {buyer.afterSales} 次
      </p>
    </section>
  );
}

function Trail({ request: { history } }: { request: StaffAfterSaleDetail }) {
  return (
    <section aria-label="经过">
      <h3>经过</h3>
      <ol className={styles['trail']}>
        {history.toReversed().map(({ to, by, note, at }) => (
          <li key={`${at} ${to}`}>
            <time dateTime={at}>{formatTime(at)}</time>
            <p>
              {afterSaleStates[to]} <em>{[deedActor({ to, by }), note].filter(Boolean).join('，')}</em>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
