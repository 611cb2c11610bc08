import { Outlet } from 'react-router';
import { Frame } from '../frame/Frame.tsx';
import { useOwnPhoneBars } from '../frame/useOwnPhoneBars.ts';
import { usePayBar } from '../frame/usePayBar.ts';
import { usePageTitle } from '../frame/usePageTitle.ts';

/** Layout of pages that one opens and leaves again: on phones the title stands beside a back link. */
export default function DefaultLayout() {
  return (
    <Frame title={usePageTitle()} ownPhoneBars={useOwnPhoneBars()} payBar={usePayBar()}>
      <Outlet />
    </Frame>
  );
}
