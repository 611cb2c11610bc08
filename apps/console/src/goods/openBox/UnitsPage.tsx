import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { Link, useNavigate } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import styles from './OpenBox.module.css';
import { gradeNames, sourceNames, stateNames, type UnitRow } from './unitWords.ts';

const shopViews = [
  { name: '全部', query: '' },
  ...rules.openBox.states.map((state) => ({ name: stateNames[state], query: `state=${state}` })),
];

/** 开箱: every unit by its number, from the day it came in to the day it is sold. A scanner types into the field. */
export function UnitsPage() {
  const { query, change } = useAddress();
  const { state, code } = query;
  const list = useCursorList('staffUnitList', { ...(state && { state }), ...(code && { code }) });
  const waiting = useRead('staffUnitReturnedList', { query: {} }).data;
  const waitingWords = waiting && waiting.items.length > 0 && `${waiting.items.length}${waiting.nextCursor ? '+' : ''}`;
  const go = useNavigate();
  return (
    <>
      <PageHead title="开箱" about="一件一号：扫码、拍照、检测、定级、定价、上架">
        <Link to="/units/checklists">
          <Button>检测单</Button>
        </Link>
        <Link to="/units/returned">
          <Button>退回待入库 {waitingWords}</Button>
        </Link>
        <Link to="/units/new">
          <Button type="primary">入库一件</Button>
        </Link>
      </PageHead>
      <Panel isFlush>
        <ViewTabs page="units" views={shopViews} />
        <div className={styles['search']} role="search">
          <Input.Search
            key={code ?? ''}
            aria-label="单件号或序列号"
            placeholder="扫单件号或序列号"
            allowClear
            defaultValue={code ?? ''}
            onSearch={(text) => change({ code: text.trim() || undefined })}
          />
        </div>
        <ListTable<UnitRow>
          what="单件"
          name="units"
          list={list}
          keyOf={({ id }) => id}
          onOpen={({ id }) => void go(`/units/${id}`)}
          empty={<StateMessage icon="box" title={code ? '没有这个号的单件' : '这里没有单件'} />}
          columns={[
            { title: '单件', key: 'no', render: (_, { id, no }) => <Link to={`/units/${id}`}>{no}</Link> },
            {
              title: '商品',
              key: 'title',
              render: (_, { title, skuLabel }) => [title, skuLabel].filter(Boolean).join('，'),
            },
            { title: '序列号', dataIndex: 'serial' },
            { title: '来源', key: 'source', render: (_, { source }) => sourceNames[source] },
            { title: '级', key: 'grade', render: (_, { grade }) => grade && gradeNames[grade] },
            {
              title: '现价（元）',
              key: 'priceFen',
              align: 'right',
              render: (_, { priceFen }) => priceFen !== null && formatFen(priceFen),
            },
            { title: '入库', dataIndex: 'createdAt', render: formatTime },
            {
              title: '状态',
              key: 'state',
              render: (_, unit) => (
                <StateMark isOn={unit.state === 'listed'}>
                  {unit.lockedUntil ? '有人在付款' : stateNames[unit.state]}
                </StateMark>
              ),
            },
          ]}
        />
      </Panel>
    </>
  );
}
