import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answering = (request: IncomingMessage, reply: ServerResponse) => unknown;

/** An outside service of one test's own, for answers that the sandbox never gives. */
export async function withStub<T>(answer: Answering, use: (origin: string) => Promise<T>): Promise<T> {
  const server = createServer((request, reply) => void answer(request, reply)).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
