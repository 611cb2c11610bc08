import { Outlet } from 'react-router';
import { Frame } from '../../components/frame/Frame.tsx';
import { useOwnPhoneBars } from '../../components/frame/useOwnPhoneBars.ts';
import { usePayBar } from '../../components/frame/usePayBar.ts';
import { usePageTitle } from '../../components/frame/usePageTitle.ts';

/** Every page that one goes into and comes back from: on phones its title stands beside a way back. */
export default function DefaultLayout() {
  return (
    <Frame title={usePageTitle()} ownPhoneBars={useOwnPhoneBars()} payBar={usePayBar()}>
      <Outlet />
    </Frame>
  );
}
