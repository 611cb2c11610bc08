import styles from './PriceChip.module.css';

interface PriceChipProps {
  /** vip: VIP and integral; deal: 拼团价 and 一抢价; plain: 达人价; grade: 开箱 A. */
  look: 'vip' | 'deal' | 'plain' | 'grade';
  children: string;
}

/** Why a price applies; stands before it. */
export function PriceChip({ look, children }: PriceChipProps) {
  return <span className={`${styles['chip']} ${styles[look]}`}>{children}</span>;
}
