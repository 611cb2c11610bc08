import styles from './NothingYet.module.css';

interface NothingYetProps {
  /** How to get the first one. */
  text: string;
}

export function NothingYet({ text }: NothingYetProps) {
  return (
    <div className={styles['empty']}>
      <b>还没有记录</b>
      <p>{text}</p>
    </div>
  );
}
