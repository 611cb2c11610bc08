import { Writable } from 'node:stream';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { logOptions } from './createLog.ts';

it('cuts secrets and phone numbers at any depth that we log, and the row values of database errors', () => {
  let text = '';
  const log = pino(
    logOptions('info', 'test'),
    new Writable({ write: (chunk, _, done) => ((text += String(chunk)), done()) }),
  );
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (phone_number)=(13800000001) exists',
  });
  log.info({ token: 's3cret', a: { password: 's3cret' }, b: { c: { phoneNumber: '13800000001' } }, err: error }, 'x');
  expect(text).not.toContain('s3cret');
  expect(text).not.toContain('13800000001');
  expect(text).toContain('23505');
});
