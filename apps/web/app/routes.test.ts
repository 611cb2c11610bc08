import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import { pageKeys } from './config/pageKeys.ts';
import routes from './routes.ts';

interface Leaf {
  path: string;
  layouts: string[];
}

function leaves(entries: RouteConfigEntry[], path = '', layouts: string[] = []): Leaf[] {
  return entries.flatMap((entry) => {
    const full = entry.path ? `${path}/${entry.path}` : path;
    const around = entry.path === undefined && !entry.index ? [...layouts, entry.file] : layouts;
    return entry.children ? leaves(entry.children, full, around) : [{ path: full || '/', layouts: around }];
  });
}

const found = leaves(routes);
const pathsIn = (layout: string) =>
  found.filter(({ layouts }) => layouts.some((file) => file.includes(layout))).map(({ path }) => path);

const publicDefault = [
  '/homeArticles',
  '/product',
  '/celebrity',
  '/wx/callback',
  '/404',
  '/privacyPolicy',
  '/serviceTerms',
];
const userCentre = ['/user/balance', '/user/personCenter', '/user/businesses', '/user/coupons'];
const needLogin = [
  ...['mine', 'confirm', 'pay', 'paymentCompleted', 'detail', 'dropshipping', 'myGroups'].map(
    (name) => `/order/${name}`,
  ),
  ...['mine', 'confirm', 'pay', 'paymentCompleted', 'detail'].map((name) => `/openBoxOrder/${name}`),
  '/effectOrder/mine',
  '/effectOrder/df',
  '/cart/mine',
  '/collection/mine',
];

describe('the routes of specification §2', () => {
  it('puts the main pages into the main layout', () => {
    const main = [
      '/',
      '/resource',
      '/openBox',
      '/groupPurchase',
      '/more',
      '/guide',
      '/advertisement',
      '/active',
      '/woot',
    ];
    expect(pathsIn('MainLayout')).toEqual(main);
  });

  it('puts the rest of the shop into the default layout', () => {
    expect(pathsIn('DefaultLayout').toSorted()).toEqual([...publicDefault, ...needLogin].toSorted());
  });

  it('puts the user centre into its own layout', () => {
    expect(pathsIn('UserCentreLayout')).toEqual(userCentre);
  });

  it('guards exactly the pages that need a login', () => {
    expect(pathsIn('RequireLogin').toSorted()).toEqual([...needLogin, ...userCentre].toSorted());
  });

  it('has the login page with its three ways, register and forget', () => {
    const ways = ['usernamePassword', 'wechat', 'originalWechat'].map((way) => `/login/${way}`);
    expect(pathsIn('AuthLayout')).toEqual(['/login', ...ways, '/login/*', '/register', '/forget']);
  });

  it('says of every page which keys of the query it depends on', () => {
    // /login only leads to one of its ways.
    const pages = found.map(({ path }) => path).filter((path) => !path.includes('*') && path !== '/login');
    expect(Object.keys(pageKeys).toSorted()).toEqual([...new Set(pages)].toSorted());
  });

  it('catches what matches nothing', () => {
    expect(found.at(-1)).toEqual({ path: '/*', layouts: [] });
  });

  it('names only files that exist', () => {
    const files = (entries: RouteConfigEntry[]): string[] =>
      entries.flatMap(({ file, children }) => [file, ...files(children ?? [])]);
    for (const file of files(routes))
      expect({ file, exists: existsSync(join(import.meta.dirname, file)) }).toEqual({ file, exists: true });
  });
});
