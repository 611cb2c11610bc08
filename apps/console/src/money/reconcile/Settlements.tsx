import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { DayPicker } from '../../ui/time/pickers/DayPicker.tsx';
import { signed } from '../ledgerWords.ts';
import styles from '../Money.module.css';

type Row = ItemOf<'staffSettlementList'>;

const keyOf = ({ gateway, day }: Row) => `${gateway} ${day}`;

/** What the gateways gave to the bank each day, their fees, and what arrived. */
export function Settlements() {
  const { query, change } = useAddress();
  const list = useCursorList('staffSettlementList', {});
  const open = list.rows.find((row) => keyOf(row) === query['open']);
  return (
    <div className={styles['split']} data-closed={open ? undefined : true}>
      <Panel isFlush>
        <ListTable<Row>
          what="结算"
          list={list}
          keyOf={keyOf}
          openKey={open && keyOf(open)}
          onOpen={(row) => change({ open: keyOf(row) }, { push: true })}
          empty={<StateMessage icon="scales" title="还没有渠道的账单" />}
          columns={[
            { title: '日子', dataIndex: 'day' },
            { title: '渠道', dataIndex: 'gateway', render: (gateway: Row['gateway']) => rules.payment.names[gateway] },
            { title: '期初', dataIndex: 'openingFen', align: 'right', render: fenOrDash },
            { title: '收款', dataIndex: 'capturedFen', align: 'right', render: formatFen },
            { title: '退款', dataIndex: 'refundedFen', align: 'right', render: formatFen },
            { title: '手续费', dataIndex: 'feesFen', align: 'right', render: formatFen },
            { title: '结算到银行', dataIndex: 'settledFen', align: 'right', render: formatFen },
            { title: '期末', dataIndex: 'closingFen', align: 'right', render: fenOrDash },
            {
              title: '银行实到',
              dataIndex: 'arrival',
              align: 'right',
              render: (arrival: Row['arrival']) => (arrival ? formatFen(arrival.amountFen) : '—'),
            },
            {
              title: '状态',
              key: 'state',
              render: (_, row) => <StateMark isOn={row.bankDeltaFen === 0}>{stateOf(row)}</StateMark>,
            },
          ]}
        />
      </Panel>
      {open && <Arrival key={keyOf(open)} row={open} onClose={() => change({ open: undefined })} />}
    </div>
  );
}

const fenOrDash = (fen: number | null) => (fen === null ? '—' : formatFen(fen));

function stateOf({ bookedAt, failure, differences, bankDeltaFen }: Row): string {
  if (failure) return `取不到：${failure}`;
  if (!bookedAt) return '等账单';
  if (bankDeltaFen !== null && bankDeltaFen !== 0) return `银行差 ${signed(bankDeltaFen)}`;
  if (differences.length > 0) return '账单有出入';
  return bankDeltaFen === 0 ? '已到账' : '已入账';
}

function Arrival({ row, onClose }: { row: Row; onClose: () => void }) {
  const { gateway, day, arrival, settledFen } = row;
  const [yuan, setYuan] = useState<number | null>((arrival?.amountFen ?? settledFen) / 100);
  const [arrivedOn, setArrivedOn] = useState(arrival?.arrivedOn ?? day);
  const [note, setNote] = useState(arrival?.note ?? '');
  const enter = useSend('staffSettlementArrive');
  const send = async () => {
    const amountFen = Math.round((yuan ?? 0) * 100);
    const body = { gateway, day, amountFen, arrivedOn, note: note.trim(), version: arrival?.version ?? 0 };
    if (await enter.send({ body })) say.done('登记好了');
  };
  return (
    <aside className={styles['side']} aria-label="结算">
      <header>
        <h2>
          {rules.payment.names[gateway]} {day}
        </h2>
        <Button type="text" aria-label="关上" icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <Facts
        rows={[
          ['结算到银行', formatFen(settledFen)],
          ['从银行充值', row.toppedUpFen > 0 ? formatFen(row.toppedUpFen) : null],
          ['手续费', formatFen(row.feesFen)],
          ['手续费返还', row.feesBackFen > 0 ? formatFen(row.feesBackFen) : null],
          ['不认识的', row.otherFen === 0 ? null : signed(row.otherFen)],
          ['出入', row.differences.join('；')],
          ['上次登记', arrival && `${arrival.by ?? ''}，${formatTime(arrival.enteredAt)}`],
        ]}
      />
      <section aria-label="银行实到">
        <h3>银行实到</h3>
        <InputNumber aria-label="实到金额" prefix="¥" min={0} precision={2} value={yuan} onChange={setYuan} />
        <DayPicker label="到账日" value={arrivedOn} onChange={setArrivedOn} />
        <Input
          aria-label="备注"
          placeholder="备注，可以不写"
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <FormProblem text={enter.problem} />
        <Button type="primary" disabled={yuan === null} loading={enter.isBusy} onClick={() => void send()}>
          登记实到
        </Button>
        <p className="quiet small">只登记，不动账；有差在“手工记账”里补记。</p>
      </section>
    </aside>
  );
}
