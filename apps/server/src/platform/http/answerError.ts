import { type Envelope, type ErrorCode, errorCodes } from '@jiwu/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ShopError } from '../errors/ShopError.ts';
import { type OutsideService, OutsideServiceError } from '../outside/OutsideServiceError.ts';
import { SmsLimitedError } from '../sms/index.ts';
import { WechatCodeRefusedError } from '../wechat/index.ts';
import { waitWords } from './waitWords.ts';

const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_TYPE',
};

const OUTSIDE_CODES: Readonly<Record<OutsideService, ErrorCode>> = {
  sms: 'SMS_UNAVAILABLE',
  wechat: 'WECHAT_UNAVAILABLE',
  tracking: 'TRACKING_UNAVAILABLE',
};

/** PostgreSQL or Redis away, overloaded, or in the middle of a failover: come again. */
const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25006',
  '57014',
  '55P03',
  'ENOSPC',
  'EDQUOT',
]);
const AWAY_MESSAGES =
  /timeout exceeded when trying to connect|Connection terminated|Command timed out|Connection is closed|max retries per request|not queryable|Query read timeout|isn't writeable/i;

/** Whatever is away or overloaded is seldom so for longer; clients come back in their own time, not all at once. */
const COME_AGAIN_MS = 2000;

/** Answers every failure in the envelope, and logs the failures that are our own fault. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const code = errorCodeOf(error);
  const entry = errorCodes[code];
  if (entry.status >= 500) request.log.error({ err: error }, code);
  else request.log.info({ refused: code, facts: error instanceof ShopError ? error.facts : undefined }, 'refused');
  const told = error instanceof ShopError ? error.facts['waitMs'] : undefined;
  const waitMs = told ?? (code === 'UNAVAILABLE' ? COME_AGAIN_MS : undefined);
  if (typeof waitMs === 'number') reply.header('retry-after', Math.ceil(waitMs / 1000));
  reply.header('cache-control', 'no-store');
  const msg = typeof told === 'number' ? entry.msg.replace('请稍后', `请 ${waitWords(told)}后`) : entry.msg;
  const envelope: Envelope = { flag: false, code: entry.code, msg, data: refusalData(error) };
  // Raw JSON: the endpoint's own answer schema must not shape a refusal.
  reply.code(entry.status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(envelope);
}

function errorCodeOf(error: FastifyError | Error): ErrorCode {
  if (error instanceof ShopError) return error.errorCode;
  if (error instanceof SmsLimitedError) return 'SMS_TOO_MANY';
  if (error instanceof WechatCodeRefusedError) return 'WECHAT_REFUSED';
  if (error instanceof OutsideServiceError) return OUTSIDE_CODES[error.service];
  if (error instanceof z.ZodError) return 'INVALID_INPUT';
  const { code, statusCode } = error as FastifyError;
  const known = FASTIFY_CODES[code];
  if (known) return known;
  if (statusCode === 429) return 'TOO_MANY_REQUESTS';
  if (statusCode === 413) return 'TOO_LARGE';
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return 'INVALID_INPUT';
  if (AWAY_CODES.has(code) || AWAY_MESSAGES.test(error.message)) return 'UNAVAILABLE';
  return 'INTERNAL';
}

function refusalData(error: unknown): Envelope['data'] {
  return error instanceof ShopError && error.data ? error.data : refusedFields(error);
}

/** Which fields were refused, by name only: values may be secret. */
function refusedFields(error: unknown): { fields: string[] } | null {
  const cause = error instanceof z.ZodError ? error : (error as { cause?: unknown }).cause;
  if (!(cause instanceof z.ZodError)) return null;
  const fields = cause.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.map(String).join('.')],
  );
  return { fields: fields.slice(0, 20) };
}
