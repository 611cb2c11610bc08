import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Asks this first at every request, ahead of routing, limits, tracing and validation, which cost more than an answer from memory; what it
 * does not answer goes on as always.
 */
export function putAhead(
  server: Server,
  answers: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const others = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // A server that is stopping no longer listens; saying so is the framework's business.
    if (server.listening && answers(request, response)) return;
    for (const listener of others) listener.call(server, request, response);
  });
}
