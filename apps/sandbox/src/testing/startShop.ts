import Fastify from 'fastify';

export interface Callback {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface RunningShop {
  readonly origin: string;
  readonly callbacks: Callback[];
  /** Answers to the next callbacks, in turn; the last one repeats. */
  readonly answerWith: (...answers: readonly { readonly status: number; readonly body: string }[]) => void;
  readonly stop: () => Promise<void>;
}

/** A shop that only listens: it keeps the gateways' callbacks, raw. */
export async function startShop(): Promise<RunningShop> {
  const app = Fastify({ forceCloseConnections: true });
  const callbacks: Callback[] = [];
  let answers: { readonly status: number; readonly body: string }[] = [];
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
  app.post('/*', (request, reply) => {
    callbacks.push({
      url: request.url,
      headers: request.headers as Record<string, string>,
      body: String(request.body),
    });
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 200, body: 'success' };
    return reply.code(answer.status).send(answer.body);
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin,
    callbacks,
    answerWith: (...next) => {
      answers = [...next];
    },
    stop: () => app.close(),
  };
}
