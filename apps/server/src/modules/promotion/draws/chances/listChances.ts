import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { gained } from '../gained.ts';

const SHOWN = 50;

interface Row {
  readonly id: string;
  readonly at: Date;
  readonly memo: string;
  readonly what: 'granted' | 'takenBack' | 'carried' | 'used';
  readonly change: number;
  /** For a used draw: the kind of prize that it won. */
  readonly prize: string | null;
}

interface Chance {
  readonly id: string;
  readonly at: Date;
  readonly title: string;
  readonly change: number;
}

/** Every draw that a user was granted, used or lost, newest first. The sum is the draws left, less those owed. */
export async function listChances(db: Reader, userId: string): Promise<Chance[]> {
  const { rows } = await sql<Row>`
    (
      select id, granted_at as at, memo, 'granted' as what, 1 as change, null as prize from draw_grants where user_id = ${userId}
      order by id desc limit ${SHOWN}
    ) union all (
      select taken.id, taken_at, memo, 'takenBack', -1, null from draw_takebacks as taken
      join draw_grants as given on given.user_id = taken.user_id and given.id = grant_id
      where taken.user_id = ${userId} order by taken.id desc limit ${SHOWN}
    ) union all (
      select id, carried_at, '', 'carried', -draws, null from draw_carried where user_id = ${userId}
    ) union all (
      select id, drawn_at, name, 'used', -1, kind from draws
      join draw_prizes as prize on prize.period_id = draws.period_id and position = prize_position
      where user_id = ${userId} order by draws.number desc limit ${SHOWN}
    )
    order by at desc, id desc limit ${SHOWN}`.execute(db);
  return rows.map((row) => ({ id: row.id, at: row.at, title: titleOf(row), change: row.change }));
}

function titleOf({ what, memo, prize }: Row): string {
  if (what === 'granted') return memo;
  if (what === 'takenBack') return `已退款，收回一次（${memo}）`;
  if (what === 'carried') return '此前注销的账号欠下的';
  return `用掉一次，${prize === 'nothing' ? '没有中奖' : gained(memo)}`;
}
