import { hash, randomBytes } from 'node:crypto';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageApiError, pageApiContext } from '../app/api/pageApi.ts';
import type { scriptMarkContext } from '../app/api/scriptMark.ts';
import type { ApiReader } from './createApiReader.ts';
import { createPageApi } from './createPageApi.ts';
import { isWhole, type PageParts } from './PageParts.ts';
import { allowMarkedScripts } from './allowMarkedScripts.ts';

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly etag: string;
  readonly parts: PageParts;
  /** By performance.now(). */
  readonly madeAtMs: number;
}

/** Shared caches keep it for a second and may hand it out two seconds more while they ask: a changed price is out in time. */
const PAGE_CACHE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';
/** No data in it: it changes with the next build only. */
const STILL_PAGE_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
const UNKEPT = 'no-cache';

/** The build has modules of its own, so what it shares with this server is reached through it. */
interface SharedEntry {
  readonly pageApiContext: typeof pageApiContext;
  readonly PageApiError: typeof PageApiError;
  readonly scriptMarkContext: typeof scriptMarkContext;
}

/** Makes pages, and the data of pages for navigation in the browser. */
export function pageRenderer(build: ServerBuild, read: ApiReader) {
  const handle = createRequestHandler(build, 'production');
  const entry = build.entry.module as unknown as SharedEntry;
  const errorOf = (path: string, status: number) => new entry.PageApiError(path, status);

  /** Nothing but the address goes along: a page could not depend on who asks even by mistake. */
  return async function render(url: string, visitorAddress: string): Promise<RenderedPage> {
    const madeAtMs = performance.now();
    const { pageApi, parts } = createPageApi(read, visitorAddress, errorOf);
    const context = new RouterContextProvider();
    context.set(entry.pageApiContext, pageApi);
    const mark = randomBytes(16).toString('base64url');
    context.set(entry.scriptMarkContext, mark);
    const response = await handle(new Request(url), context);
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const allowed = isHtml ? allowMarkedScripts(await response.text(), mark) : null;
    const body = allowed ? Buffer.from(allowed.html) : Buffer.from(await response.arrayBuffer());
    return {
      status: response.status,
      body,
      etag: hash('sha1', body, 'base64url'),
      parts,
      madeAtMs,
      headers: {
        'cache-control': cacheControl(response.status, parts),
        ...Object.fromEntries(response.headers),
        ...(allowed ? { 'content-security-policy': allowed.policy } : {}),
      },
    };
  };
}

function cacheControl(status: number, parts: PageParts): string {
  if (status !== 200 || !isWhole(parts)) return UNKEPT;
  return parts.size === 0 ? STILL_PAGE_CACHE : PAGE_CACHE;
}
