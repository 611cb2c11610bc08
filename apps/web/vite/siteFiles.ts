import fastify from 'fastify';
import type { Plugin } from 'vite';
import { createApiReader } from '../server/createApiReader.ts';
import { registerFeed } from '../server/registerFeed.ts';
import { registerSitemap } from '../server/registerSitemap.ts';

const FILES = /^\/(?:robots\.txt|sitemap\.xml|sitemap\/\d+\.xml|rss\.xml)(?:\?|$)/;

/** robots.txt, sitemap and RSS while developing, made by the same code as in production. */
export function siteFiles(apiOrigin: string | undefined): Plugin {
  return {
    name: 'jiwu-site-files',
    apply: 'serve',
    async configureServer({ middlewares }) {
      if (!apiOrigin) return;
      const app = fastify();
      const read = createApiReader(apiOrigin);
      registerSitemap(app, read);
      registerFeed(app, read);
      await app.ready();
      middlewares.use((request, response, next) => {
        if (FILES.test(request.url ?? '')) app.routing(request, response);
        else next();
      });
    },
  };
}
