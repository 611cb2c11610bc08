import styles from './AdLabel.module.css';

/** Stands where somebody pays for the place, or earns commission by a purchase: written by the shop, never typed. */
export function AdLabel() {
  return <span className={styles['label']}>广告</span>;
}
