import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface SectionHeadProps {
  id: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** The heading of a part of the page, and what stands at its right. */
export function SectionHead({ id, title, lead, children }: SectionHeadProps) {
  return (
    <div className={styles['head']}>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
      {children && <div className={styles['aside']}>{children}</div>}
    </div>
  );
}
