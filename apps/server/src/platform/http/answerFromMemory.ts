import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AnswerCache } from '../cache/createAnswerCache.ts';
import { etagMatches } from './etagMatches.ts';
import { putAhead } from './putAhead.ts';

/**
 * Answers from memory ahead of everything else. Only addresses that passed routing, limits, tracing and validation once are in
 * memory, and only those whose answer depends on nothing but the address.
 */
export function answerFromMemory(server: Server, answers: AnswerCache): void {
  putAhead(server, (request, response) => answerKept(request, response, answers));
}

function answerKept(request: IncomingMessage, response: ServerResponse, answers: AnswerCache): boolean {
  const isHead = request.method === 'HEAD';
  if (!isHead && request.method !== 'GET') return false;
  const kept = answers.peek(request.url ?? '');
  if (!kept) return false;
  const { 'user-type': userType, 'if-none-match': ifNoneMatch } = request.headers;
  if (userType !== undefined && userType !== 'User') return false; // refused like everywhere
  if (etagMatches(ifNoneMatch, kept.etag)) {
    response.writeHead(304, kept.headers304 as string[]);
    response.end();
    return true;
  }
  response.writeHead(200, kept.headers as string[]);
  if (isHead) response.end();
  else response.end(kept.body);
  return true;
}
