import { once } from 'node:events';
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { sandboxUrl } from './addresses.ts';

/**
 * One number gets one SMS a minute, from the shop and from the sandbox. A test that needs a second code for the same
 * number does not sit the minute out: the shop's two notes of it are changed in its throwaway stores.
 */
export async function letMinutePass(phoneNumber: string): Promise<void> {
  const { hostname, port } = new URL(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379');
  const redis = connect(Number(port), hostname);
  redis.write(`DEL jiwu:limit:sms:phone:${phoneNumber}:minute\r\n`);
  const [reply] = (await once(redis, 'data')) as [Buffer];
  redis.destroy();
  expect(String(reply), 'the shop had noted the first code').toBe(':1\r\n');
  const database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`update sms_codes set created_at = created_at - interval '61 s' where phone_number = $1`, [
    phoneNumber,
  ]);
  await database.end();
  await fetch(`${sandboxUrl}/control/sms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limits: false }),
  });
}
