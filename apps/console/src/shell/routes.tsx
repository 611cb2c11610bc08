import type { RouteObject } from 'react-router';
import type { PagePath } from './pages.ts';

/** The components of each page, loaded when it is opened. Below a path: its drawers and sub-pages. */
export const routes: Readonly<Record<PagePath, RouteObject[]>> = {
  '/approvals': [
    { index: true, lazy: async () => ({ Component: (await import('../approvals/ApprovalsPage.tsx')).ApprovalsPage }) },
  ],
  '/products': [
    { index: true, lazy: async () => ({ Component: (await import('../goods/products/ProductsPage.tsx')).ProductsPage }) },
    {
      path: 'new',
      lazy: async () => ({ Component: (await import('../goods/products/edit/NewProductPage.tsx')).NewProductPage }),
    },
    {
      path: 'import',
      lazy: async () => ({ Component: (await import('../goods/imports/ImportsPage.tsx')).ImportsPage }),
    },
    {
      path: 'import/:id',
      lazy: async () => ({ Component: (await import('../goods/imports/ImportPage.tsx')).ImportPage }),
    },
    {
      path: ':id',
      lazy: async () => ({ Component: (await import('../goods/products/edit/ProductEditPage.tsx')).ProductEditPage }),
    },
  ],
  '/references': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../goods/references/ReferencesPage.tsx')).ReferencesPage }),
    },
  ],
  '/stock': [
    { index: true, lazy: async () => ({ Component: (await import('../goods/stock/StockPage.tsx')).StockPage }) },
  ],
  '/reviews': [
    { index: true, lazy: async () => ({ Component: (await import('../goods/reviews/ReviewsPage.tsx')).ReviewsPage }) },
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
