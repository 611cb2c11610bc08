import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { ApiReader } from './createApiReader.ts';
import { createPageCache } from './createPageCache.ts';
import { isWhole } from './PageParts.ts';
import { pageRenderer, type RenderedPage } from './renderPage.ts';
import { sendPage } from './sendPage.ts';
import { siteOrigin } from './siteOrigin.ts';

/** Answers what is no file: pages, and the data of pages for navigation in the browser. */
export function pageHandler(build: ServerBuild, read: ApiReader, options: { isCacheOff: boolean }) {
  const render = pageRenderer(build, read);
  const pages = createPageCache(read);
  const flights = new Map<string, Promise<RenderedPage>>();

  async function findOrMake(url: string, visitorAddress: string): Promise<RenderedPage> {
    const kept = await pages.find(url, visitorAddress);
    if (kept) return kept;
    const page = await render(url, visitorAddress);
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

  const make = options.isCacheOff ? render : makeOnce;
  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Joined, not resolved: `//elsewhere.example/` is a path here and must not become a host.
    return await sendPage(request, reply, await make(siteOrigin(request) + request.url, request.ip));
  };
}
