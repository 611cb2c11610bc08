import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderedPage } from './renderPage.ts';

const gzipAsync = promisify(gzip);
/** Small ones gain nothing. */
const MIN_BYTES = 1024;
const compressed = new WeakMap<RenderedPage, Promise<Buffer>>();

/** Sends a page in the form that is asked for; a page that is kept is compressed once. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
): Promise<FastifyReply> {
  const isGzip = page.body.length >= MIN_BYTES && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  // Strong: each form is other bytes.
  const etag = isGzip ? `"${page.etag}-gz"` : `"${page.etag}"`;
  void reply.status(page.status).headers(page.headers).header('vary', 'accept-encoding').header('etag', etag);
  if (page.status === 200 && matches(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (!isGzip) return sendBody(request, reply, page.body);
  return sendBody(request, reply.header('content-encoding', 'gzip'), await compress(page));
}

function sendBody(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  if (request.method !== 'HEAD') return reply.send(body);
  return reply.header('content-length', body.length).send();
}

async function compress(page: RenderedPage): Promise<Buffer> {
  const known = compressed.get(page);
  if (known) return await known;
  const made = gzipAsync(page.body, { level: 5 });
  compressed.set(page, made);
  return await made;
}

/** Whether the visitor has this very page already; a proxy between us may have marked the tag as weak. */
function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(',').some((given) => given.trim().replace(/^W\//, '') === etag);
}
