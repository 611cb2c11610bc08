import { type Logger, type LoggerOptions, pino } from 'pino';

export type Log = Logger;

/** Whatever may hold a secret or a person's data is cut, at any of the depths that we log. */
const secretNames = [
  'token',
  'refreshToken',
  'password',
  'oldPassword',
  'code',
  'phoneNumber',
  'authorization',
  'cookie',
];

export function createLog(level: string, process: string): Log {
  return pino(logOptions(level, process));
}

export function logOptions(level: string, process: string): LoggerOptions {
  return {
    level,
    base: { process },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
    // Chained causes and database errors carry row values in `detail`; the code and the stack are enough.
    serializers: { err: serialiseError },
  };
}

function serialiseError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  return { type: error.name, message: error.message, errorCode: code, stack: error.stack };
}
