import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { Named } from '../parts/Named.tsx';
import { MovementsPanel } from './MovementsPanel.tsx';
import { StockForm } from './StockForm.tsx';
import type { StockRow } from './StockRow.ts';
import styles from './Stock.module.css';

/** What runs short, or what was looked for; pieces come in, and are counted. */
export function StockPage() {
  const { query, change } = useAddress();
  const words = query['words'];
  const list = useCursorList('staffStockList', words ? { view: 'found', words } : { view: 'short' });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [deed, setDeed] = useState<'intake' | 'count' | null>(null);
  const open = query['open'];
  const chosen = list.rows.filter(({ skuId }) => selected.includes(skuId));
  return (
    <>
      <PageHead title="库存" about={words ? `找到 ${list.rows.length} 个规格` : '按近 7 天的销量，不够卖 3 天的规格'}>
        <Button disabled={chosen.length === 0} onClick={() => setDeed('count')}>
          盘点 {chosen.length || ''}
        </Button>
        <Button
          type="primary"
          icon={<Icon name="plus" />}
          disabled={chosen.length === 0}
          onClick={() => setDeed('intake')}
        >
          入库 {chosen.length || ''}
        </Button>
      </PageHead>
      <div className={styles['filters']}>
        <Input.Search
          aria-label="找规格"
          placeholder="规格编码、标题、商品号"
          allowClear
          maxLength={60}
          defaultValue={words ?? ''}
          onSearch={(text) => change({ words: text.trim(), open: undefined })}
        />
      </div>
      {deed && chosen.length > 0 && <StockForm key={deed} deed={deed} rows={chosen} onDone={() => setDeed(null)} />}
      <ListTable
        what="库存"
        list={list}
        keyOf={({ skuId }) => skuId}
        openKey={open}
        onOpen={({ skuId }) => change({ open: skuId }, { push: !open })}
        selected={selected}
        onSelect={setSelected}
        empty={
          <StateMessage icon="layers" title={words ? '没有这样的规格' : '没有快卖完的'}>
            {words ? '换个编码或标题再找' : '要入库别的规格，先按编码或标题找'}
          </StateMessage>
        }
        columns={[
          {
            title: '规格',
            key: 'sku',
            render: (_, { picture, title, label, code }: StockRow) => (
              <Named picture={picture} title={title} note={[label, code].filter(Boolean).join(' · ')} />
            ),
          },
          { title: '在库', dataIndex: 'onHand', align: 'right' },
          { title: '占用', dataIndex: 'reserved', align: 'right' },
          { title: '可售', dataIndex: 'available', align: 'right' },
          { title: '近 7 天卖出', dataIndex: 'weekSold', align: 'right' },
          {
            title: '还能卖',
            dataIndex: 'leftTenths',
            align: 'right',
            render: (tenths: number | null) => (tenths === null ? '—' : `${(tenths / 10).toFixed(1)} 天`),
          },
          {
            title: '成本',
            dataIndex: 'costHundredths',
            align: 'right',
            render: (cost: number | null) => (cost === null ? '—' : formatFen(Math.round(cost / 100))),
          },
        ]}
      />
      {open && (
        <MovementsPanel
          key={open}
          skuId={open}
          productId={list.rows.find(({ skuId }) => skuId === open)?.productId}
          onClose={() => change({ open: undefined })}
        />
      )}
    </>
  );
}
