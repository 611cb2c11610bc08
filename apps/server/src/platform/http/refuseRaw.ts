import type { ServerResponse } from 'node:http';
import { type ErrorCode, errorCodes } from '@jiwu/contract';

/** A refusal in the envelope, for servers without a framework. */
export function refuseRaw(
  response: ServerResponse,
  errorCode: ErrorCode,
  headers: Readonly<Record<string, string>> = {},
): void {
  const { status, code, msg } = errorCodes[errorCode];
  response
    .writeHead(status, {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    .end(JSON.stringify({ flag: false, code, msg, data: null }));
}
