import type { StaffOrder } from '@jiwu/contract';
import { useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { useMay } from '../../session/access.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ExportButton } from '../../ui/exports/ExportButton.tsx';
import { useKeys } from '../../ui/keys/useKeys.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import { useIsPhone } from '../parts/useIsPhone.ts';
import { BatchBar } from './batch/BatchBar.tsx';
import { DispatchFile } from './batch/DispatchFile.tsx';
import { FilterBar } from './FilterBar.tsx';
import { filtersOf } from './orderFilters.ts';
import { orderColumns } from './orderColumns.tsx';
import { orderViews } from './orderViews.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderStory } from './story/OrderStory.tsx';
import styles from './Orders.module.css';

const EVERY_MS = 20_000;
const noOrder: readonly string[] = [];

/** Finding orders, sending them, one or many, and seeing at once which cannot go. */
export function OrdersPage() {
  const { query, change } = useAddress();
  const may = useMay();
  const isPhone = useIsPhone();
  const filters = filtersOf(query);
  const list = useCursorList('staffOrderSearch', filters);
  const counts = useRead('staffOrderCounts', {}, { everyMs: EVERY_MS }).data;
  const [selected, setSelected] = useState(noOrder);
  const open = query['open'];
  const show = ({ no }: StaffOrder) => change({ open: no }, { push: open === undefined });
  const close = () => change({ open: undefined });
  useKeys({ Escape: () => (open ? close() : setSelected(noOrder)) });
  const empty = (
    <StateMessage icon="filter" title={list.hasMore ? '这一段里没有，可以接着找' : '这几个条件下没有订单'} />
  );
  const views = <ViewTabs page="orders" views={orderViews(counts)} />;
  if (isPhone) {
    return (
      <>
        <PageHead title="订单" />
        {open ? (
          <OrderStory key={open} no={open} onClose={close} />
        ) : (
          <OrderCards list={list} views={views} onOpen={show} />
        )}
      </>
    );
  }
  if (open) {
    return (
      <div className={styles['pushed']}>
        <h1 className="visuallyHidden">订单</h1>
        <OrderList list={list} openNo={open} onOpen={show} onClose={close} />
        <OrderStory key={open} no={open} onClose={close} />
      </div>
    );
  }
  const mayDispatch = may('staffDispatchBatch');
  return (
    <>
      <PageHead title="订单" about="付款后 24 小时内发出。地址、电话默认遮住，看全要写理由">
        <ExportButton kind="orders" filters={filters} />
        {mayDispatch && <DispatchFile />}
      </PageHead>
      <Panel isFlush>
        {views}
        <FilterBar />
        <ListTable
          what="订单"
          name="orders"
          list={list}
          columns={orderColumns}
          keyOf={({ no }) => no}
          onOpen={show}
          openKey={open}
          empty={empty}
          {...(mayDispatch && { selected, onSelect: setSelected })}
        />
      </Panel>
      {mayDispatch && selected.length > 0 && (
        <BatchBar key={selected.join(' ')} nos={selected} onChange={setSelected} />
      )}
    </>
  );
}
