import type { Supervisor } from '../lib/createSupervisor.ts';
import { startBenchProcess } from './startBenchProcess.ts';

/** The least that Fastify can do: one route, and bytes that are there already. */
const PROGRAM = `
const body = require('node:fs').readFileSync(process.env.BODY);
const app = require('fastify')();
app.get(process.env.ROUTE, (request, reply) => { reply.type('application/json; charset=utf-8').send(body); });
app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;

/** Fastify sending the bytes of a file at the same address as the shop. */
export async function startBareFastify(
  { path, bodyFile }: { path: string; bodyFile: string },
  supervisor: Supervisor,
): Promise<string> {
  const [route = ''] = path.split('?');
  const env = { NODE_ENV: 'production', BODY: bodyFile, ROUTE: route };
  return await startBenchProcess(
    { name: 'bare', cwd: 'apps/server', args: ['-e', PROGRAM], env, probe: path },
    supervisor,
  );
}
