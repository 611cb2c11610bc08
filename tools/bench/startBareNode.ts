import { writeFile } from 'node:fs/promises';
import type { Supervisor } from '../lib/createSupervisor.ts';
import type { Statement } from './captureDuring.ts';
import { API_FLAGS } from '../lib/startShop.ts';
import { startBenchProcess } from './startBenchProcess.ts';

/** The least that Node can do to answer from PostgreSQL: no framework, no validation, the rows as they come. */
const PROGRAM = `
const { Pool } = require('pg');
const statements = JSON.parse(require('node:fs').readFileSync(process.env.STATEMENTS, 'utf8'));
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
require('node:http').createServer(async (request, response) => {
  const results = await Promise.all(statements.map((statement) => pool.query({ ...statement })));
  const body = Buffer.from(JSON.stringify(results.map(({ rows }) => rows)));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

/** Tells how much of the distance to pgbench is Node itself. */
export async function startBareNode(
  { statements, databaseUrl, dir }: { statements: readonly Statement[]; databaseUrl: string; dir: string },
  supervisor: Supervisor,
): Promise<string> {
  const file = `${dir}/statements.json`;
  await writeFile(file, JSON.stringify(statements.map((statement, index) => ({ ...statement, name: `s${index}` }))));
  const env = { NODE_ENV: 'production', STATEMENTS: file, DATABASE_URL: databaseUrl };
  const args = [...API_FLAGS, '-e', PROGRAM];
  return await startBenchProcess({ name: 'bare', cwd: 'apps/server', args, env, probe: '/' }, supervisor);
}
