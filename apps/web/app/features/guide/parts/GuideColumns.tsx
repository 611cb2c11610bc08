import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import { guidePages } from '../guidePages.ts';
import styles from './GuideColumns.module.css';

interface GuideColumnsProps {
  /** Where one is, below the guide itself. */
  steps: readonly { readonly label: string; readonly to: string }[];
  nav: ReactNode;
  children: ReactNode;
  /** At the right; on phones below. */
  side: ReactNode;
}

/** The frame of everything in the guide but its first page. */
export function GuideColumns({ steps, nav, children, side }: GuideColumnsProps) {
  return (
    <div className={styles['page']}>
      <div className={styles['steps']}>
        <Breadcrumbs steps={[{ label: '购物指南', to: guidePages.home }, ...steps]} />
      </div>
      <div className={styles['columns']}>
        <div className={styles['nav']}>{nav}</div>
        <div className={styles['body']}>{children}</div>
        <div className={styles['side']}>{side}</div>
      </div>
    </div>
  );
}
