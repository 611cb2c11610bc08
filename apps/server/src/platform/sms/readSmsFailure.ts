import { z } from 'zod';
import { OutsideServiceError } from '../outside/OutsideServiceError.ts';

const CODE = /^[\w.]{1,64}$/;
const sdkError = z.object({
  name: z.string().optional(),
  code: z.string().optional(),
  statusCode: z.number().optional(),
});

/** Takes only the name and code out of an SDK error: its message, data and last request hold the whole address. */
export function readSmsFailure(error: unknown): OutsideServiceError {
  const { name, code, statusCode } = sdkError.safeParse(error).data ?? {};
  if (name?.includes('RequestTimeout') === true) return new OutsideServiceError('sms', 'timeout');
  if (statusCode === undefined) {
    // Without a status there was no readable answer: either the connection failed or the body was not JSON.
    return new OutsideServiceError('sms', error instanceof SyntaxError ? 'badReply' : 'unreachable');
  }
  return new OutsideServiceError('sms', 'refused', code !== undefined && CODE.test(code) ? code : String(statusCode));
}
