import type { WaitingGroup } from './Group.ts';
import { GroupCard } from './GroupCard.tsx';
import styles from './GroupGrid.module.css';

interface GroupGridProps {
  groups: readonly WaitingGroup[];
  now: string;
  /** Where they are one part of many: three on phones. */
  isShortOnPhones?: boolean;
  eager?: boolean;
}

/** Groups that wait for members: three in a row, two, one. */
export function GroupGrid({ groups, now, isShortOnPhones = false, eager = false }: GroupGridProps) {
  return (
    <ul className={styles['grid']} data-short={isShortOnPhones || undefined}>
      {groups.map((group) => (
        <GroupCard key={group.id} group={group} now={now} eager={eager} />
      ))}
    </ul>
  );
}
