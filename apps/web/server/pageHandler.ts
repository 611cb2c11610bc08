import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { contentSecurityPolicy } from './securityHeaders.ts';

const gzipAsync = promisify(gzip);

/** Pages never depend on who asks, so nginx and a CDN may keep them and renew them behind the visitor's back. */
const PAGE_CACHE = 'public, s-maxage=60, stale-while-revalidate=600';

/** Answers what is no file: pages, and the data of pages for navigation in the browser. */
export function pageHandler(build: ServerBuild) {
  const handle = createRequestHandler(build, 'production');

  return async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const response = await handle(toWebRequest(request));
    const body = Buffer.from(await response.arrayBuffer());
    const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;

    void reply.status(response.status).headers(Object.fromEntries(response.headers));
    if (!response.headers.has('cache-control')) {
      void reply.header('cache-control', response.status === 200 ? PAGE_CACHE : 'no-cache');
    }
    if (isPage) void reply.header('content-security-policy', contentSecurityPolicy(body.toString('utf8')));
    if (request.method === 'HEAD') return reply.send();
    return isPage ? await sendCompressed(request, reply, body) : reply.send(body);
  };
}

/** nginx asks for plain bytes and compresses itself; without nginx in front, a browser still gets a small page. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Buffer): Promise<FastifyReply> {
  void reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
  return reply.header('content-encoding', 'gzip').send(await gzipAsync(body, { level: 5 }));
}

/** No cookie and no token goes along: a page could not depend on them even by mistake. */
function toWebRequest(request: FastifyRequest): Request {
  const { accept, 'user-agent': userAgent } = request.headers;
  const headers = new Headers({ ...(accept && { accept }), ...(userAgent && { 'user-agent': userAgent }) });
  // Joined, not resolved: `//elsewhere.example/` is a path here and must not become a host.
  return new Request(`http://${hostOf(request)}${request.url}`, { method: request.method, headers });
}

function hostOf({ host }: FastifyRequest): string {
  return /^[\w.:[\]-]+$/.test(host) ? host : 'localhost';
}
