import { rules } from '@jiwu/contract/rules';
import { Button, Flex, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../api/say.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { Split } from '../../ui/panel/Split.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';

type Purchase = ItemOf<'staffVipList'>;

const stateNames: Readonly<Record<Purchase['state'], string>> = {
  unpaid: '待付款',
  paid: '已付',
  closed: '已关闭',
  refunding: '在退',
  refunded: '已退',
};
const planNames: Readonly<Record<Purchase['plan'], string>> = { month: '月', quarter: '季', year: '年' };
const shopViews = [
  { name: '全部', query: '' },
  ...rules.vip.purchaseStates.map((state) => ({ name: stateNames[state], query: `state=${state}` })),
];

/** VIP 购买: who paid for it, and giving it back whole. */
export function VipPurchasesPage() {
  const { query, change } = useAddress();
  const { open, state } = query;
  const list = useCursorList('staffVipList', { ...(state && { state }) });
  const chosen = list.rows.find(({ id }) => id === open);
  return (
    <>
      <PageHead title="VIP 购买" about="退回一次就收回它的天数，钱按原路退" />
      <Split
        side={chosen && <PurchaseSide key={chosen.id} purchase={chosen} onClose={() => change({ open: undefined })} />}
      >
        <Panel isFlush>
          <ViewTabs page="vip" views={shopViews} />
          <ListTable<Purchase>
            what="VIP 购买"
            name="vip"
            list={list}
            keyOf={({ id }) => id}
            openKey={open}
            onOpen={({ id }) => change({ open: id }, { push: true })}
            empty={<StateMessage icon="star" title="这里没有 VIP 购买" />}
            columns={[
              { title: '时间', dataIndex: 'createdAt', render: formatTime },
              { title: '用户', key: 'buyer', render: (_, { buyer }) => buyer.name },
              { title: '买的', key: 'plan', render: (_, { plan, days }) => `${planNames[plan]}，${days} 天` },
              { title: '金额（元）', dataIndex: 'amountFen', align: 'right', render: formatFen },
              {
                title: '状态',
                key: 'state',
                render: (_, purchase) => (
                  <StateMark isOn={purchase.state === 'paid'}>{stateNames[purchase.state]}</StateMark>
                ),
              },
            ]}
          />
        </Panel>
      </Split>
    </>
  );
}

function PurchaseSide({ purchase, onClose }: { purchase: Purchase; onClose: () => void }) {
  const [note, setNote] = useState('');
  const { isBusy, problem, send } = useSend('staffVipRefund');
  const { id, plan, days, amountFen, state, paidAt, refundedAt, buyer } = purchase;
  const refund = async () => {
    if (await send({ params: { id }, body: { note: note.trim() } })) say.done('已退，天数收回了');
  };
  return (
    <Panel title={`${buyer.name}，${planNames[plan]}`} extra={<Button onClick={onClose}>关闭</Button>}>
      <Facts
        rows={[
          ['天数', `${days} 天`],
          ['金额', `¥${formatFen(amountFen)}`],
          ['付款', paidAt && formatTime(paidAt)],
          ['退完', refundedAt && formatTime(refundedAt)],
        ]}
      />
      {(state === 'paid' || state === 'refunding') && (
        <Flex vertical gap={8} align="start">
          <Input
            aria-label="为什么退"
            placeholder="为什么退"
            maxLength={200}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <FormProblem text={problem} />
          <Button disabled={note.trim() === ''} loading={isBusy} onClick={() => void refund()}>
            全额退回 ¥{formatFen(amountFen)}
          </Button>
        </Flex>
      )}
    </Panel>
  );
}
