import styles from './MenuCount.module.css';

interface MenuCountProps {
  /** waiting: blue, for the user to act upon; there: grey, what there is. */
  look: 'waiting' | 'there';
  count: number;
}

const MOST = 99;
const words = { waiting: '件等您处理', there: '件' } as const;

/** A number at the end of an entry of the menu; nothing for none. It comes after the page and moves nothing. */
export function MenuCount({ look, count }: MenuCountProps) {
  if (count === 0) return null;
  return (
    <em className={styles['count']} data-look={look}>
      {count > MOST ? `${MOST}+` : count}
      <span> {words[look]}</span>
    </em>
  );
}
