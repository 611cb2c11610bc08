import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Select } from 'antd';
import { Link } from 'react-router';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import tags from '../../ui/tags/Tags.module.css';
import styles from './Monitors.module.css';

type Batch = Answer<Contract['staffBatchList']>['items'][number];

const stateNames: Readonly<Record<Batch['state'], string>> = {
  draft: '草稿',
  checked: '已检查',
  ordering: '正在下单',
  unpaid: '待付款',
  paid: '已付款',
  completed: '已完成',
  closed: '已关闭',
};
const EVERY_MS = 20_000;

/** Batches of dropshipping orders: rows that could not be read, whether the batch is paid, and how many of its orders are sent. They are sent from the orders page. */
export function BatchesPage() {
  const { query, change } = useAddress();
  const state = rules.dropshipping.states.find((name) => name === query['state']);
  const list = useCursorList('staffBatchList', state ? { state } : {}, { everyMs: EVERY_MS });
  return (
    <>
      <PageHead title="一件代发" about="商户的批次。整批一笔付款，包裹署商户的名字、不放价格" />
      <Panel isFlush>
        <div className={styles['filters']}>
          <Select
            aria-label="状态"
            allowClear
            placeholder="状态：全部"
            value={state ?? null}
            options={rules.dropshipping.states.map((value) => ({ value, label: stateNames[value] }))}
            onChange={(value?: string) => change({ state: value })}
          />
          <Link to="/orders?kind=dropshipping&state=awaitingDispatch">待发的代发订单</Link>
        </div>
        <ListTable<Batch>
          what="批次"
          list={list}
          keyOf={({ id }) => id}
          empty={<StateMessage icon="truck" title="没有批次" />}
          columns={[
            { title: '批次', key: 'no', render: (_, { no, name }) => <Two first={no} second={name} /> },
            { title: '商户', dataIndex: 'businessName' },
            { title: '状态', key: 'state', render: (_, { state: at }) => stateNames[at] },
            {
              title: '行',
              key: 'rows',
              render: (_, { rows }) =>
                [
                  `好 ${rows.good}`,
                  rows.bad > 0 && `坏 ${rows.bad}`,
                  rows.repeated > 0 && `重复 ${rows.repeated}`,
                  rows.unread > 0 && `没读 ${rows.unread}`,
                ]
                  .filter(Boolean)
                  .join('，'),
            },
            {
              title: '发货',
              key: 'sent',
              render: (_, batch) =>
                batch.paidAt && (
                  <>
                    {batch.sent} / {(batch.orders ?? 0) - batch.cancelled}{' '}
                    {batch.isOverdue && <span className={tags['late']}>超时</span>}
                  </>
                ),
            },
            {
              title: '金额（元）',
              key: 'payFen',
              align: 'right',
              render: (_, { payFen, refundedFen }) =>
                payFen !== null && (
                  <Two first={formatFen(payFen)} second={refundedFen > 0 ? `退 ${formatFen(refundedFen)}` : ''} />
                ),
            },
            { title: '建', key: 'createdAt', render: (_, { createdAt }) => formatTime(createdAt) },
            { title: '付款', key: 'paidAt', render: (_, { paidAt }) => (paidAt ? formatTime(paidAt) : '') },
          ]}
        />
      </Panel>
    </>
  );
}

function Two({ first, second }: { first: string; second: string }) {
  return (
    <p className={styles['two']}>
      {first}
      <span>{second}</span>
    </p>
  );
}
