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
  '/orders': [
    { index: true, lazy: async () => ({ Component: (await import('../trade/orders/OrdersPage.tsx')).OrdersPage }) },
  ],
  '/afterSale': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../trade/afterSale/AfterSalePage.tsx')).AfterSalePage }),
    },
  ],
  '/support': [
    { index: true, lazy: async () => ({ Component: (await import('../trade/support/SupportPage.tsx')).SupportPage }) },
  ],
  '/templates': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../trade/templates/TemplatesPage.tsx')).TemplatesPage }),
    },
  ],
  '/groups': [
    { index: true, lazy: async () => ({ Component: (await import('../trade/monitors/GroupsPage.tsx')).GroupsPage }) },
  ],
  '/batches': [
    { index: true, lazy: async () => ({ Component: (await import('../trade/monitors/BatchesPage.tsx')).BatchesPage }) },
  ],
  '/invoices': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../trade/invoices/InvoicesPage.tsx')).InvoicesPage }),
    },
  ],
  '/products': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../goods/products/ProductsPage.tsx')).ProductsPage }),
    },
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
    {
      path: ':id/versions',
      lazy: async () => ({ Component: (await import('../goods/products/versions/VersionsPage.tsx')).VersionsPage }),
    },
    {
      path: ':id/skus/:skuId',
      lazy: async () => ({ Component: (await import('../goods/products/sku/SkuPage.tsx')).SkuPage }),
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
  '/units': [
    { index: true, lazy: async () => ({ Component: (await import('../goods/openBox/UnitsPage.tsx')).UnitsPage }) },
    {
      path: 'new',
      lazy: async () => ({ Component: (await import('../goods/openBox/TakeInPage.tsx')).TakeInPage }),
    },
    {
      path: 'returned',
      lazy: async () => ({ Component: (await import('../goods/openBox/returned/ReturnedPage.tsx')).ReturnedPage }),
    },
    {
      path: 'returned/:afterSaleId/:skuId',
      lazy: async () => ({
        Component: (await import('../goods/openBox/returned/TakeInReturnedPage.tsx')).TakeInReturnedPage,
      }),
    },
    {
      path: 'checklists',
      lazy: async () => ({
        Component: (await import('../goods/openBox/checklists/ChecklistsPage.tsx')).ChecklistsPage,
      }),
    },
    { path: ':id', lazy: async () => ({ Component: (await import('../goods/openBox/unit/UnitPage.tsx')).UnitPage }) },
  ],
  '/reviews': [
    { index: true, lazy: async () => ({ Component: (await import('../goods/reviews/ReviewsPage.tsx')).ReviewsPage }) },
  ],
  '/deals': [
    { index: true, lazy: async () => ({ Component: (await import('../marketing/deals/DealsPage.tsx')).DealsPage }) },
    {
      path: 'live',
      lazy: async () => ({ Component: (await import('../marketing/deals/live/LiveDealsPage.tsx')).LiveDealsPage }),
    },
  ],
  '/groupCampaigns': [
    {
      index: true,
      lazy: async () => ({
        Component: (await import('../marketing/groupCampaigns/GroupCampaignsPage.tsx')).GroupCampaignsPage,
      }),
    },
  ],
  '/draws': [
    { index: true, lazy: async () => ({ Component: (await import('../marketing/draws/DrawsPage.tsx')).DrawsPage }) },
    {
      path: 'new',
      lazy: async () => ({ Component: (await import('../marketing/draws/NewPeriodPage.tsx')).NewPeriodPage }),
    },
  ],
  '/celebrities': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../marketing/celebrities/CelebritiesPage.tsx')).CelebritiesPage }),
    },
  ],
  '/effects': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../marketing/effects/EffectsPage.tsx')).EffectsPage }),
    },
  ],
  '/activities': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../marketing/activities/ActivitiesPage.tsx')).ActivitiesPage }),
    },
  ],
  '/vip': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../money/vip/VipPurchasesPage.tsx')).VipPurchasesPage }),
    },
  ],
  '/coupons': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../marketing/coupons/CouponsPage.tsx')).CouponsPage }),
    },
    {
      path: 'new',
      lazy: async () => ({ Component: (await import('../marketing/coupons/NewCouponPage.tsx')).NewCouponPage }),
    },
  ],
  '/campaigns': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../marketing/campaigns/CampaignsPage.tsx')).CampaignsPage }),
    },
  ],
  '/users': [
    { index: true, lazy: async () => ({ Component: (await import('../people/users/UsersPage.tsx')).UsersPage }) },
    { path: ':id', lazy: async () => ({ Component: (await import('../people/user/UserPage.tsx')).UserPage }) },
  ],
  '/businesses': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../people/businesses/BusinessesPage.tsx')).BusinessesPage }),
    },
    {
      path: 'holidays',
      lazy: async () => ({ Component: (await import('../people/businesses/HolidaysPage.tsx')).HolidaysPage }),
    },
  ],
  '/texts': [
    { index: true, lazy: async () => ({ Component: (await import('../content/texts/TextsPage.tsx')).TextsPage }) },
    {
      path: 'new',
      lazy: async () => ({ Component: (await import('../content/texts/NewTextPage.tsx')).NewTextPage }),
    },
    { path: ':id', lazy: async () => ({ Component: (await import('../content/texts/TextPage.tsx')).TextPage }) },
  ],
  '/advertisements': [
    {
      index: true,
      lazy: async () => ({
        Component: (await import('../content/advertisements/AdvertisementsPage.tsx')).AdvertisementsPage,
      }),
    },
    {
      path: 'outages',
      lazy: async () => ({ Component: (await import('../content/advertisements/OutagesPage.tsx')).OutagesPage }),
    },
  ],
  '/audit': [
    { index: true, lazy: async () => ({ Component: (await import('../system/audit/AuditPage.tsx')).AuditPage }) },
  ],
  '/payments': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../money/payments/PaymentsPage.tsx')).PaymentsPage }),
    },
  ],
  '/reconcile': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../money/reconcile/ReconcilePage.tsx')).ReconcilePage }),
    },
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
    {
      index: true,
      lazy: async () => ({ Component: (await import('../system/integrity/IntegrityPage.tsx')).IntegrityPage }),
    },
  ],
  '/jobs': [{ index: true, lazy: async () => ({ Component: (await import('../system/jobs/JobsPage.tsx')).JobsPage }) }],
  '/parameters': [
    {
      index: true,
      lazy: async () => ({ Component: (await import('../system/parameters/ParametersPage.tsx')).ParametersPage }),
    },
  ],
  '/members': [
    { index: true, lazy: async () => ({ Component: (await import('../system/members/MembersPage.tsx')).MembersPage }) },
  ],
};
