import { rules } from '@jiwu/contract';
import { drawRoll, type Odds, oddsInForce, prizeAt } from '@jiwu/draws';
import { assert, DAY_MS, newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Config } from '../../../../platform/config/config.ts';
import { sideBySide } from '../../../../platform/database/sideBySide.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { lockPlayer } from '../chances/players.ts';
import type { DrawPrize } from '../periods/DrawPeriod.ts';
import { findRunningPeriod, isRevealed, listPrizes } from '../periods/periodQueries.ts';
import { openSecret } from '../periods/periodSecret.ts';
import type { Draw } from './Draw.ts';

interface Input {
  readonly config: Pick<Config, 'SEAL_SECRET'>;
  readonly userId: string;
  /** The nonce that the page showed: with another one, the user would not have agreed to this draw. */
  readonly nonce: string;
  readonly now: Date;
}

interface Drawn {
  readonly draw: Draw;
  /** The caller gives it to the user in the same transaction. */
  readonly prize: DrawPrize;
  readonly left: number;
}

/**
 * Uses up one draw. The counter is locked last, since every draw needs it: its holder is alone with the prizes until the
 * transaction ends, so that no exhausted prize is won, and numbers have no gaps.
 */
export async function drawOnce(tx: Tx, { config, userId, nonce, now }: Input): Promise<Drawn> {
  const player = await lockPlayer(tx, userId);
  const period = await findRunningPeriod(tx, now);
  if (!period) throw new ShopError('DRAW_CLOSED');
  if (player.left <= 0) throw new ShopError('DRAW_NONE_LEFT');
  if (player.nonce !== nonce) throw new ShopError('DRAW_NONCE_CHANGED', {}, { nonce: player.nonce });
  const secret = openSecret(config, period.sealedSecret);
  // Awaited alone: the prizes may be read only after all earlier draws have committed.
  const number = await takeNumber(tx);
  const [isShown, prizes] = await sideBySide(tx, [isRevealed(tx, period.id), listPrizes(tx, period.id)]);
  // Another process, whose clock is ahead of ours, has revealed the secret already.
  if (isShown) throw new ShopError('DRAW_CLOSED');
  const odds = oddsInForce(prizes);
  const roll = await drawRoll({ secret, number, nonce });
  const prize = prizes.find(({ position }) => position === prizeAt(odds, roll));
  assert(prize, 'a prize for every range');
  const id = newId();
  const claimBy = prize.kind === 'goods' ? new Date(now.getTime() + rules.draw.claimDays * DAY_MS) : null;
  await record(tx, { userId, id, periodId: period.id, number, nonce, roll, prize, odds, claimBy, now });
  return {
    draw: {
      id,
      periodId: period.id,
      periodNumber: period.number,
      number,
      nonce,
      roll,
      odds: odds.map((range) => ({ ...range, name: nameAt(prizes, range.position) })),
      prize: { position: prize.position, name: prize.name, kind: prize.kind },
      drawnAt: now,
      orderId: null,
      claimBy,
      isLapsed: false,
    },
    prize,
    left: player.left - 1,
  };
}

async function takeNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    update draw_counter set last_number = last_number + 1 returning last_number as number`.execute(tx);
  assert(rows[0], 'the counter has its row');
  return rows[0].number;
}

interface Result {
  readonly userId: string;
  readonly id: string;
  readonly periodId: string;
  readonly number: number;
  readonly nonce: string;
  readonly roll: number;
  readonly prize: DrawPrize;
  readonly odds: Odds;
  readonly claimBy: Date | null;
  readonly now: Date;
}

async function record(tx: Tx, result: Result): Promise<void> {
  const { userId, id, periodId, number, nonce, roll, prize, odds, claimBy, now } = result;
  const { rows } = await sql`
    with made as (
      insert into draws (user_id, id, period_id, number, nonce, roll, prize_position, odds, drawn_at, claim_by,
        holds_piece)
      values (${userId}, ${id}, ${periodId}, ${number}, ${nonce}, ${roll}, ${prize.position},
        ${JSON.stringify(odds)}::jsonb, ${now}, ${claimBy}, ${claimBy !== null})
    ), used as (
      update draw_players set used = used + 1 where user_id = ${userId}
    )
    update draw_prizes set won = won + 1
    where period_id = ${periodId} and position = ${prize.position} and (stock is null or won < stock)
    returning position`.execute(tx);
  assert(rows.length === 1, 'a prize that has run out has no range');
}

function nameAt(prizes: readonly DrawPrize[], position: number): string {
  return prizes.find((prize) => prize.position === position)?.name ?? '';
}
