import type { Answer, effectOrderEndpoints, ParsedInput, rules } from '@jiwu/contract';
import { countEffects, listEffects } from '../../../modules/channels/effectOrders/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeEffects } from './describeEffects.ts';
import { sinceOf } from './sinceOf.ts';

type List = (typeof effectOrderEndpoints)['effectOrderList'];

const PAGE = 20;

/** What is credited to a promoter, a page at a time, with how many there are in each state. */
export async function listEffectOrders(
  db: Reader,
  { userId, query, now }: { userId: string; query: ParsedInput<List>['query']; now: Date },
): Promise<Answer<List>> {
  const since = sinceOf(query.period, now);
  const after = query.cursor ? decodeCursor(query.cursor, timeCursor) : null;
  const before = after && { paidAt: new Date(after[0]), id: after[1] };
  const [counts, found] = await Promise.all([
    countEffects(db, { userId, since }),
    listEffects(db, { userId, state: query.state, since, before, limit: PAGE + 1 }),
  ]);
  const page = found.slice(0, PAGE);
  const last = page.at(-1);
  const of = (state: (typeof rules.effectOrder.states)[number]) => counts.get(state) ?? 0;
  return {
    counts: {
      all: [...counts.values()].reduce((sum, count) => sum + count, 0),
      pending: of('pending'),
      settling: of('settling'),
      payable: of('payable'),
      paidOut: of('paidOut'),
      void: of('void'),
    },
    items: await describeEffects(db, page),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.paidAt.toISOString(), last.id]) : null,
  };
}
