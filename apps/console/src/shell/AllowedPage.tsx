import { Outlet } from 'react-router';
import { Forbidden } from '../ui/states/Forbidden.tsx';
import { WideOnly } from '../ui/states/WideOnly.tsx';
import { roleNames, useMay, whoMayCall } from '../session/access.ts';
import type { Page } from './pages.ts';

/** The page, or words on who may open it: the server would say no more than that there is none. */
export function AllowedPage({ page }: { page: Page }) {
  const may = useMay();
  if (!may(page.reads)) {
    const who = whoMayCall(page.reads).map((role) => roleNames[role]);
    return <Forbidden title={page.title} who={who} />;
  }
  if (page.isForPhones) return <Outlet />;
  return (
    <WideOnly title={page.title}>
      <Outlet />
    </WideOnly>
  );
}
