import { addressKey } from '@jiwu/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ApiReader } from './createApiReader.ts';
import { createPageCache } from './createPageCache.ts';
import { createRenderLine, TooManyRendersError } from './createRenderLine.ts';
import { keepPromotion, readPageAddress } from './pageAddress.ts';
import { isWhole } from './PageParts.ts';
import { pageRenderer, type RenderedPage } from './renderPage.ts';
import { sendPage } from './sendPage.ts';
import { siteOrigin } from './siteOrigin.ts';

/** What one process makes at a time; more would only make each of them slower. */
const RENDERING = { atOnce: 6, maxWaiting: 40, maxWaitMs: 1500, perVisitor: 8 };
const COME_AGAIN_SECONDS = 2;
const BUSY_PAGE =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
  '<title>人有点多 · 集物</title><p>现在打开页面的人有点多，请过几秒刷新。</p></html>';

/** Answers what is no file: pages, and the data of pages for navigation in the browser. */
export function pageHandler(build: ServerBuild, read: ApiReader, options: { isCacheOff: boolean }) {
  const render = pageRenderer(build, read);
  const pages = createPageCache(read);
  const flights = new Map<string, Promise<RenderedPage>>();
  const routeIds = new Set(Object.keys(build.routes));
  const inLine = createRenderLine(RENDERING);
  const makeInTurn = (url: string, visitorAddress: string) =>
    inLine({ visitor: addressKey(visitorAddress), isKnown: pages.isKnown(url) }, () => render(url, visitorAddress));

  async function findOrMake(url: string, visitorAddress: string): Promise<RenderedPage> {
    const kept = await pages.find(url, visitorAddress);
    if (kept) return kept;
    const page = await makeInTurn(url, visitorAddress);
    pages.keep(url, page);
    return page;
  }

  /** Once for all who want the same page at the same time. */
  async function makeOnce(url: string, visitorAddress: string): Promise<RenderedPage> {
    const running = flights.get(url);
    if (running) {
      const joined = await running;
      // A page that lacks something may lack it because of who asked first.
      if (isWhole(joined.parts)) return joined;
    }
    const flight = findOrMake(url, visitorAddress).finally(() => flights.delete(url));
    flights.set(url, flight);
    return await flight;
  }

  const make = options.isCacheOff ? makeInTurn : makeOnce;
  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = readPageAddress(request.url, routeIds);
    if (address.kind === 'nothing') return await reply.status(404).send();
    if (address.kind === 'elsewhere') return await reply.redirect(address.to, address.isForGood ? 301 : 302);
    try {
      // Joined, not resolved: `//elsewhere.example/` is a path here and must not become a host.
      return await sendPage(
        request,
        reply,
        withPromotion(request, await make(siteOrigin(request) + address.url, request.ip)),
      );
    } catch (error) {
      if (!(error instanceof TooManyRendersError)) throw error;
      return await reply
        .status(503)
        .headers({ 'retry-after': COME_AGAIN_SECONDS, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(BUSY_PAGE);
    }
  };
}

/** A page that leads elsewhere was made without the keys that only the browser reads: they go along. */
function withPromotion(request: FastifyRequest, page: RenderedPage): RenderedPage {
  const { location } = page.headers;
  if (location === undefined) return page;
  const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
  return { ...page, headers: { ...page.headers, location: keepPromotion(location, query) } };
}
