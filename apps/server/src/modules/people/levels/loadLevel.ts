import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import { leavesOn } from './leavesOn.ts';
import { type LevelName, levelOf } from './levelOf.ts';

interface Standing {
  readonly level: LevelName;
  readonly spentFen: number;
  readonly fallsOn: string | null;
  readonly fallingFen: number;
}

/** The level as last computed, the amount missing to the next one, and the date on which spending next falls out. */
export async function loadLevel(db: Reader, userId: string) {
  const { rows } = await sql<Standing>`
    select level, spent_fen as "spentFen", falls_on::text as "fallsOn", coalesce((
        select sum(amount_fen) from spend_days where user_id = standing.user_id and ${leavesOn} = standing.falls_on
      ), 0)::int8 as "fallingFen"
    from level_standings as standing where user_id = ${userId}`.execute(db);
  const { level, spentFen, fallsOn, fallingFen } = rows[0] ?? nothingSpent;
  const next = rules.level.names[rules.level.names.indexOf(level) + 1];
  return {
    level,
    spentFen,
    next: next === undefined ? null : { level: next, missingFen: rules.level.fromFen[next] - spentFen },
    fallingOut: fallsOn === null ? null : { on: fallsOn, amountFen: fallingFen, level: levelOf(spentFen - fallingFen) },
  };
}

const nothingSpent: Standing = { level: rules.level.names[0], spentFen: 0, fallsOn: null, fallingFen: 0 };
