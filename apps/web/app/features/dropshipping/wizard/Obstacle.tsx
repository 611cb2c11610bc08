import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { batchAddress } from '../batchAddress.ts';
import { BatchNote } from '../BatchNote.tsx';
import { batchQueries } from '../batchQueries.ts';
import { BlockedNote } from '../BlockedNote.tsx';
import styles from './Obstacle.module.css';

/** What keeps any batch from being ordered now: told while it is prepared, since the shop refuses it only at the end. */
export function Obstacle() {
  const { data } = useQuery(batchQueries.standing());
  if (!data) return null;
  const { unpaid, blockedUntil, now } = data;
  return (
    <div className={styles['obstacle']}>
      {unpaid ? (
        <BatchNote>
          “{unpaid.name}”还没付款，先付款或取消它，这个批次才能下单。名单现在就可以填。
          <Link to={batchAddress(unpaid.id, 'pay')}>去付款或取消</Link>
        </BatchNote>
      ) : (
        blockedUntil !== null && <BlockedNote until={blockedUntil} now={now} />
      )}
    </div>
  );
}
