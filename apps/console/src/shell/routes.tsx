import type { RouteObject } from 'react-router';
import type { PagePath } from './pages.ts';

/** The components of each page, loaded when it is opened. Below a path: its drawers and sub-pages. */
export const routes: Readonly<Record<PagePath, RouteObject[]>> = {
  '/approvals': [
    { index: true, lazy: async () => ({ Component: (await import('../approvals/ApprovalsPage.tsx')).ApprovalsPage }) },
  ],
  '/users': [
    { index: true, lazy: async () => ({ Component: (await import('../people/users/UsersPage.tsx')).UsersPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('../people/user/UserPage.tsx')).UserPage }) },
  ],
  '/audit': [
    { index: true, lazy: async () => ({ Component: (await import('../system/audit/AuditPage.tsx')).AuditPage }) },
  ],
  '/members': [
    { index: true, lazy: async () => ({ Component: (await import('../system/members/MembersPage.tsx')).MembersPage }) },
  ],
};
