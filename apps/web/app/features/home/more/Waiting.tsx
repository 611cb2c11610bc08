import styles from './Waiting.module.css';

const MOST = 99;

/** So many things wait for the user. */
export function Waiting({ count }: { count: number }) {
  return (
    <em className={styles['waiting']}>
      {count > MOST ? `${MOST}+` : count}
      <span> 件等您处理</span>
    </em>
  );
}
