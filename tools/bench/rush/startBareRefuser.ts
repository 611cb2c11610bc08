import type { Supervisor } from '../../lib/createSupervisor.ts';
import { startBenchProcess } from '../startBenchProcess.ts';

/**
 * The least that Fastify and Redis can do to refuse: one route, one key read, and the bytes that the shop answers. Not even the caller is
 * known.
 */
const PROGRAM = `
const { Redis } = require('ioredis');
const redis = new Redis(process.env.REDIS_URL);
const { status, headers, body } = JSON.parse(process.env.ANSWER);
const app = require('fastify')();
app.get('/', () => 'ready');
app.post('/api/woot/:id/claim', async (request, reply) => {
  if ((await redis.get('bare:left:' + request.params.id)) === null) reply.code(status).headers(headers).send(body);
  return reply;
});
app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

/** What is answered, as it was seen on the wire. */
export interface RefusalBytes {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export async function startBareRefuser(
  { redisUrl, answer }: { redisUrl: string; answer: RefusalBytes },
  supervisor: Supervisor,
): Promise<string> {
  const env = { NODE_ENV: 'production', REDIS_URL: redisUrl, ANSWER: JSON.stringify(answer) };
  return await startBenchProcess(
    { name: 'bare', cwd: 'apps/server', args: ['-e', PROGRAM], env, probe: '/' },
    supervisor,
  );
}
