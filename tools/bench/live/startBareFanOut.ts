import type { Supervisor } from '../../lib/createSupervisor.ts';
import { startBenchProcess } from '../startBenchProcess.ts';

/** The least that Node can do to tell many: no database, no limits, one buffer written to every socket. */
const PROGRAM = `
const viewers = [];
require('node:http').createServer((request, response) => {
  const [, word] = request.url.split('/tell/');
  if (word) {
    const bytes = Buffer.from('data: ' + word + ' ' + '.'.repeat(200) + '\\n\\n');
    for (const viewer of viewers) viewer.write(bytes);
    return response.end();
  }
  if (request.url === '/') return response.end();
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
  response.write('id: 1\\ndata: first\\n\\n');
  viewers.push(response);
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

export async function startBareFanOut(supervisor: Supervisor): Promise<string> {
  const args = ['-e', PROGRAM];
  return await startBenchProcess({ name: 'bare', args, env: { NODE_ENV: 'production' }, probe: '/' }, supervisor);
}
