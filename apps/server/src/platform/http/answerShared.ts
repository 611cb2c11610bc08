import { hash } from 'node:crypto';
import { type Endpoint, SUCCESS_CODE } from '@jiwu/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnswerRule } from '../cache/AnswerRule.ts';
import type { AnswerCache } from '../cache/createAnswerCache.ts';
import { etagOf } from '../cache/etagOf.ts';
import { answerSchemaOf } from './answerWriter.ts';
import { assertAnswer } from './assertAnswer.ts';
import { etagMatches } from './etagMatches.ts';
import { isRawJson } from './RawJson.ts';

/** Shared caches keep it for a second and may hand it out two seconds more while they ask: a changed price is out in time. */
const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-while-revalidate=2';
const JSON_TYPE = 'application/json; charset=utf-8';

interface SharedOptions {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** Null: nothing is kept. */
  readonly answers: AnswerCache | null;
  readonly ruleOf: (query: never) => AnswerRule;
  readonly isProduction: boolean;
  readonly run: (request: FastifyRequest) => Promise<unknown>;
}

type SharedHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Handles an endpoint whose answer is the same for everyone. */
export function answerShared(options: SharedOptions): SharedHandler {
  const { answers, name } = options;
  let shape: string | undefined;
  return async (request, reply) => {
    const load = async () => textOf(options, await options.run(request), reply);
    if (!answers) {
      const body = Buffer.from(await load());
      return send(request, reply, { body, etag: etagOf(body) });
    }
    shape ??= shapeOf(options.endpoint);
    const kept = await answers.get({
      url: request.originalUrl,
      key: `${name}:${shape}?${canonical(request.params, request.query)}`,
      rule: options.ruleOf(request.query as never),
      load,
      headersOf: (body, etag) => preparedHeaders(reply, body, etag, options.isProduction),
    });
    return send(request, reply, kept);
  };
}

/** Names the form of the answers: processes of two versions of the shop may share a Redis while one replaces the other. */
function shapeOf({ answer }: Endpoint): string {
  return hash('sha1', JSON.stringify(answerSchemaOf(answer)), 'base64url').slice(0, 8);
}

/** The parsed path and query, whatever order and spelling it came in. */
function canonical(...parts: readonly unknown[]): string {
  const entries = parts
    .flatMap((part) => Object.entries(part as Record<string, string | undefined>))
    .filter(([, value]) => value !== undefined);
  return new URLSearchParams(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)) as [string, string][]).toString();
}

function textOf(options: SharedOptions, data: unknown, reply: FastifyReply): string {
  const { endpoint, isProduction } = options;
  if (isRawJson(data)) {
    // Outside production every answer is held against the contract.
    if (!isProduction) assertAnswer(endpoint, JSON.parse(data.raw));
    return `{"flag":true,"code":${SUCCESS_CODE},"msg":"","data":${data.raw}}`;
  }
  if (!isProduction) assertAnswer(endpoint, data);
  return reply.serializeInput({ flag: true, code: SUCCESS_CODE, msg: '', data }, '200') as string;
}

function send(request: FastifyRequest, reply: FastifyReply, answer: { body: Buffer; etag: string }): FastifyReply {
  void reply.header('cache-control', SHARED_CACHE_CONTROL).header('etag', answer.etag);
  if (etagMatches(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  return reply.type(JSON_TYPE).send(answer.body);
}

/** All headers of the first answer, security headers too: later answers from memory do not pass through the framework. */
function preparedHeaders(
  reply: FastifyReply,
  body: Buffer,
  etag: string,
  isProduction: boolean,
): { headers: string[]; headers304: string[] } {
  const common = {
    ...reply.getHeaders(),
    'cache-control': SHARED_CACHE_CONTROL,
    etag,
    ...(isProduction ? {} : { 'x-sql-statements': 0 }),
  };
  const lines = (headers: Record<string, unknown>) =>
    Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
  return {
    headers: lines({ ...common, 'content-type': JSON_TYPE, 'content-length': body.length }),
    headers304: lines(common),
  };
}
