import helmet from '@fastify/helmet';
import Fastify from 'fastify';

/** Of an answer, not of its security. */
const OTHERS = new Set(['content-type', 'content-length', 'date', 'connection', 'keep-alive']);

let computed: Promise<Record<string, string>> | null = null;

/** helmet's headers for an API. They never change, so they are computed once instead of at every request. */
export function securityHeaders(): Promise<Record<string, string>> {
  return (computed ??= compute());
}

async function compute(): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, {
    contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  });
  probe.get('/', (_request, reply) => reply.send());
  const { headers } = await probe.inject('/');
  await probe.close();
  const kept = Object.entries(headers).filter(([name]) => !OTHERS.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
}
