import { LightLink } from '../../ui/link/LightLink.tsx';
import { Countdown } from '../../ui/time/Countdown.tsx';
import { useShopSecondsLeft } from '../../ui/time/useShopSecondsLeft.ts';
import { Picture } from '../files/picture/Picture.tsx';
import type { WaitingGroup } from './Group.ts';
import { groupAddress } from './groupAddress.ts';
import styles from './GroupCard.module.css';
import { GroupPrice } from './GroupPrice.tsx';
import { SeatRow } from './SeatRow.tsx';

interface GroupCardProps {
  group: WaitingGroup;
  /** The shop's time in the answer. */
  now: string;
  /** Seen without scrolling. */
  eager?: boolean;
}

/** A group that waits for members. One chooses the SKU on the group's page, so joining begins there. When its time is over it goes. */
export function GroupCard({ group, now, eager = false }: GroupCardProps) {
  const { id, size, members, lacks, endsAt, goods } = group;
  if (useShopSecondsLeft(endsAt, now) === 0) return null;
  return (
    <li className={styles['card']}>
      <Picture {...goods.picture} alt="" sizes="128px" maxWidth={320} width={128} eager={eager} />
      <div className={styles['words']}>
        <h3>{goods.title}</h3>
        <GroupPrice chip={`${size} 人团`} priceFen={goods.priceFen} singleFen={goods.singleFen} isFrom={goods.isFrom} />
        <div className={styles['foot']}>
          <SeatRow members={members} size={size} room={3} />
          <p>
            <b>差 {lacks} 人</b>
            <Countdown until={endsAt} now={now} />
          </p>
          <LightLink className={styles['join']} to={groupAddress(id)} aria-label={`参团，${goods.title}`}>
            参团
          </LightLink>
        </div>
      </div>
    </li>
  );
}
