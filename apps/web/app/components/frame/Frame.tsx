import type { ReactNode } from 'react';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { MobileTop } from './MobileTop.tsx';
import { SlimBar } from './SlimBar.tsx';
import { TabBar } from './TabBar.tsx';

interface FrameProps {
  title?: string | undefined;
  children: ReactNode;
}

/** What surrounds every page of the shop except those for logging in. */
export function Frame({ title, children }: FrameProps) {
  return (
    <div className={styles['frame']}>
      <SlimBar />
      <Header />
      <MobileTop title={title} />
      <main id="main" className={styles['main']} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <TabBar />
    </div>
  );
}
