import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { CartDrawerHost } from '../cart/CartDrawerHost.tsx';
import { LinkNavigation } from '../link/LightLink.tsx';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { MobileTop } from './MobileTop.tsx';
import { NoticeHost } from '../notices/NoticeHost.tsx';
import { SlimBar } from './SlimBar.tsx';
import { TabBar } from './TabBar.tsx';

interface FrameProps {
  title?: string | undefined;
  /** The page has bars of its own on phones, at the top and at the bottom. */
  ownPhoneBars?: boolean;
  /** Somebody is paying: on phones nothing leads away, and the page has a bar of its own at the bottom. */
  payBar?: boolean;
  children: ReactNode;
}

/** What surrounds every page of the shop except those for logging in. */
export function Frame({ title, ownPhoneBars = false, payBar = false, children }: FrameProps) {
  return (
    <LinkNavigation value={useNavigate()}>
      <div className={ownPhoneBars || payBar ? styles['ownBars'] : styles['frame']}>
        <SlimBar />
        <Header />
        {!ownPhoneBars && <MobileTop title={title} isPaying={payBar} />}
        <main id="main" className={styles['main']} tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {!ownPhoneBars && !payBar && <TabBar />}
        <NoticeHost />
        <CartDrawerHost />
      </div>
    </LinkNavigation>
  );
}
