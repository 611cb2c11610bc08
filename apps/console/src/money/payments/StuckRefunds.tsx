import { rules } from '@jiwu/contract/rules';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime, formatWait } from '../../ui/time/formatTime.ts';
import styles from '../Money.module.css';
import { refundCause } from './paymentWords.ts';
import { StuckDecision } from './StuckDecision.tsx';
import type { StuckRow } from './StuckRow.ts';

const decided = {
  balance: { asked: '改退余额，等批准', approved: '改退余额，已批准' },
  bank: { asked: '线下转账，等批准', approved: '已批准，等登记流水号' },
} as const;

/** Refunds that no gateway does, the longest waiting first, with what finance can do about each. */
export function StuckRefunds() {
  const { query, change } = useAddress();
  const list = useCursorList('staffRefundList', {});
  const open = list.rows.find(({ id }) => id === query['open']);
  return (
    <div className={styles['split']} data-closed={open ? undefined : true}>
      <Panel isFlush>
        <ListTable<StuckRow>
          what="退款"
          list={list}
          keyOf={({ id }) => id}
          openKey={open?.id}
          onOpen={({ id }) => change({ open: id }, { push: true })}
          empty={<StateMessage icon="tick" title="没有退不回去的" />}
          columns={[
            { title: '等了', dataIndex: 'waitsSince', render: formatWait },
            { title: '缘由', dataIndex: 'causeKind', render: refundCause },
            {
              title: '渠道',
              dataIndex: 'gateway',
              render: (gateway: StuckRow['gateway']) => rules.payment.names[gateway],
            },
            { title: '渠道的话', dataIndex: 'failure', className: 'mono' },
            { title: '金额', dataIndex: 'amountFen', align: 'right', render: formatFen },
            {
              title: '状态',
              dataIndex: 'state',
              render: (state: StuckRow['state'], { decision }) => (
                <StateMark isOn={decision !== null}>
                  {decision
                    ? decided[decision.way][decision.state]
                    : { stuck: '等财务决定', abnormal: '到商户平台处理' }[state]}
                </StateMark>
              ),
            },
            { title: '提交', dataIndex: 'requestedAt', render: formatTime },
          ]}
        />
      </Panel>
      {open && <StuckDecision key={open.id} refund={open} onClose={() => change({ open: undefined })} />}
    </div>
  );
}
