import { LightLink } from '../../../ui/link/LightLink.tsx';
import { MatterRow } from './MatterRow.tsx';
import { ownMatters } from './ownMatters.ts';
import styles from './OwnMatters.module.css';
import { useOwnOrders } from './useOwnOrders.ts';

/** What waits for the reader, or what most people come for: three rows either way, so that nothing moves. */
export function OwnMatters() {
  const { isGuest, own } = useOwnOrders();
  return (
    <section className={styles['own']} aria-label={isGuest ? '常办的事' : '和您有关的'}>
      <div className={styles['head']}>
        <h2>{isGuest ? '常办的事' : '和您有关的'}</h2>
        <LightLink to="/order/mine">全部订单</LightLink>
      </div>
      <ul>
        {ownMatters(own?.orders ?? [], own?.now ?? '').map((matter, order) => (
          // By its place: a row that would be moved for another one moves under the reader.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={order}>
            <MatterRow matter={matter} />
          </li>
        ))}
      </ul>
    </section>
  );
}
