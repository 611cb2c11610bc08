import { type Answer, type celebrityEndpoints, rules } from '@jiwu/contract';
import { z } from 'zod';
import { getShown, listRunningPicks } from '../../../modules/channels/celebrity/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describePicks } from './describePicks.ts';

interface Asked {
  readonly id: string;
  readonly shelf: string | undefined;
  readonly cursor: string | undefined;
  readonly now: Date;
}

/**
 * A page of what a celebrity recommends. There are a hundred at most, and how many are on sale is said with them: all of them are
 * read. The cursor is the last pick of the page before; when it has ended since, the list begins anew.
 */
export async function loadPicks(
  db: Reader,
  { id, shelf, cursor, now }: Asked,
): Promise<Answer<(typeof celebrityEndpoints)['celebrityPicks']>> {
  await getShown(db, id);
  const picks = await listRunningPicks(db, { celebrityIds: [id], now });
  const described = await describePicks(db, shelf === undefined ? picks : picks.filter((pick) => pick.shelf === shelf));
  const cards = described.map(({ card }) => card);
  const [lastId] = cursor === undefined ? [] : decodeCursor(cursor, z.tuple([z.uuid()]));
  const from = cards.findIndex((card) => card.id === lastId) + 1;
  const items = cards.slice(from, from + rules.celebrity.picksPerPage);
  const last = items.at(-1);
  const isMore = from + items.length < cards.length;
  return { items, total: cards.length, nextCursor: isMore && last ? encodeCursor([last.id]) : null };
}
