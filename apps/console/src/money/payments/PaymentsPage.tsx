import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber, Select } from 'antd';
import { useMay } from '../../session/access.ts';
import { type AddressQuery, useAddress } from '../../ui/address/useAddress.ts';
import { ExportButton } from '../../ui/exports/ExportButton.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { TabLinks } from '../../ui/panel/TabLinks.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { DayRangePicker } from '../../ui/time/pickers/DayRangePicker.tsx';
import styles from '../Money.module.css';
import { PaymentSide } from './PaymentSide.tsx';
import { paymentStates } from './paymentWords.ts';
import { RefundsFound } from './RefundsFound.tsx';
import { StuckRefunds } from './StuckRefunds.tsx';

type Row = ItemOf<'staffPaymentList'>;

const tabs = ['payments', 'stuck', 'running', 'done'] as const;
const tabNames = { payments: '付款', stuck: '退不回去的', running: '在退', done: '退完的' } as const;
const filters = ['number', 'userId', 'state', 'gateway', 'fromDay', 'toDay', 'minFen', 'maxFen'] as const;

/** Payments and refunds, each dead end with its way out. */
export function PaymentsPage() {
  const { query } = useAddress();
  const may = useMay();
  const tab = tabs.find((name) => name === query['tab']) ?? 'payments';
  const shown = tabs.filter((name) => name !== 'stuck' || may('staffRefundList'));
  const parts = {
    payments: <Payments />,
    stuck: <StuckRefunds />,
    running: <RefundsFound key="running" view="running" />,
    done: <RefundsFound key="done" view="done" />,
  } as const;
  return (
    <>
      <PageHead
        title="付款与退款"
        about="渠道通知、查单、退款都在这里；不明的可以马上问渠道，退不回去的由财务决定怎么退"
      >
        {tab === 'payments' && <ExportButton kind="payments" filters={filtersOf(query)} />}
      </PageHead>
      <TabLinks label="付款与退款" now={tab} tabs={shown.map((name) => ({ name, words: tabNames[name] }))} />
      {parts[tab]}
    </>
  );
}

function filtersOf(query: AddressQuery): Readonly<Record<string, string>> {
  return Object.fromEntries(filters.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
}

function Payments() {
  const { query, change } = useAddress();
  const given = filtersOf(query);
  const list = useCursorList('staffPaymentList', given);
  const open = query['open'];
  const isFiltered = Object.keys(given).length > 0;
  return (
    <div className={styles['split']} data-closed={open ? undefined : true}>
      <Panel isFlush>
        <Filters query={query} change={change} />
        {list.first?.searchedFrom && (
          <p className={styles['note']} role="status">
            按金额或多付找，只看了 {formatTime(list.first.searchedFrom)} 以来的付款；更早的请选日期
          </p>
        )}
        <ListTable<Row>
          what="付款"
          name="payments"
          list={list}
          keyOf={({ id }) => id}
          openKey={open}
          onOpen={({ id }) => change({ open: id }, { push: true })}
          empty={<StateMessage icon="filter" title={isFiltered ? '这几个条件下没有付款' : '还没有付款'} />}
          columns={[
            { title: '时间', dataIndex: 'createdAt', render: formatTime },
            { title: '付什么', dataIndex: 'title' },
            {
              title: '付款人',
              dataIndex: 'user',
              render: (user: Row['user']) => `${user.name} ${user.phoneNumber ?? ''}`,
            },
            { title: '渠道', dataIndex: 'gateway', render: (gateway: Row['gateway']) => rules.payment.names[gateway] },
            { title: '金额', dataIndex: 'amountFen', align: 'right', render: formatFen },
            {
              title: '已退',
              dataIndex: 'refundedFen',
              align: 'right',
              render: (fen: number) => (fen > 0 ? formatFen(fen) : '—'),
            },
            {
              title: '状态',
              dataIndex: 'state',
              render: (state: Row['state'], { isSurplus }) => (
                <StateMark isOn={state === 'paid'}>{isSurplus ? '多付，自动退' : paymentStates[state]}</StateMark>
              ),
            },
          ]}
        />
      </Panel>
      {open && <PaymentSide key={open} id={open} onClose={() => change({ open: undefined })} />}
    </div>
  );
}

type FiltersProps = Pick<ReturnType<typeof useAddress>, 'query' | 'change'>;

function Filters({ query, change }: FiltersProps) {
  const set = (changes: Readonly<Record<string, string | undefined>>) => change({ ...changes, open: undefined });
  const fenOf = (yuan: number | null) => (yuan === null ? undefined : String(Math.round(yuan * 100)));
  const yuanOf = (fen: string | undefined) => (fen === undefined ? null : Number(fen) / 100);
  return (
    <div className={styles['filters']}>
      <Input.Search
        aria-label="单号"
        placeholder="商户单号、渠道流水号、退款单号、订单号"
        style={{ width: 320 }}
        defaultValue={query['number'] ?? ''}
        onSearch={(text) => set({ number: text.trim() })}
      />
      <Select
        aria-label="状态"
        allowClear
        placeholder="状态：全部"
        value={query['state'] ?? null}
        options={[
          { value: 'open', label: '等付款' },
          { value: 'paid', label: '已付' },
          { value: 'closed', label: '已关闭' },
          { value: 'surplus', label: '多付' },
        ]}
        onChange={(state?: string) => set({ state })}
      />
      <Select
        aria-label="渠道"
        allowClear
        placeholder="渠道：全部"
        value={query['gateway'] ?? null}
        options={rules.payment.gateways.map((value) => ({ value, label: rules.payment.names[value] }))}
        onChange={(gateway?: string) => set({ gateway })}
      />
      <DayRangePicker
        label="日期"
        from={query['fromDay']}
        to={query['toDay']}
        onChange={(fromDay, toDay) => set({ fromDay, toDay })}
      />
      <InputNumber
        aria-label="金额不少于"
        placeholder="金额从"
        prefix="¥"
        min={0}
        value={yuanOf(query['minFen'])}
        onChange={(yuan) => set({ minFen: fenOf(yuan) })}
      />
      <InputNumber
        aria-label="金额不多于"
        placeholder="到"
        prefix="¥"
        min={0}
        value={yuanOf(query['maxFen'])}
        onChange={(yuan) => set({ maxFen: fenOf(yuan) })}
      />
      {query['userId'] && <Button onClick={() => set({ userId: undefined })}>只看一个人 ×</Button>}
    </div>
  );
}
