import { Outlet } from 'react-router';
import { Frame } from '../frame/Frame.tsx';
import { useChannelTitle } from '../frame/useChannelTitle.ts';
import { usePayBar } from '../frame/usePayBar.ts';

/** The home page and the channels: on phones they keep the search box at the top, unless one has a title of its own. */
export default function MainLayout() {
  return (
    <Frame title={useChannelTitle()} payBar={usePayBar()}>
      <Outlet />
    </Frame>
  );
}
