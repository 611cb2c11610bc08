import { useQuery } from '@tanstack/react-query';
import { Drawer } from '../../../components/drawer/Drawer.tsx';
import { LoadFailed } from '../../../components/loadFailed/LoadFailed.tsx';
import { type AfterSale, orderQueries } from '../orderQueries.ts';
import { AfterSaleProgress } from './AfterSaleProgress.tsx';
import styles from './ApplyDrawer.module.css';

interface AfterSaleDrawerProps {
  id: string;
  /** As the order knows it: a change there means that there is something new here. */
  state: AfterSale['state'] | null;
  onClose: () => void;
}

/** One request: how far it is, what comes back, and what is to be done. */
export default function AfterSaleDrawer({ id, state, onClose }: AfterSaleDrawerProps) {
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQueries.afterSale(id, state),
    placeholderData: (former) => former,
  });
  return (
    <Drawer title="退款与售后" onClose={onClose}>
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
