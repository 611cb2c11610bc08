import { rules } from '@jiwu/contract/rules';
import { Button } from 'antd';
import { say } from '../../api/say.ts';
import { useMay } from '../../session/access.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Money.module.css';
import { PaymentSide } from './PaymentSide.tsx';
import { refundCause, refundStates, refundWays } from './paymentWords.ts';

type Row = ItemOf<'staffRefundFind'>;

/** Refunds that nobody has to decide on: under way, or done. */
export function RefundsFound({ view }: { view: 'running' | 'done' }) {
  const { query, change } = useAddress();
  const may = useMay();
  const list = useCursorList('staffRefundFind', { view });
  const ask = useSend('staffRefundAsk');
  const open = query['open'];
  const askNow = async (id: string) => {
    const done = await ask.send({ params: { id }, body: { note: '员工现在查退款' } });
    if (done) say.done(`渠道说：${refundStates[done.state]}`);
    else if (ask.problem) say.failure(ask.problem);
  };
  return (
    <div className={styles['split']} data-closed={open ? undefined : true}>
      <Panel isFlush>
        <ListTable<Row>
          what="退款"
          list={list}
          keyOf={({ id }) => id}
          openKey={list.rows.find(({ paymentId }) => paymentId === open)?.id}
          onOpen={({ paymentId }) => change({ open: paymentId }, { push: true })}
          empty={<StateMessage icon="tick" title={view === 'running' ? '没有在退的' : '还没有退过'} />}
          columns={[
            { title: '提交', dataIndex: 'requestedAt', render: formatTime },
            {
              title: '收款人',
              dataIndex: 'user',
              render: (user: Row['user']) => `${user.name} ${user.phoneNumber ?? ''}`,
            },
            { title: '缘由', dataIndex: 'causeKind', render: refundCause },
            { title: '渠道', dataIndex: 'gateway', render: (gateway: Row['gateway']) => rules.payment.names[gateway] },
            { title: '金额', dataIndex: 'amountFen', align: 'right', render: formatFen },
            {
              title: '状态',
              dataIndex: 'state',
              render: (state: Row['state'], { went, finishedAt }) =>
                finishedAt ? `${refundWays[went]}，${formatTime(finishedAt)}` : refundStates[state],
            },
            ...(view === 'running' && may('staffRefundAsk')
              ? [
                  {
                    title: '查',
                    key: 'ask',
                    render: (_: unknown, { id }: Row) => (
                      <Button size="small" loading={ask.isBusy} onClick={() => void askNow(id)}>
                        问渠道
                      </Button>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Panel>
      {open && <PaymentSide key={open} id={open} onClose={() => change({ open: undefined })} />}
    </div>
  );
}
