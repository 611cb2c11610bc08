import { randomBytes, randomUUID } from 'node:crypto';
import { rules } from '@jiwu/contract';
import { drawRoll, oddsInForce, prizeAt } from '@jiwu/draws';
import { buyDraw } from '../../../apps/server/src/flows/draws/buyDraw.ts';
import { playDraw } from '../../../apps/server/src/flows/draws/playDraw.ts';
import {
  changeNonce,
  findRunningPeriod,
  listPrizes,
  openSecret,
} from '../../../apps/server/src/modules/promotion/draws/index.ts';
import { findUserByPhone } from '../../../apps/server/src/modules/people/identity/index.ts';
import { earnIntegral } from '../../../apps/server/src/modules/people/integral/index.ts';
import { readConfig } from '../../../apps/server/src/platform/config/config.ts';
import { createDatabase } from '../../../apps/server/src/platform/database/createDatabase.ts';

const NONCE_BYTES = 8;

/**
 * Lets a user win goods by a real draw. A throwaway shop has the secrets of development, so that a winning nonce can be found;
 * the counter is locked meanwhile, so that no other draw takes the number. Returns the won prize.
 */
export async function winGoods(phoneNumber: string): Promise<string> {
  const db = createDatabase({
    connectionString: process.env['DATABASE_URL'] ?? '',
    max: 2,
    applicationName: 'jiwu-e2e',
  });
  try {
    const user = await findUserByPhone(db.read, phoneNumber);
    if (!user) throw new Error(`nobody has the number ${phoneNumber}`);
    const userId = user.id;
    const config = readConfig({ ...process.env, NODE_ENV: 'test' });
    const now = new Date();
    return await db.transact(async (tx) => {
      const cause = { kind: 'test', id: randomUUID() };
      await earnIntegral(tx, { userId, amount: rules.draw.integralPrice, cause, memo: '测试', now });
      await buyDraw(tx, { userId, now });
      const { last_number: last } = await tx
        .selectFrom('draw_counter')
        .select('last_number')
        .forUpdate()
        .executeTakeFirstOrThrow();
      const period = await findRunningPeriod(tx, now);
      if (!period) throw new Error('no period runs');
      const prizes = await listPrizes(tx, period.id);
      const nonce = await findNonce({ period, prizes, number: last + 1, config });
      await changeNonce(tx, { userId, nonce });
      const { prize } = await playDraw(tx, { config, userId, nonce, now });
      if (prize.kind !== 'goods') throw new Error(`${prize.name} are no goods`);
      return prize.name;
    });
  } finally {
    await db.close();
  }
}

interface Wanted {
  readonly period: NonNullable<Awaited<ReturnType<typeof findRunningPeriod>>>;
  readonly prizes: Awaited<ReturnType<typeof listPrizes>>;
  readonly number: number;
  readonly config: ReturnType<typeof readConfig>;
}

async function findNonce({ period, prizes, number, config }: Wanted): Promise<string> {
  const odds = oddsInForce(prizes);
  const secret = new Uint8Array(openSecret(config, period.sealedSecret));
  const goods = new Set(prizes.filter(({ kind }) => kind === 'goods').map(({ position }) => position));
  for (;;) {
    const nonce = randomBytes(NONCE_BYTES).toString('hex');
    if (goods.has(prizeAt(odds, await drawRoll({ secret, number, nonce })))) return nonce;
  }
}
