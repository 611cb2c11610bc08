import type { OpenGroup } from '../../../shared/groups/Group.ts';
import { groupAddress } from '../../../shared/groups/groupAddress.ts';
import { SeatRow } from '../../../shared/groups/SeatRow.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Countdown } from '../../../ui/time/Countdown.tsx';
import { useShopSecondsLeft } from '../../../ui/time/useShopSecondsLeft.ts';
import styles from './OpenGroupRow.module.css';

interface OpenGroupRowProps {
  group: OpenGroup;
  now: string;
  /** The chosen SKU, where it takes part: the choice goes along. */
  skuId: string | undefined;
  price: string;
}

/** One group that can be joined. When its time is over it goes. */
export function OpenGroupRow({ group: { id, members, size, lacks, endsAt }, now, skuId, price }: OpenGroupRowProps) {
  const isOver = useShopSecondsLeft(endsAt, now) === 0;
  if (isOver) return null;
  const leader = members[0]?.name ?? '';
  return (
    <li className={styles['row']}>
      <SeatRow members={members} size={size} room={3} />
      <p>
        <b>{leader} 的团</b>
        <span>
          差 {lacks} 人 · 剩 <Countdown until={endsAt} now={now} />
        </span>
      </p>
      <LightLink to={groupAddress(id, skuId)} aria-label={`参团 ${price}，${leader} 的团，差 ${lacks} 人`}>
        参团 {price}
      </LightLink>
    </li>
  );
}
