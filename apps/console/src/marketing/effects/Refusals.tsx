import { rules } from '@jiwu/contract/rules';
import { Button, Select } from 'antd';
import { Link } from 'react-router';
import { useMay } from '../../session/access.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { MomentRangePicker } from '../../ui/time/pickers/MomentRangePicker.tsx';
import styles from './Effects.module.css';

type Refusal = ItemOf<'staffEffectRefusals'>;

const reasonNames: Readonly<Record<Refusal['reason'], string>> = {
  sameUser: '就是买家自己',
  sameBrowser: '同一个浏览器',
  sameDevice: '像是同一台设备',
  samePhone: '收货电话是推广人的',
  sameAddress: '送到推广人的地址',
  closedAccount: '推广人已经注销',
};
const filters = ['promoterId', 'reason', 'from', 'until'] as const;

/** Sales that somebody brought and that pay nobody, because the promoter seems to be the buyer. Neither of them is told. */
export function Refusals() {
  const { query, change } = useAddress();
  const may = useMay();
  const given = Object.fromEntries(filters.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));
  const list = useCursorList('staffEffectRefusals', given);
  const isFiltered = Object.keys(given).length > 0;
  const person = (id: string, name: string) =>
    may('staffUserGet') ? <Link to={`/users/${id}`}>{name || '没有名字'}</Link> : name;
  return (
    <Panel isFlush>
      <div className={styles['filters']}>
        <Select
          aria-label="原因"
          allowClear
          placeholder="原因：全部"
          value={query['reason'] ?? null}
          options={rules.effectOrder.refusals.map((value) => ({ value, label: reasonNames[value] }))}
          onChange={(reason?: string) => change({ reason })}
        />
        <MomentRangePicker
          label="时间"
          from={query['from']}
          until={query['until']}
          onChange={(from, until) => change({ from: from ?? undefined, until: until ?? undefined })}
        />
        {query['promoterId'] && <Button onClick={() => change({ promoterId: undefined })}>只看一位推广人 ×</Button>}
      </div>
      <ListTable<Refusal>
        what="没记佣金的推广"
        name="effectRefusals"
        list={list}
        keyOf={({ lineId, promoterId }) => `${lineId} ${promoterId}`}
        empty={
          <StateMessage
            icon={isFiltered ? 'filter' : 'tick'}
            title={isFiltered ? '这几个条件下没有' : '还没有不记佣金的推广'}
          >
            推广的人像是买家自己时，订单照常，佣金不记，两边都不通知
          </StateMessage>
        }
        columns={[
          { title: '付款', dataIndex: 'at', render: formatTime },
          {
            title: '订单',
            dataIndex: 'orderNo',
            className: 'mono',
            render: (no: string) => (may('staffOrderSearch') ? <Link to={`/orders?open=${no}`}>{no}</Link> : no),
          },
          { title: '买家', key: 'buyer', render: (_, { buyerId, buyer }) => person(buyerId, buyer) },
          {
            title: '推广人',
            key: 'promoter',
            render: (_, { promoterId, promoter }) => person(promoterId, promoter),
          },
          { title: '为什么没记', dataIndex: 'words' },
          {
            title: '同一位的',
            key: 'same',
            render: (_, { promoterId }) =>
              query['promoterId'] !== promoterId && (
                <Button type="link" onClick={() => change({ promoterId }, { push: true })}>
                  只看这位推广人
                </Button>
              ),
          },
        ]}
      />
    </Panel>
  );
}
