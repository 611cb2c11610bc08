import { Agent, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Front {
  readonly url: string;
  /** From now on requests go there; those under way end where they began. */
  readonly leadTo: (apiUrl: string) => void;
  /** Requests that the process behind did not answer at all. */
  readonly unanswered: () => number;
  readonly stop: () => Promise<void>;
}

/** What nginx is to a real shop: one address, before processes that come and go. It repeats nothing. */
export async function startFront(): Promise<Front> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let target = '';
  let unanswered = 0;
  const server = createServer((request, reply) => {
    const options = { method: request.method, headers: request.headers, agent };
    const passed = ask(new URL(request.url ?? '/', target), options, (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    });
    passed.on('error', () => {
      unanswered += 1;
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end();
    });
    request.pipe(passed);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    leadTo(apiUrl) {
      target = apiUrl;
    },
    unanswered: () => unanswered,
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
