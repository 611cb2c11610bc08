import type { FastifyRequest } from 'fastify';

/** The origin under which the visitor reaches the shop. Not from X-Forwarded-Host, which anyone may send. */
export function siteOrigin({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const scheme = headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const host = headers.host ?? '';
  return `${scheme}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
}
