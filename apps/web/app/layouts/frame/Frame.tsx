import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { CartDrawerHost } from '../../shared/cart/CartDrawerHost.tsx';
import { LinkNavigation } from '../../ui/link/LightLink.tsx';
import { ConsentHost } from './ConsentHost.tsx';
import { Footer } from './footer/Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './header/Header.tsx';
import { MobileTop } from './phone/MobileTop.tsx';
import { OfflineNote } from './OfflineNote.tsx';
import { NoticeHost } from '../../shared/notices/NoticeHost.tsx';
import { SlimBar } from './header/SlimBar.tsx';
import { TabBar } from './phone/TabBar.tsx';

interface FrameProps {
  title?: string | undefined;
  /** The page is one of the places of the phone's tab bar. */
  isTab?: boolean;
  /** The page has bars of its own on phones, at the top and at the bottom. */
  ownPhoneBars?: boolean;
  /** A payment page: on phones no navigation leads away, and the page has its own bar at the bottom. */
  payBar?: boolean;
  /** No page stands here, and what does says itself that the network is away. */
  tellsAway?: boolean;
  children: ReactNode;
}

/**
 * Made once: what depends on no page is not rendered anew with each change of one. What stands around the page hydrates after it,
 * or when it is pressed: a part that waits for nothing hydrates with the page unless it has a boundary of its own.
 */
const slimBar = (
  <Suspense>
    <SlimBar />
  </Suspense>
);
const header = (
  <Suspense>
    <Header />
  </Suspense>
);
const footer = (
  <Suspense>
    <Footer />
  </Suspense>
);
const tabBar = (
  <Suspense>
    <TabBar />
  </Suspense>
);
const noticeHost = <NoticeHost />;
const cartDrawerHost = <CartDrawerHost />;
const consentHost = <ConsentHost />;

/** The frame of every page except the login pages. */
export function Frame({
  title,
  isTab = false,
  ownPhoneBars = false,
  payBar = false,
  tellsAway = true,
  children,
}: FrameProps) {
  return (
    <LinkNavigation value={useNavigate()}>
      <div className={ownPhoneBars || payBar ? styles['ownBars'] : styles['frame']}>
        {slimBar}
        {header}
        {!ownPhoneBars && <MobileTop title={title} isTab={isTab} isPaying={payBar} />}
        {tellsAway && <OfflineNote promise="这里是断开前的内容；连上后会自己更新。" />}
        <main id="main" className={styles['main']} tabIndex={-1}>
          {children}
        </main>
        {footer}
        {!ownPhoneBars && !payBar && tabBar}
        {noticeHost}
        {cartDrawerHost}
        {consentHost}
      </div>
    </LinkNavigation>
  );
}
