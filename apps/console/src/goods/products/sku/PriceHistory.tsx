import type { Answer, Contract } from '@jiwu/contract';
import { Button, Table } from 'antd';
import { useCursorList } from '../../../ui/list/useCursorList.ts';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { sayStruckPrice } from './struckPrice.ts';
import { WeekOfDeals } from './WeekOfDeals.tsx';
import styles from './Sku.module.css';

interface PriceHistoryProps {
  readonly skuId: string;
  readonly priceFen: number | null;
  /** The struck price that is shown now. */
  readonly shownFen: number | null;
}

type Price = Answer<Contract['staffSkuPrices']>['items'][number];

/** What may stand as struck price and why, and every price that it had. */
export function PriceHistory({ skuId, priceFen, shownFen }: PriceHistoryProps) {
  const list = useCursorList('staffSkuPrices', {}, { params: { id: skuId } });
  if (list.isFailed) return <LoadFailed what="价格的历史" onRetry={list.retry} />;
  const { rows: prices } = list;
  const deals = list.first?.deals ?? [];
  const lowestFen = deals.length === 0 ? null : Math.min(...deals.map((deal) => deal.lowestFen));
  return (
    <div className={styles['columns']}>
      <Panel title="价格的历史" note="从什么时候起卖多少" isFlush>
        <Table<Price>
          size="small"
          rowKey="from"
          loading={list.isLoading}
          dataSource={[...prices]}
          pagination={false}
          columns={[
            { title: '从', dataIndex: 'from', render: (at: string) => formatTime(at) },
            { title: '售价', dataIndex: 'priceFen', align: 'right', render: (fen: number) => formatFen(fen) },
            {
              title: '比之前',
              key: 'change',
              align: 'right',
              render: (_, price, nth) => sayChange(price, prices[nth + 1]),
            },
            {
              title: 'VIP 价',
              dataIndex: 'vipPriceFen',
              align: 'right',
              render: (fen: number | null) => (fen === null ? '—' : formatFen(fen)),
            },
          ]}
        />
        {list.hasMore && (
          <Button type="link" loading={list.isLoadingMore} onClick={list.loadMore}>
            再看一些
          </Button>
        )}
      </Panel>
      <Panel title="划线价的依据" note="每天成交的最低价；VIP、批发、开箱的不算">
        <WeekOfDeals deals={deals} lowestFen={lowestFen} />
        <p className={styles['verdict']}>{list.first && sayStruckPrice({ priceFen, shownFen, lowestFen })}</p>
      </Panel>
    </div>
  );
}

/** −30.00（−6.0%） */
function sayChange({ priceFen }: Price, before: Price | undefined): string {
  if (!before) return '';
  const by = priceFen - before.priceFen;
  if (by === 0) return '没变';
  const sign = by > 0 ? '+' : '−';
  const share = ((Math.abs(by) / before.priceFen) * 100).toFixed(1);
  return `${sign}${formatFen(Math.abs(by))}（${sign}${share}%）`;
}
