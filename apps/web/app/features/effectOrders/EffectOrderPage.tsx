import type { ReactNode } from 'react';
import { useLastUser } from '../../session/useLastUser.ts';
import { UserMenu } from '../../shared/people/userMenu/UserMenu.tsx';
import { QueryProvider } from '../../ui/query/QueryProvider.tsx';
import styles from './EffectOrderPage.module.css';
import { LiveEffects } from './LiveEffects.tsx';
import { RulesTop } from './RulesTop.tsx';

interface EffectOrderPageProps {
  /** The menu names the page for eyes, and on phones the top bar does. */
  title: string;
  children: ReactNode;
}

/** The frame of a promoter's pages. Keyed by user: another tab may log in as someone else, who must not see this user's data. */
export function EffectOrderPage({ title, children }: EffectOrderPageProps) {
  return (
    <QueryProvider key={useLastUser()}>
      <LiveEffects />
      <RulesTop />
      <div className={styles['centre']}>
        <UserMenu only="wide" />
        <div className={styles['stack']}>
          <h1 className={styles['hidden']}>{title}</h1>
          {children}
        </div>
      </div>
    </QueryProvider>
  );
}
