import type { ReactNode } from 'react';
import styles from './SidePanel.module.css';

interface SidePanelProps {
  title: string;
  /** Shown only where there is room for it beside the text. */
  isWideOnly?: boolean;
  children: ReactNode;
}

/** A small panel at the right. */
export function SidePanel({ title, isWideOnly = false, children }: SidePanelProps) {
  return (
    <section className={styles['panel']} data-wide={isWideOnly || undefined} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Links one below the other. */
export function SideLinks({ children }: { children: ReactNode }) {
  return <ul className={styles['links']}>{children}</ul>;
}
