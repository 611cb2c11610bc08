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
import { OldPhoneView } from './OldPhoneView.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderStory } from './story/OrderStory.tsx';
import { usePhoneOrders } from './usePhoneOrders.ts';
import styles from './Orders.module.css';

const EVERY_MS = 20_000;
const noOrder: readonly string[] = [];

/** Finding orders, sending them, one or many, and seeing at once which cannot go. */
export function OrdersPage() {
  const { query, change } = useAddress();
  const may = useMay();
  const isPhone = useIsPhone();
  const filters = filtersOf(query);
  const [sought, setSought] = useState<{ readonly phoneNumber: string; readonly beside: string } | null>(null);
  // Whoever goes on to a view or a filter no longer looks for the number, nor when coming back.
  const beside = JSON.stringify(filters);
  if (sought && sought.beside !== beside) setSought(null);
  const phoneNumber = sought?.phoneNumber ?? null;
  const listed = useCursorList('staffOrderSearch', filters);
  const byPhone = usePhoneOrders(phoneNumber);
  const list = phoneNumber === null ? listed : byPhone;
  const counts = useRead('staffOrderCounts', {}, { everyMs: EVERY_MS }).data;
  const [selected, setSelected] = useState(noOrder);
  const open = query['open'];
  const show = ({ no }: StaffOrder) => change({ open: no, give: undefined }, { push: open === undefined });
  const close = () => change({ open: undefined, give: undefined });
  useKeys({ Escape: () => (open ? close() : setSelected(noOrder)) });
  const views = <ViewTabs page="orders" views={orderViews(counts)} onChoose={() => setSought(null)} />;
  if (open) {
    // One frame for both widths: a tablet that is turned keeps the form that is being filled in.
    return (
      <div className={isPhone ? undefined : styles['pushed']}>
        {isPhone ? <PageHead title="订单" /> : <h1 className="visuallyHidden">订单</h1>}
        {!isPhone && <OrderList list={list} openNo={open} onOpen={show} onClose={close} />}
        <OrderStory key={open} no={open} onClose={close} />
      </div>
    );
  }
  if (isPhone) {
    return (
      <>
        <PageHead title="订单" />
        <OldPhoneView />
        <OrderCards list={list} views={views} onOpen={show} />
      </>
    );
  }
  const mayDispatch = may('staffDispatchBatch');
  return (
    <>
      <PageHead title="订单" about="按运费模板答应买家的时间发出。地址、电话默认遮住，看全要写理由">
        {phoneNumber === null && <ExportButton kind="orders" filters={filters} />}
        {mayDispatch && <DispatchFile />}
      </PageHead>
      <Panel isFlush>
        {views}
        <OldPhoneView />
        <FilterBar
          phoneNumber={phoneNumber}
          onPhone={(number) => setSought(number === null ? null : { phoneNumber: number, beside })}
        />
        <ListTable
          what="订单"
          name="orders"
          list={list}
          columns={orderColumns}
          keyOf={({ no }) => no}
          onOpen={show}
          openKey={open}
          empty={<StateMessage icon="filter" title="这几个条件下没有订单" />}
          {...(mayDispatch && { selected, onSelect: setSelected })}
        />
      </Panel>
      {mayDispatch && selected.length > 0 && (
        <BatchBar key={selected.join(' ')} nos={selected} onChange={setSelected} />
      )}
    </>
  );
}
