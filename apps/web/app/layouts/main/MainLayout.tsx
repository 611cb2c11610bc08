import { Outlet } from 'react-router';
import { Frame } from '../frame/Frame.tsx';

/** The home page and the channels: on phones they keep the search box at the top. */
export default function MainLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
