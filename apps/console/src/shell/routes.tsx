import type { RouteObject } from 'react-router';
import type { PagePath } from './pages.ts';

/** The components of each page, loaded when it is opened. Below a path: its drawers and sub-pages. */
export const routes: Readonly<Record<PagePath, RouteObject[]>> = {
  '/overview': [
    { index: true, lazy: async () => ({ Component: (await import('../home/OverviewPage.tsx')).OverviewPage }) },
  ],
  '/approvals': [
    { index: true, lazy: async () => ({ Component: (await import('../approvals/ApprovalsPage.tsx')).ApprovalsPage }) },
  ],
  '/payments': [
    { index: true, lazy: async () => ({ Component: (await import('../money/payments/PaymentsPage.tsx')).PaymentsPage }) },
  ],
  '/reconcile': [
    { index: true, lazy: async () => ({ Component: (await import('../money/reconcile/ReconcilePage.tsx')).ReconcilePage }) },
  ],
  '/ledger': [
    { index: true, lazy: async () => ({ Component: (await import('../money/ledger/LedgerPage.tsx')).LedgerPage }) },
  ],
  '/payouts': [
    { index: true, lazy: async () => ({ Component: (await import('../money/payouts/PayoutsPage.tsx')).PayoutsPage }) },
  ],
  '/reports': [
    { index: true, lazy: async () => ({ Component: (await import('../money/reports/ReportsPage.tsx')).ReportsPage }) },
  ],
  '/integrity': [
    { index: true, lazy: async () => ({ Component: (await import('../system/integrity/IntegrityPage.tsx')).IntegrityPage }) },
  ],
  '/jobs': [
    { index: true, lazy: async () => ({ Component: (await import('../system/jobs/JobsPage.tsx')).JobsPage }) },
  ],
  '/members': [
    { index: true, lazy: async () => ({ Component: (await import('../system/members/MembersPage.tsx')).MembersPage }) },
  ],
};
