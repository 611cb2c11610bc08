import type { RouteObject } from 'react-router';
import type { PagePath } from './pages.ts';

/** The components of each page, loaded when it is opened. Below a path: its drawers and sub-pages. */
export const routes: Readonly<Record<PagePath, RouteObject[]>> = {
  '/approvals': [
    { index: true, lazy: async () => ({ Component: (await import('../approvals/ApprovalsPage.tsx')).ApprovalsPage }) },
  ],
  '/members': [
    { index: true, lazy: async () => ({ Component: (await import('../system/members/MembersPage.tsx')).MembersPage }) },
  ],
};
