import type { IncomingMessage, Server, ServerResponse } from 'node:http';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Says whether it takes care of a request. If it does not answer it itself, it calls `goOn` later, once. */
type First = (request: IncomingMessage, response: ServerResponse, goOn: () => void) => boolean;

/**
 * Asks this first at every request, ahead of routing, limits, tracing and validation, which cost more than an answer from memory; what it
 * does not take care of goes on as always.
 */
export function putAhead(server: Server, first: First): void {
  const others = server.listeners('request') as Listener[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const goOn = () => {
      for (const listener of others) listener.call(server, request, response);
    };
    // A server that is stopping no longer listens; saying so is the framework's business.
    if (!server.listening || !first(request, response, goOn)) goOn();
  });
}
