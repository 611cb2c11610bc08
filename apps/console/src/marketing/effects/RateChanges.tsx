import { ListTable } from '../../ui/list/ListTable.tsx';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { Link } from 'react-router';
import { ownWords } from './rateWords.ts';

type Change = ItemOf<'staffCommissionChanges'>;

const kindNames: Readonly<Record<Change['kind'], string>> = { product: '商品', category: '类目' };

/** Who set which rate, from the audit log. */
export function RateChanges() {
  const list = useCursorList('staffCommissionChanges', {});
  return (
    <Panel isFlush>
      <ListTable<Change>
        what="改动"
        list={list}
        keyOf={({ seq }) => String(seq)}
        empty={<StateMessage icon="lines" title="还没有人改过佣金比例" />}
        columns={[
          { title: '时间', dataIndex: 'at', render: formatTime },
          { title: '谁', dataIndex: 'byName' },
          { title: '定的是', dataIndex: 'kind', render: (kind: Change['kind']) => kindNames[kind] },
          {
            title: '名称',
            key: 'name',
            render: (_, { kind, id, name }) => <Link to={`?tab=rates&${kind}=${id}`}>{name}</Link>,
          },
          { title: '从', dataIndex: 'beforeBp', align: 'right', render: ownWords },
          { title: '到', dataIndex: 'afterBp', align: 'right', render: ownWords },
        ]}
      />
    </Panel>
  );
}
