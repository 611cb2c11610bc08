import styles from './AdLabel.module.css';

/** Stands where a purchase earns somebody commission: written by the shop, never typed. */
export function AdLabel() {
  return <span className={styles['label']}>广告</span>;
}
