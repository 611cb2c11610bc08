import type { Answer, Contract } from '@jiwu/contract';
import { Button, Table } from 'antd';
import { useMay } from '../../../session/access.ts';
import { useCursorList } from '../../../ui/list/useCursorList.ts';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { formatCost } from '../../parts/formatCost.ts';
import { CostCorrection } from './CostCorrection.tsx';
import styles from './Sku.module.css';

interface CostHistoryProps {
  readonly skuId: string;
  readonly priceFen: number | null;
  /** Hundredths of a fen, as it is now; null: unknown. */
  readonly cost: number | null;
  readonly hasPieces: boolean;
}

type Change = Answer<Contract['staffSkuCosts']>['items'][number];

const costOr = (hundredths: number | null) => (hundredths === null ? '—' : formatCost(hundredths));

/** How the cost came about: each delivery with what it was reckoned from, and each correction with its reason. */
export function CostHistory({ skuId, priceFen, cost, hasPieces }: CostHistoryProps) {
  const may = useMay();
  const list = useCursorList('staffSkuCosts', {}, { params: { id: skuId } });
  if (list.isFailed) return <LoadFailed what="成本的历史" onRetry={list.retry} />;
  const { rows: changes } = list;
  return (
    <div className={styles['columns']}>
      <Panel title="成本怎么来的" note="移动平均：每次入库，和已有的一起平均" isFlush>
        <Table<Change>
          size="small"
          rowKey="no"
          loading={list.isLoading}
          dataSource={[...changes]}
          pagination={false}
          locale={{ emptyText: '还没写过成本' }}
          columns={[
            { title: '时间', dataIndex: 'at', render: (at: string) => formatTime(at) },
            { title: '怎么变的', key: 'how', render: (_, change) => sayHow(change) },
            { title: '之前', dataIndex: 'beforeHundredths', align: 'right', render: costOr },
            { title: '之后', dataIndex: 'afterHundredths', align: 'right', render: costOr },
            { title: '谁', dataIndex: 'byName' },
            { title: '说明', dataIndex: 'note' },
          ]}
        />
        {list.hasMore && (
          <Button type="link" loading={list.isLoadingMore} onClick={list.loadMore}>
            再看一些
          </Button>
        )}
      </Panel>
      {may('staffSkuCostCorrect') && list.first && (
        <CostCorrection
          key={skuId}
          skuId={skuId}
          priceFen={priceFen}
          cost={cost}
          isNew={changes.length === 0 && !hasPieces}
        />
      )}
    </div>
  );
}

const kinds: Readonly<Record<Change['kind'], (change: Change) => string>> = {
  intake: ({ pieces, unitCostFen, onHandBefore }) =>
    `入库 ${pieces ?? 0} 件，每件 ${formatFen(unitCostFen ?? 0)}，原有 ${onHandBefore ?? 0} 件`,
  correction: () => '改正',
};

function sayHow(change: Change): string {
  return kinds[change.kind](change);
}
