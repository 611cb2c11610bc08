import { useQuery } from '@tanstack/react-query';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { type AfterSale, orderQueries } from '../orderQueries.ts';
import { AfterSaleProgress } from './AfterSaleProgress.tsx';
import styles from './ApplyDrawer.module.css';

interface AfterSaleDrawerProps {
  id: string;
  /** The state according to the order: when it changes, the request is refetched. */
  state: AfterSale['state'] | null;
  onClose: () => void;
}

/** One request: its progress, the returned amounts, and the next step. */
export default function AfterSaleDrawer({ id, state, onClose }: AfterSaleDrawerProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQueries.afterSale(id, state),
    placeholderData: (former) => former,
  });
  return (
    <Drawer title="退款与售后" onClose={onClose} isTall>
      {data ? (
        <AfterSaleProgress afterSale={data} />
      ) : error ? (
        <LoadFailed text="售后进度没有加载出来，申请还在。" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <p className={styles['none']} role="status">
          正在加载
        </p>
      )}
    </Drawer>
  );
}
