import { type Answer, type contentEndpoints, rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { findShownByIds } from '../../../modules/channels/celebrity/index.ts';
import { listAuthors, listColumns, listMentioned } from '../../../modules/content/content/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeAuthor } from './describeAuthor.ts';
import { findProductCards } from './findProductCards.ts';

const { asideColumns, asideAuthors, asideMentioned, mentionedDays } = rules.content;
/** Some of what is mentioned may be off sale. */
const READ_MENTIONED = 3 * asideMentioned;

/** Beside the list of articles: columns, authors, and what is named often. */
export async function loadArticleAside(
  db: Reader,
  now: Date,
): Promise<Answer<(typeof contentEndpoints)['articleAside']>> {
  const since = new Date(now.getTime() - mentionedDays * DAY_MS);
  const [columns, authors, mentioned] = await Promise.all([
    listColumns(db, asideColumns),
    listAuthors(db, asideAuthors),
    listMentioned(db, { since, limit: READ_MENTIONED }),
  ]);
  const [celebrities, cards] = await Promise.all([
    findShownByIds(
      db,
      [...columns, ...authors].flatMap(({ celebrityId }) => celebrityId ?? []),
    ),
    findProductCards(
      db,
      mentioned.map(({ productId }) => productId),
    ),
  ]);
  return {
    columns: columns.map((column) => ({
      name: column.name,
      author: describeAuthor(column, celebrities).name,
      count: column.count,
      picture: column.cover && { ...column.cover, alt: '' },
    })),
    authors: authors.map((author) => ({ ...describeAuthor(author, celebrities), count: author.count })),
    mentioned: mentioned
      .flatMap(({ productId, articles }) => {
        const product = cards.get(productId);
        return product ? [{ product, articles }] : [];
      })
      .slice(0, asideMentioned),
  };
}
