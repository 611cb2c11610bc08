import type { Member } from './Group.ts';
import { MemberFace } from './MemberFace.tsx';
import styles from './SeatRow.module.css';
import { shownSeats } from './shownSeats.ts';

interface SeatRowProps {
  members: readonly Pick<Member, 'name' | 'avatarFileId' | 'paidAt'>[];
  size: number;
  side?: 28 | 36;
  /** Number of boxes for which there is room. */
  room?: number;
  /** The viewer's place among the members, or 'seat': the first empty one is kept for the viewer. */
  mine?: number | 'seat' | null;
}

/** The seats of a group as small boxes. The words beside them say the same, so readers skip them. */
export function SeatRow({ members, size, side = 28, room = 4, mine = null }: SeatRowProps) {
  const shown = shownSeats(members, size, room);
  return (
    <span className={styles['seats']} data-side={side} aria-hidden="true">
      {shown.members.map((member, order) => (
        <MemberFace
          key={`${member.paidAt} ${member.name}`}
          member={member}
          order={order}
          side={side}
          isMine={order === mine}
        />
      ))}
      {Array.from({ length: shown.empty }, (_, order) => (
        <span key={order} className={styles['empty']}>
          {order === 0 && mine === 'seat' ? '您' : '+'}
        </span>
      ))}
      {shown.more > 0 && <span className={styles['more']}>…{shown.more}</span>}
    </span>
  );
}
