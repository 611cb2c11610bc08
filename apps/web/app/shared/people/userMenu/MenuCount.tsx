import styles from './MenuCount.module.css';

interface MenuCountProps {
  /** waiting: blue, for the user to act upon; unread: blue, to be read; there: grey, what there is. */
  look: keyof typeof words;
  count: number;
}

const MOST = 99;
const words = { waiting: '件等您处理', unread: '条未读', there: '件' } as const;

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
