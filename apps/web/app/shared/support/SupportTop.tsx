import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { TopSlot } from '../../ui/topSlot/TopSlot.tsx';
import styles from './SupportTop.module.css';

interface SupportTopProps {
  /** Of `supportPath` or `supportPathFor`. */
  to: string;
  /** Stands beside it. */
  children?: ReactNode;
}

/** The way to the staff in the phone's top bar. */
export function SupportTop({ to, children }: SupportTopProps) {
  return (
    <TopSlot slot="action">
      <span className={styles['row']}>
        <LightLink className={styles['tap']} to={to} aria-label="联系客服">
          <Icon name="chat" size={22} />
        </LightLink>
        {children}
      </span>
    </TopSlot>
  );
}
