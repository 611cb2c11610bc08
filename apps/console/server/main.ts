import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { assertTimeZone } from '@jiwu/kernel';
import fastify from 'fastify';
import { securityHeaders } from './securityHeaders.ts';

assertTimeZone();

/** A stop waits this long for answers that are under way. */
const LEAVE_TIME_MS = 3000;
const port = Number(process.env['PORT'] ?? 3005);
const host = process.env['HOST'] ?? '127.0.0.1';
const apiOrigin = process.env['API_ORIGIN'];
const buildFolder = join(import.meta.dirname, '../build');

/** The built console for where nginx does not stand in front: files, and the api behind the same origin. */
const server = fastify({ logger: { level: process.env['LOG_LEVEL'] ?? 'warn' }, requestTimeout: 60_000 });

server.addHook('onSend', async (_request, reply) => {
  void reply.headers({ ...securityHeaders, ...reply.getHeaders() });
});
server.get('/healthz', { logLevel: 'silent' }, () => ({ ok: true }));

for (const prefix of apiOrigin ? ['/api', '/file'] : []) {
  await server.register(httpProxy, {
    upstream: String(apiOrigin),
    prefix,
    rewritePrefix: prefix,
    disableRequestLogging: true,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => ({ ...headers, 'x-forwarded-for': request.socket.remoteAddress }),
    },
  });
}
// Names in assets/ carry a hash of the content, so a browser may keep them for ever.
await server.register(fastifyStatic, {
  root: join(buildFolder, 'assets'),
  prefix: '/assets/',
  immutable: true,
  maxAge: '365d',
});
await server.register(fastifyStatic, {
  root: buildFolder,
  decorateReply: false,
  wildcard: false,
  index: false,
  globIgnore: ['assets/**', 'index.html'],
});
server.setNotFoundHandler(async (request, reply) => {
  if (request.url.startsWith('/assets/')) return await reply.status(404).send();
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return await reply.status(405).header('allow', 'GET, HEAD').send();
  return await reply.header('cache-control', 'no-cache').sendFile('index.html', buildFolder);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    setTimeout(() => server.server.closeAllConnections(), LEAVE_TIME_MS).unref();
    void server.close().then(() => process.exit(0));
  });
}

await server.listen({ port, host });
console.log(`console: http://${host}:${port}`);
