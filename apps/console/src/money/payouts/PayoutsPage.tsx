import type { Answer, Contract } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Input, Select } from 'antd';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Figures } from '../../ui/figures/Figures.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { shortYuan } from '../../ui/money/shortYuan.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { TabLinks } from '../../ui/panel/TabLinks.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { yuan } from '../Legs.tsx';
import styles from '../Money.module.css';
import { BalanceChanges } from './BalanceChanges.tsx';
import { ClosingPayouts } from './ClosingPayouts.tsx';
import { PayoutSide } from './PayoutSide.tsx';

type Row = ItemOf<'staffPayoutList'>;

export const payoutStates: Readonly<Record<Row['state'], string>> = {
  waiting: '待批准',
  done: '已到余额',
  refused: '退回',
  lapsed: '过期作废',
  changed: '内容变了，作废',
};

const tabs = ['payouts', 'closing', 'changes'] as const;
const tabNames = { payouts: '佣金兑付', closing: '注销退款', changes: '余额调整' } as const;

/** Money that goes to people: commission, what closed accounts still had, and what staff give. */
export function PayoutsPage() {
  const { query } = useAddress();
  const tab = tabs.find((name) => name === query['tab']) ?? 'payouts';
  const parts = { payouts: <Payouts />, closing: <ClosingPayouts />, changes: <BalanceChanges /> } as const;
  return (
    <>
      <PageHead
        title="兑付"
        about={`可兑付的佣金满 ${shortYuan(rules.effectOrder.minPayoutFen)}，用户自己兑到余额，即时一次。当天超过 ${shortYuan(rules.approval.aboveFen.payout)} 的，先等第二人批准`}
      />
      <TabLinks label="兑付" now={tab} tabs={tabs.map((name) => ({ name, words: tabNames[name] }))} />
      {parts[tab]}
    </>
  );
}

type Sums = Answer<Contract['staffPayoutSums']>;

/** The promoters read the sum after what they owe; what there was before it stands beneath, in the words they read. */
function sayBefore({ payableFen, takenFen }: Sums): string {
  return takenFen > 0 ? `扣回前 ${yuan(payableFen + takenFen)}，扣回 ${yuan(takenFen)}` : '没有要扣回的';
}

function Payouts() {
  const { query, change } = useAddress();
  const sums = useRead('staffPayoutSums', {}).data;
  const given = {
    ...(query['state'] && { state: query['state'] }),
    ...(query['no'] && { no: query['no'] }),
    ...(query['userId'] && { userId: query['userId'] }),
  };
  const list = useCursorList('staffPayoutList', given);
  const open = query['open'];
  return (
    <>
      {sums && (
        <Figures
          label="兑付合计"
          items={[
            { label: '待批准', value: sums.waiting, note: yuan(sums.waitingFen) },
            { label: '本月已兑付', value: yuan(sums.monthDoneFen), note: `${sums.monthDone} 笔` },
            { label: '可兑付', value: yuan(sums.payableFen), note: sayBefore(sums) },
            { label: '待结算', value: yuan(sums.settlingFen), note: '完成后 7 天' },
            { label: '本月扣回', value: yuan(sums.monthTakenFen), note: '退款的，从后来的佣金里扣' },
          ]}
        />
      )}
      <div className={styles['split']} data-closed={open ? undefined : true}>
        <Panel isFlush>
          <div className={styles['filters']}>
            <Select
              aria-label="状态"
              allowClear
              placeholder="状态：全部"
              value={query['state'] ?? null}
              options={rules.effectOrder.payoutStates.map((value) => ({ value, label: payoutStates[value] }))}
              onChange={(state?: string) => change({ state, open: undefined })}
            />
            <Input.Search
              aria-label="兑付单号"
              placeholder="兑付单号 DF…"
              defaultValue={query['no'] ?? ''}
              onSearch={(no) => change({ no: no.trim(), open: undefined })}
            />
          </div>
          <ListTable<Row>
            what="兑付"
            list={list}
            keyOf={({ id }) => id}
            openKey={open}
            onOpen={({ id }) => change({ open: id }, { push: true })}
            empty={<StateMessage icon="ticket" title="没有这样的兑付" />}
            columns={[
              { title: '时间', dataIndex: 'requestedAt', render: formatTime },
              {
                title: '推广人',
                dataIndex: 'promoter',
                render: ({ name, phoneNumber }: Row['promoter']) => `${name} ${phoneNumber ?? ''}`,
              },
              { title: '效果订单', dataIndex: 'effects', align: 'right', render: (count: number) => `${count} 笔` },
              {
                title: '完成期间',
                key: 'span',
                render: (_, { settledFrom, settledTo }) => `${settledFrom.slice(5)} 至 ${settledTo.slice(5)}`,
              },
              { title: '佣金', dataIndex: 'commissionFen', align: 'right', render: formatFen },
              {
                title: '扣回',
                dataIndex: 'takenFen',
                align: 'right',
                render: (fen: number) => (fen === 0 ? '—' : formatFen(-fen)),
              },
              { title: '兑付', dataIndex: 'amountFen', align: 'right', render: formatFen },
              {
                title: '状态',
                dataIndex: 'state',
                render: (state: Row['state']) => <StateMark isOn={state === 'done'}>{payoutStates[state]}</StateMark>,
              },
            ]}
          />
        </Panel>
        {open && <PayoutSide key={open} id={open} onClose={() => change({ open: undefined })} />}
      </div>
    </>
  );
}
