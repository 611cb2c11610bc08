import { useInfiniteQuery } from '@tanstack/react-query';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { MorePages } from '../MorePages.tsx';
import { membershipQueries } from '../membershipQueries.ts';
import { Movements } from '../Movements.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { PanelWaiting } from '../PanelWaiting.tsx';
import { movementOf } from './movementOf.ts';

/** Every movement with its cause and the balance after it. */
export default function StatementDrawer({ onClose }: { onClose: () => void }) {
  const query = useInfiniteQuery(membershipQueries.statement());
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <Drawer title="积分明细" onClose={onClose}>
      {!items && <PanelWaiting height={480} failedText="明细没有加载出来，每一笔都还在。" query={query} />}
      {items?.length === 0 && <NothingYet text="签到、完成订单和抽奖都会得到积分，每一笔都会列在这里。" />}
      {items && items.length > 0 && (
        <>
          <Movements items={items.map((entry) => movementOf(entry, true))} />
          <MorePages query={query} failedText="更早的没有加载出来。" />
        </>
      )}
    </Drawer>
  );
}
