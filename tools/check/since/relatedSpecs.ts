import type { CheckPlan } from '../CheckPlan.ts';
import { findDependents } from './findDependents.ts';
import type { ImportGraph } from './ImportGraph.ts';

const SPEC = /^tests\/e2e\/.*\.spec\.ts$/;
const WEB = /^apps\/web\/(app|server|public|vite)\/(?!.*\.test\.tsx?$)/;
/** Shown on every page, or on pages of every kind: these walk through the shop. */
export const walkSpecs = ['specification/2-routes', 'journeys/browse', 'journeys/account'];

/**
 * Which browser tests look at which pages: by a folder's name in the web app (a feature, a shared domain, a folder of routes, or a
 * route's file), the beginnings of the spec files below tests/e2e.
 */
export const specsByFolder: Readonly<Record<string, readonly string[]>> = {
  account: ['journeys/account', 'specification/4-session'],
  active: ['journeys/active'],
  cart: ['journeys/cart', 'specification/1-buying'],
  checkout: ['journeys/checkout', 'specification/1-buying'],
  collection: ['journeys/collection'],
  coupons: ['journeys/coupons'],
  goods: ['journeys/browse'],
  home: ['journeys/home', 'journeys/browse'],
  login: ['journeys/account', 'journeys/wechat'],
  membership: ['journeys/membership'],
  notices: ['journeys/notices'],
  openBox: ['journeys/openBox'],
  openBoxOrder: ['journeys/openBox'],
  order: ['journeys/orders', 'journeys/checkout', 'journeys/refunds'],
  orders: ['journeys/orders', 'journeys/checkout', 'journeys/refunds'],
  payments: ['journeys/checkout', 'journeys/balance', 'journeys/phonePayments'],
  people: ['journeys/account'],
  product: ['journeys/browse', 'journeys/cart'],
  resource: ['journeys/browse'],
  wallet: ['journeys/balance'],
  wx: ['journeys/wechat', 'journeys/phonePayments'],
};

/**
 * The browser tests that a change can touch: the changed specs, those that import what has changed below tests/e2e, and for the
 * web app those of the map above. A change of the server is proved by the tests of the server, and by its pages in CI.
 */
export function relatedSpecs(changed: readonly string[], graph: ImportGraph): CheckPlan['e2e'] {
  if (changed.includes('tests/playwright.config.ts')) return 'all';
  const below = findDependents(
    graph,
    changed.filter((file) => file.startsWith('tests/e2e/')),
  );
  const beginnings = changed.filter((file) => WEB.test(file)).flatMap(specsOf);
  return [...graph.keys()].filter(
    (file) => SPEC.test(file) && (below.has(file) || beginnings.some((start) => file.startsWith(`tests/e2e/${start}`))),
  );
}

function specsOf(file: string): readonly string[] {
  const names = file.split('/').map((part) => part.replace(/\.\w+$/, ''));
  const found = names.flatMap((name) => specsByFolder[name] ?? []);
  return found.length > 0 ? found : walkSpecs;
}
