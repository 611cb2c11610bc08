import { index, layout, prefix, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes';

/** A page whose file path equals its address. */
const page = (path: string): RouteConfigEntry => route(path, `routes/${path}.tsx`);

/** Pages of one section that need a logged-in user: the guard stands around them. */
const protectedPages = (section: string, names: string[]): RouteConfigEntry =>
  layout('layouts/requireLogin/RequireLogin.tsx', { id: `requireLogin-${section}` }, [
    ...prefix(
      section,
      names.map((name) => route(name, `routes/${section}/${name}.tsx`)),
    ),
  ]);

const orderSteps = ['mine', 'confirm', 'pay', 'paymentCompleted', 'detail'];

/** Every path of specification §2. */
export default [
  layout('layouts/main/MainLayout.tsx', [
    index('routes/home.tsx'),
    page('resource'),
    page('openBox'),
    page('groupPurchase'),
    page('more'),
    page('guide'),
    page('advertisement'),
    page('active'),
    page('woot'),
  ]),
  layout('layouts/default/DefaultLayout.tsx', [
    page('homeArticles'),
    page('product'),
    page('celebrity'),
    page('wx/callback'),
    page('privacyPolicy'),
    page('serviceTerms'),
    route('404', 'routes/notFound.tsx'),
    protectedPages('order', [...orderSteps, 'dropshipping', 'myGroups']),
    protectedPages('openBoxOrder', orderSteps),
    protectedPages('effectOrder', ['mine', 'df']),
    protectedPages('cart', ['mine']),
    protectedPages('collection', ['mine']),
  ]),
  layout('layouts/userCentre/UserCentreLayout.tsx', [
    protectedPages('user', ['balance', 'personCenter', 'businesses', 'coupons']),
  ]),
  layout('layouts/auth/AuthLayout.tsx', [
    route('login', 'routes/login/login.tsx', [
      index('routes/login/toDefault.tsx', { id: 'login-index' }),
      route('usernamePassword', 'routes/login/usernamePassword.tsx'),
      route('wechat', 'routes/login/wechat.tsx'),
      route('originalWechat', 'routes/login/originalWechat.tsx'),
      route('*', 'routes/login/toDefault.tsx', { id: 'login-other' }),
    ]),
    page('register'),
    page('forget'),
  ]),
  route('*', 'routes/unmatched.tsx'),
] satisfies RouteConfig;
