import { type Answer, type contentEndpoints, rules } from '@jiwu/contract';
import { countArticles, countColumn, listArticles, type Topic } from '../../../modules/content/content/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeArticles } from './describeArticles.ts';

const { articlesPerPage, topics } = rules.content;

interface Asked {
  readonly topic: Topic | undefined;
  readonly column: string | undefined;
  readonly cursor: string | undefined;
  readonly now: Date;
  /** As many as /homeArticles shows unless given. */
  readonly limit?: number;
}

/** A page of articles, the newest first; the first page has one more, which leads it. */
export async function loadArticles(
  db: Reader,
  { topic, column, cursor, now, limit }: Asked,
): Promise<Answer<(typeof contentEndpoints)['articleList']>> {
  const [datedAt, id] = cursor === undefined ? [] : decodeCursor(cursor, timeCursor);
  const after = datedAt === undefined || id === undefined ? null : { datedAt: new Date(datedAt), id };
  const size = limit ?? (after === null ? articlesPerPage + 1 : articlesPerPage);
  const [found, counts, inColumn] = await Promise.all([
    listArticles(db, { topic, column, after, limit: size + 1 }),
    countArticles(db),
    column === undefined ? null : countColumn(db, { column, topic }),
  ]);
  const page = found.slice(0, size);
  const last = page.at(-1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return {
    items: await describeArticles(db, { texts: page, now }),
    total: inColumn ?? (topic === undefined ? all : (counts.get(topic) ?? 0)),
    topics: topics.map((name) => ({ topic: name, count: counts.get(name) ?? 0 })),
    nextCursor: found.length > size && last ? encodeCursor([last.datedAt.toISOString(), last.id]) : null,
  };
}
