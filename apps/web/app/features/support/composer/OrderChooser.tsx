import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { GoodsLine } from '../../../shared/goods/line/GoodsLine.tsx';
import { stateWords } from '../../../shared/orders/states/stateWords.ts';
import { supportPathFor } from '../../../shared/support/supportPath.ts';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { supportQueries } from '../supportQueries.ts';
import styles from './OrderChooser.module.css';

const SKELETONS = [1, 2, 3];

/** The newest orders: the one that is pressed goes with the message. Loaded when first opened. */
export default function OrderChooser({ onClose }: { onClose: () => void }) {
  const { data: orders, isError, isFetching, refetch } = useQuery(supportQueries.orders());
  return (
    <Drawer title="选一笔订单" onClose={onClose}>
      {isError && !orders && (
        <LoadFailed text="订单没有加载出来，请再试一次。" retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!orders && !isError && (
        <div className={styles['skeleton']} role="status" aria-label="正在加载订单">
          {SKELETONS.map((nth) => (
            <i key={nth} />
          ))}
        </div>
      )}
      {orders?.length === 0 && <p className={styles['none']}>还没有订单，直接写下问题就好。</p>}
      <ul>
        {orders?.flatMap(({ id, no, state, pieces, payFen, lines: [first] }) =>
          first
            ? [
                <li key={id} className={styles['order']}>
                  <Link to={supportPathFor('order', id)} replace preventScrollReset onClick={onClose}>
                    <GoodsLine
                      line={first}
                      note={`订单 ${no}，${stateWords[state]}，${formatCount(pieces)} 件 ${formatFen(payFen)}`}
                    />
                  </Link>
                </li>,
              ]
            : [],
        )}
      </ul>
    </Drawer>
  );
}
