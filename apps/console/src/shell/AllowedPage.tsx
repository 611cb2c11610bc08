import { Outlet } from 'react-router';
import { OnlyFor } from '../ui/states/OnlyFor.tsx';
import { WideOnly } from '../ui/states/WideOnly.tsx';
import type { Page } from './pages.ts';

/** The page, for those who may open it, and on a screen on which it can be read. */
export function AllowedPage({ page }: { page: Page }) {
  return (
    <OnlyFor title={page.title} endpoint={page.reads}>
      {page.isForPhones ? (
        <Outlet />
      ) : (
        <WideOnly title={page.title}>
          <Outlet />
        </WideOnly>
      )}
    </OnlyFor>
  );
}
