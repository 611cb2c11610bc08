import { type ReactNode, useEffect, useState } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { EarlyScript } from './layouts/frame/EarlyScript.tsx';
import { Frame } from './layouts/frame/Frame.tsx';
import { useFocusOnNavigation } from './layouts/frame/useFocusOnNavigation.ts';
import { SkipLink } from './layouts/frame/SkipLink.tsx';
import { calmTransitions } from './ui/link/calmTransitions.ts';
import { isNetworkFailure } from './ui/live/isNetworkFailure.ts';
import { NetworkAway } from './ui/live/NetworkAway.tsx';
import { useIsOnline } from './ui/live/useIsOnline.ts';
import { useShopReach } from './ui/live/useShopReach.ts';
import { NoticePanel } from './ui/noticePanel/NoticePanel.tsx';
import { ToastHost } from './ui/toast/ToastHost.tsx';
import { TRUSTED_ORIGINS, trustedOrigins } from './config/trustedOrigins.ts';
import { useTellVisit } from './session/useTellVisit.ts';
import { useClicks } from './session/useClicks.ts';
import { useStartupRefresh } from './session/useStartupRefresh.ts';
import '@jiwu/brand/tokens.css';
import './styles/base.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#ffffff" />
        <meta name={TRUSTED_ORIGINS} content={trustedOrigins.join(' ')} />
        <EarlyScript />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink />
        {children}
        <ToastHost />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useFocusOnNavigation();
  useShopReach();
  useStartupRefresh();
  useClicks();
  useTellVisit('visit');
  useEffect(() => calmTransitions(document), []);
  return <Outlet />;
}

/** The error in plain words and the next step, nothing technical. The server's log has the rest. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAway = useWasNetworkFailure(error);
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (isAway) {
    return (
      <Frame title="没有打开" tellsAway={false}>
        <title>网络断开了 · 集物</title>
        <NetworkAway />
      </Frame>
    );
  }
  return (
    <Frame title="没有打开">
      <title>页面没有打开 · 集物</title>
      <NoticePanel
        eyebrow={String(status)}
        title="页面没有打开"
        text="问题出在我们这边，您填写的内容没有提交。请稍后刷新，或先从首页继续。"
        actions={[{ to: '/', label: '回首页' }]}
      />
    </Frame>
  );
}

/** Decided once for each error: what waits for the network must not give way to other words when the network is back. */
function useWasNetworkFailure(error: unknown): boolean {
  const isOnline = useIsOnline();
  const decide = () => ({ error, isAway: !isRouteErrorResponse(error) && isNetworkFailure(error, isOnline) });
  const [decided, setDecided] = useState(decide);
  if (decided.error !== error) setDecided(decide());
  return decided.isAway;
}
