import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './AssetStrip.module.css';

interface AssetStripProps {
  /** Four of them. */
  assets: readonly {
    readonly to: string;
    readonly label: string;
    readonly value: ReactNode;
    /** Integral is amber everywhere. */
    readonly isAmber?: boolean;
  }[];
  /** Where amounts stand beside counts, four of them fit a phone only in smaller figures. */
  isSmallOnPhones?: boolean;
}

/** The user's assets (balance, integral …), each with a link to its page. */
export function AssetStrip({ assets, isSmallOnPhones = false }: AssetStripProps) {
  return (
    <nav className={styles['strip']} aria-label="资产" data-small={isSmallOnPhones}>
      {assets.map(({ to, label, value, isAmber }) => (
        <Link key={label} to={to}>
          <b data-amber={isAmber}>{value}</b>
          <span>{label}</span>
        </Link>
      ))}
    </nav>
  );
}
