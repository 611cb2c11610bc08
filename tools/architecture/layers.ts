/** Business modules of the server, lowest layer first. A module uses lower layers only, and never a sibling. */
export const moduleLayers = [
  ['ledger', 'identity', 'files', 'audit', 'staff'],
  [
    'catalogue',
    'stock',
    'coupons',
    'integral',
    'businesses',
    'payments',
    'content',
    'notices',
    'parcels',
    'campaigns',
    'activities',
    'levels',
  ],
  ['wallet', 'vip', 'cart', 'celebrity', 'advertisement', 'collection', 'addresses', 'search', 'invoices'],
  ['quotes'],
  ['orders'],
  ['groupPurchase', 'woot', 'openBox', 'dropshipping', 'effectOrders', 'draws', 'afterSale', 'reviews', 'invitations'],
] as const satisfies readonly (readonly string[])[];

/** Folders of apps/server/src, lowest first. Those side by side do not know each other. */
export const serverLayers = [
  ['platform'],
  ['modules'],
  ['flows'],
  ['api', 'jobs'],
  ['composition'],
  ['entry'],
] as const;

/** Folders of apps/web/app that are stacked; the rest (config, session, styles …) may be used by all. */
export const webLayers = [['components'], ['features'], ['layouts'], ['routes']] as const;

export const apps = ['server', 'web', 'console', 'sandbox'] as const;

/** Each package, with the packages of ours that it may use. */
export const packages = {
  kernel: [],
  contract: ['pricing'],
  pricing: ['kernel'],
  draws: ['kernel'],
  'api-client': ['contract', 'kernel'],
} as const satisfies Record<string, readonly string[]>;

/** Folders whose children must all be listed above: what is not listed would escape the rules. */
export const listedFolders: Record<string, readonly string[]> = {
  apps,
  packages: Object.keys(packages),
  'apps/server/src': serverLayers.flat(),
  'apps/server/src/modules': moduleLayers.flat(),
};
