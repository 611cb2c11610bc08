import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { Legs } from '../Legs.tsx';
import { purposeName } from '../ledgerWords.ts';
import styles from '../Money.module.css';

type Row = ItemOf<'staffBookingList'>;
type Purpose = Row['from'];

const stateNames: Readonly<Record<Row['state'], string>> = { asked: '等批准', done: '已记', dropped: '没有批准' };
const options = rules.ledger.byHand.map((value) => ({ value, label: purposeName(value) }));

/** What people booked between accounts of the house, and one more. */
export function Bookings() {
  const list = useCursorList('staffBookingList', {});
  return (
    <div className={styles['split']}>
      <Panel isFlush>
        <ListTable<Row>
          what="手工记账"
          list={list}
          keyOf={({ id }) => id}
          empty={<StateMessage icon="book" title="还没有手工记过账" />}
          columns={[
            { title: '时间', dataIndex: 'askedAt', render: formatTime },
            { title: '单号', dataIndex: 'no', className: 'mono' },
            { title: '付出', dataIndex: 'from', render: purposeName },
            { title: '收到', dataIndex: 'to', render: purposeName },
            { title: '金额', dataIndex: 'amountFen', align: 'right', render: formatFen },
            { title: '理由', dataIndex: 'reason' },
            { title: '谁', dataIndex: 'by' },
            {
              title: '状态',
              dataIndex: 'state',
              render: (state: Row['state']) => <StateMark isOn={state === 'done'}>{stateNames[state]}</StateMark>,
            },
          ]}
        />
      </Panel>
      <NewBooking />
    </div>
  );
}

function NewBooking() {
  const [from, setFrom] = useState<Purpose>('bank');
  const [to, setTo] = useState<Purpose>('gatewayFees');
  const [yuan, setYuan] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const ask = useSend('staffBookingRequest');
  const amountFen = Math.round((yuan ?? 0) * 100);
  const send = async () => {
    if (!(await ask.send({ body: { from, to, amountFen, reason: reason.trim() } }))) return;
    say.done('已经送去批准');
    setYuan(null);
    setReason('');
  };
  return (
    <aside className={styles['side']} aria-label="记一笔">
      <h2>记一笔</h2>
      <Select<Purpose> aria-label="付出的账户" value={from} options={options} onChange={setFrom} />
      <Select<Purpose> aria-label="收到的账户" value={to} options={options} onChange={setTo} />
      <InputNumber aria-label="金额" prefix="¥" min={0} precision={2} value={yuan} onChange={setYuan} />
      <Input.TextArea
        aria-label="理由"
        placeholder="为什么，记入审计"
        rows={3}
        maxLength={rules.ledger.reasonMax}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Legs from={{ name: purposeName(from) }} to={{ name: purposeName(to) }} amount={formatFen(amountFen)} />
      <FormProblem text={ask.problem} />
      <Button
        type="primary"
        disabled={amountFen <= 0 || reason.trim() === '' || from === to}
        loading={ask.isBusy}
        onClick={() => void send()}
      >
        送去批准
      </Button>
    </aside>
  );
}
