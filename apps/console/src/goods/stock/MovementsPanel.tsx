import type { rules } from '@jiwu/contract';
import { Button, Table } from 'antd';
import { useNavigate } from 'react-router';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';

type Kind = (typeof rules.goods.movementKinds)[number];

const kindNames: Readonly<Record<Kind, string>> = {
  intake: '入库',
  correction: '盘点',
  reserve: '占用',
  release: '释放',
  dispatch: '发出',
  return: '退回',
};
const causeNames: Readonly<Record<string, string>> = {
  order: '订单',
  parcel: '包裹',
  afterSale: '售后',
  wootDeal: '每日一抢',
  dropshippingBatch: '代发批次',
  wootPieces: '每日一抢加件',
  wootOrdered: '每日一抢下单',
  wootBack: '每日一抢退回',
  drawPeriod: '抽奖奖品',
  drawClaim: '领奖',
  drawUnclaimed: '奖品没领',
  drawLapsed: '奖品过期',
  staffIntake: '入库单',
  staffCount: '盘点单',
};

interface MovementsPanelProps {
  readonly skuId: string;
  /** Unknown while the list is not there. */
  readonly productId: string | undefined;
  readonly onClose: () => void;
}

/** What happened to the pieces of one SKU, newest first, with the figures that it led to. */
export function MovementsPanel({ skuId, productId, onClose }: MovementsPanelProps) {
  const go = useNavigate();
  const list = useCursorList('staffStockMovements', {}, { params: { id: skuId } });
  const { rows } = list;
  const signed = (pieces: number) => (pieces === 0 ? '' : pieces > 0 ? `+${pieces}` : `−${-pieces}`);
  return (
    <Panel
      title="库存变动"
      note="在库 = 可售 + 占用，只增不改"
      extra={
        <>
          {productId && (
            <Button type="link" onClick={() => void go(`/products/${productId}/skus/${skuId}`)}>
              价格与成本
            </Button>
          )}
          <Button onClick={onClose}>收起</Button>
        </>
      }
      isFlush
    >
      {list.isFailed ? (
        <LoadFailed what="库存变动" onRetry={list.retry} />
      ) : (
        <Table
          size="small"
          rowKey="id"
          loading={list.isLoading}
          dataSource={[...rows]}
          pagination={false}
          columns={[
            { title: '时间', dataIndex: 'at', render: (at: string) => formatTime(at) },
            { title: '种类', dataIndex: 'kind', render: (kind: Kind) => kindNames[kind] },
            { title: '在库', dataIndex: 'onHandDelta', align: 'right', render: signed },
            { title: '占用', dataIndex: 'reservedDelta', align: 'right', render: signed },
            { title: '后在库', dataIndex: 'onHand', align: 'right' },
            { title: '后占用', dataIndex: 'reserved', align: 'right' },
            {
              title: '缘由',
              key: 'cause',
              render: (_, { cause, deed }) =>
                deed
                  ? `${deed.note}（${deed.byName}）`
                  : `${causeNames[cause.kind] ?? cause.kind} ${cause.id.slice(0, 8)}`,
            },
          ]}
        />
      )}
      {list.hasMore && (
        <Button type="link" loading={list.isLoadingMore} onClick={list.loadMore}>
          再看一些
        </Button>
      )}
    </Panel>
  );
}
