import './productionMode.ts';
import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { assertTimeZone } from '@jiwu/kernel';
import fastify from 'fastify';
import type { ServerBuild } from 'react-router';
import { createApiReader, type ApiReader } from './createApiReader.ts';
import { pageHandler } from './pageHandler.ts';
import { registerFeed } from './registerFeed.ts';
import { registerSitemap } from './registerSitemap.ts';
import { securityHeaders } from './securityHeaders.ts';

assertTimeZone();

/** A stop waits this long for answers that are under way. */
const LEAVE_TIME_MS = 3000;
/** Connections that may wait to be taken. A visitor who finds no room is silent for a second, then two, four and so on. */
const BACKLOG = 4096;
const port = Number(process.env['PORT'] ?? 3000);
const host = process.env['HOST'] ?? '127.0.0.1';
const apiOrigin = process.env['API_ORIGIN'];
const liveOrigin = process.env['LIVE_ORIGIN'];
/** For a throwaway shop on a machine that has little time for it. */
const pageTimeoutMs = Number(process.env['PAGE_TIMEOUT_MS'] ?? 0) || undefined;
const buildFolder = join(import.meta.dirname, '../build');

const build = (await import(join(buildFolder, 'server/index.js'))) as ServerBuild;
const server = fastify({
  logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
  requestTimeout: 30_000,
  // Proxies whose X-Forwarded-For is believed, as the api does.
  trustProxy: (process.env['TRUSTED_PROXIES'] ?? '127.0.0.1,::1').split(','),
  forceCloseConnections: 'idle',
});

server.addHook('onSend', async (_request, reply) => {
  void reply.headers({ ...securityHeaders, ...reply.getHeaders() });
});

server.get('/healthz', { logLevel: 'silent' }, () => ({ ok: true }));

/** Where nginx does not stand in front. A stream of /live keeps its connection: more of them than undici opens by itself. */
const upstreams = [
  { prefix: '/api', upstream: apiOrigin },
  { prefix: '/file', upstream: apiOrigin },
  { prefix: '/live', upstream: liveOrigin, undici: { connections: 4096 } },
];
for (const { prefix, upstream, ...options } of upstreams) {
  if (upstream) {
    await server.register(httpProxy, {
      ...options,
      upstream,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      // Without nginx in front, this process is the one that knows the visitor's address.
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.socket.remoteAddress }),
      },
    });
  } else {
    server.all(`${prefix}/*`, (_request, reply) =>
      reply.status(503).send({ flag: false, code: 503, msg: '服务暂时没有连上，请稍后再试', data: null }),
    );
  }
}

// Names in assets/ carry a hash of the content, so a browser may keep them for ever.
await server.register(fastifyStatic, {
  root: join(buildFolder, 'client/assets'),
  prefix: '/assets/',
  immutable: true,
  maxAge: '365d',
  preCompressed: true,
});
await server.register(fastifyStatic, {
  root: join(buildFolder, 'client'),
  decorateReply: false,
  // Only files that exist get a route, and everything else is a page.
  wildcard: false,
  index: false,
  globIgnore: ['assets/**'],
  maxAge: '1d',
});

const unreachable: ApiReader = () => Promise.reject(new Error('API_ORIGIN is not set'));
const readApi = apiOrigin ? createApiReader(apiOrigin, pageTimeoutMs) : unreachable;
registerSitemap(server, readApi);
registerFeed(server, readApi);
// PAGE_CACHE=off makes every page anew: for measuring.
const answerPage = pageHandler(build, readApi, { isCacheOff: process.env['PAGE_CACHE'] === 'off' });
server.setNotFoundHandler(async (request, reply) => {
  // A missing file is not a page that someone asked for: sending it home would hide the mistake.
  if (/^\/(?:assets|img)\//.test(request.url)) return await reply.status(404).send();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return await reply.status(405).header('allow', 'GET, HEAD').send();
  return await answerPage(request, reply);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    // Browsers open connections that they may never use; those would hold us up for a minute.
    setTimeout(() => server.server.closeAllConnections(), LEAVE_TIME_MS).unref();
    void server.close().then(() => process.exit(0));
  });
}

await server.listen({ port, host, backlog: BACKLOG });
console.log(`web: http://${host}:${port}`);
