import { policies } from '@jiwu/contract';
import { Client } from 'pg';
import { userIdOf } from '../../support/userIdOf.ts';
import type { Account } from './registerByApi.ts';

/** As if the user had last agreed to an earlier version of the service terms. Before anything is asked for with their session. */
export async function oweConsent(account: Account): Promise<void> {
  const database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  const { rowCount } = await database.query(
    `update consents set version = '0.9' where user_id = $1 and document = 'serviceTerms' and version = $2`,
    [userIdOf(account), policies.serviceTerms.version],
  );
  await database.end();
  if (rowCount !== 1) throw new Error('the user has not agreed to the service terms');
}
