import type { rules } from '@jiwu/contract';
import { Button, Table } from 'antd';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
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
  staffIntake: '入库单',
  staffCount: '盘点单',
};

/** What happened to the pieces of one SKU, newest first, with the figures that it led to. */
export function MovementsPanel({ skuId, onClose }: { skuId: string; onClose: () => void }) {
  const found = useInfiniteQuery({
    queryKey: ['staffStockMovements', skuId],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(
        'staffStockMovements',
        { params: { id: skuId }, query: pageParam ? { cursor: pageParam } : {} },
        { silent: true, signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  const rows = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const signed = (pieces: number) => (pieces === 0 ? '' : pieces > 0 ? `+${pieces}` : `−${-pieces}`);
  return (
    <Panel title="库存变动" note="在库 = 可售 + 占用，只增不改" extra={<Button onClick={onClose}>收起</Button>} isFlush>
      <Table
        size="small"
        rowKey="id"
        loading={found.isPending}
        dataSource={rows}
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
      {found.hasNextPage && (
        <Button type="link" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          再看一些
        </Button>
      )}
    </Panel>
  );
}
