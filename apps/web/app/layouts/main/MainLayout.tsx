import { Outlet, useLocation } from 'react-router';
import { Frame } from '../frame/Frame.tsx';
import { phoneTabs } from '../frame/phone/phoneTabs.ts';
import { useChannelTitle } from '../frame/useChannelTitle.ts';
import { usePayBar } from '../frame/usePayBar.ts';

/** The home page and the channels: on phones they keep the search box at the top, unless one has a title of its own. */
export default function MainLayout() {
  const payBar = usePayBar();
  const { pathname } = useLocation();
  return (
    <Frame title={useChannelTitle()} isTab={!payBar && phoneTabs.some(({ to }) => to === pathname)} payBar={payBar}>
      <Outlet />
    </Frame>
  );
}
