import { momentWords } from '../../../format/momentWords.ts';
import type { GroupAnswer } from '../../../shared/groups/Group.ts';
import { MemberFace } from '../../../shared/groups/MemberFace.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './Seats.module.css';
import { seatPlaces } from './seatPlaces.ts';

interface SeatsProps {
  group: GroupAnswer['group'];
  mine: GroupAnswer['mine'];
}

/** Every seat: who has paid, which are held, which are free. */
export function Seats({ group, mine }: SeatsProps) {
  const { members, now } = group;
  return (
    <ol
      className={styles['seats']}
      data-many={group.size > 5 || undefined}
      data-few={group.size <= 3 || undefined}
      aria-label={`${group.size} 个座位`}
    >
      {members.map((member, order) => (
        <li key={`${member.paidAt} ${member.name}`}>
          <MemberFace member={member} order={order} side={72} />
          <b>
            {member.name}
            {member.isLeader && '，团长'}
          </b>
          <span>
            {momentWords(member.paidAt, now)} {member.isLeader ? '开团' : '付款'}
          </span>
        </li>
      ))}
      {seatPlaces(group, mine).map(({ no, title, note }) => (
        <li key={no} data-empty="true">
          <span className={styles['empty']} aria-hidden="true">
            <Icon name="plus" size={24} />
          </span>
          <b>{title}</b>
          <span>{note}</span>
        </li>
      ))}
    </ol>
  );
}
