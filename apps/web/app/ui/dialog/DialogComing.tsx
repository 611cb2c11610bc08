import styles from './DialogComing.module.css';

/** The dialog's script is on its way: the press has been heard. */
export function DialogComing() {
  return (
    <div className={styles['veil']} role="status">
      <p>正在打开</p>
    </div>
  );
}
