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
    'support',
    'parcels',
    'campaigns',
    'activities',
    'levels',
    'approvals',
    'exports',
    'handBookings',
    'templates',
    'visitors',
  ],
  ['wallet', 'vip', 'cart', 'celebrity', 'advertisement', 'collection', 'addresses', 'search', 'imports', 'invoices'],
  ['quotes', 'claims'],
  ['orders'],
  [
    'groupPurchase',
    'woot',
    'openBox',
    'dropshipping',
    'effectOrders',
    'draws',
    'afterSale',
    'reviews',
    'invitations',
    'boughtTogether',
  ],
] as const satisfies readonly (readonly string[])[];

/** The domain folders with their modules: the tree shows the shop, the layers above say which module may use which. */
export const moduleDomains = {
  money: ['ledger', 'payments', 'wallet', 'handBookings'],
  goods: ['catalogue', 'stock', 'search', 'imports', 'collection', 'reviews', 'boughtTogether'],
  people: ['identity', 'addresses', 'businesses', 'levels', 'vip', 'integral', 'invitations', 'visitors'],
  trade: ['cart', 'quotes', 'orders', 'afterSale', 'parcels', 'invoices'],
  promotion: ['coupons', 'campaigns', 'activities', 'draws'],
  channels: ['claims', 'groupPurchase', 'woot', 'openBox', 'celebrity', 'effectOrders', 'dropshipping'],
  content: ['content', 'advertisement', 'notices', 'support', 'files'],
  staff: ['staff', 'audit', 'approvals', 'exports', 'templates'],
} as const satisfies Record<string, readonly ModuleName[]>;

export type ModuleName = (typeof moduleLayers)[number][number];

/** Folders of apps/server/src, lowest first. Those side by side do not know each other. */
export const serverLayers = [
  ['platform'],
  ['modules'],
  ['flows'],
  ['api', 'jobs'],
  ['composition'],
  ['entry'],
] as const;

/**
 * Folders of apps/web/app, lowest first. Those side by side do not know each other. `ui` knows no domain; `shared` holds what
 * several features use of one domain.
 */
export const webLayers = [
  ['config', 'format'],
  ['ui'],
  ['session'],
  ['api'],
  ['shared'],
  ['features'],
  ['layouts'],
  ['routes'],
] as const;

/**
 * Folders of apps/console/src, lowest first: lower layers only, and never a sibling. The fourth are the sections of the menu.
 */
export const consoleLayers = [
  ['session'],
  ['api'],
  ['ui'],
  ['login', 'approvals', 'content', 'goods', 'home', 'marketing', 'money', 'people', 'system', 'trade'],
  ['shell'],
] as const;

/** Folders of apps/web/app that hold no code of their own: texts, style sheets and what the build makes. */
const webMaterial = ['content', 'generated', 'styles'] as const;

/** Domains of apps/web/app/shared, lowest first, as the modules of the server: lower layers only, and never a sibling. */
export const webSharedLayers = [
  ['support'],
  ['forms', 'files', 'claims', 'notices'],
  ['goods', 'people', 'payments', 'coupons', 'advertisement'],
  ['groups', 'woot', 'openBox', 'celebrity'],
  ['cart', 'orders'],
  ['content'],
] as const;

export const apps = ['server', 'web', 'console', 'sandbox'] as const;

/** Each package, with the packages of ours that it may use. */
export const packages = {
  kernel: [],
  brand: [],
  challenge: [],
  contract: ['pricing'],
  pricing: ['kernel'],
  draws: ['kernel'],
  'api-client': ['contract', 'kernel'],
} as const satisfies Record<string, readonly string[]>;

/** Folders whose children must all be listed above: an unlisted child would escape the rules. */
export const listedFolders: Readonly<Record<string, readonly string[]>> = {
  apps,
  packages: Object.keys(packages),
  'apps/server/src': serverLayers.flat(),
  'apps/server/src/modules': Object.keys(moduleDomains),
  ...Object.fromEntries(
    Object.entries(moduleDomains).map(([domain, names]) => [`apps/server/src/modules/${domain}`, names]),
  ),
  'apps/web/app': [...webLayers.flat(), ...webMaterial],
  'apps/web/app/shared': webSharedLayers.flat(),
  'apps/console/src': [...consoleLayers.flat(), 'styles'],
};
