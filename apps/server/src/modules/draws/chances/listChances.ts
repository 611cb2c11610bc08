import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/createDatabase.ts';
import { gained } from '../gained.ts';

const SHOWN = 50;

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly memo: string;
  readonly kind: string | null;
}

interface Chance {
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  readonly change: 1 | -1;
}

/** How a user came by their draws and what became of them, newest first. */
export async function listChances(db: Reader, userId: string): Promise<Chance[]> {
  const { rows } = await sql<Row>`
    (
      select id, granted_at as at, memo, null as kind from draw_grants where user_id = ${userId}
      order by id desc limit ${SHOWN}
    ) union all (
      select id, drawn_at, name, kind from draws
      join draw_prizes as prize on prize.period_id = draws.period_id and position = prize_position
      where user_id = ${userId} order by draws.number desc limit ${SHOWN}
    )
    order by at desc, id desc limit ${SHOWN}`.execute(db);
  return rows.map(({ id, at, memo, kind }) => ({
    id,
    at,
    title: kind === null ? memo : `用掉一次，${kind === 'nothing' ? '没有中奖' : gained(memo)}`,
    change: kind === null ? 1 : -1,
  }));
}
