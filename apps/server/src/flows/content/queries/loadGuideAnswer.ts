import { type Answer, type contentEndpoints, rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import { countVotes, findGuideEntries, findShownText, listGuide } from '../../../modules/content/content/index.ts';
import { askedLexemes } from '../../../modules/goods/search/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { lineOf } from './loadGuideHome.ts';
import { nameProducts } from './nameProducts.ts';

const RELATED = 5;

/** One answer of the guide, with the entries that its writer named, then those that share most of its words, then others of its section. */
export async function loadGuideAnswer(
  db: Reader,
  { slug, now }: { slug: string; now: Date },
): Promise<Answer<(typeof contentEndpoints)['guideAnswer']>> {
  const text = await findShownText(db, { kind: 'guide', key: slug });
  if (!text) throw new ShopError('NOT_FOUND');
  const { id, title, summary, minutes, keywords, productIds } = text;
  const { asked } = await askedLexemes([title, ...keywords].join(' '));
  const since = new Date(now.getTime() - rules.content.voteDays * DAY_MS);
  const [alike, guide, votes, { products }] = await Promise.all([
    findGuideEntries(db, { asked, without: id, limit: RELATED }),
    listGuide(db),
    countVotes(db, { textIds: [id], since }),
    nameProducts(db, { productIds, celebrityId: null, now }),
  ]);
  const bySlug = new Map(guide.map((entry) => [entry.slug, entry]));
  const named = text.related.flatMap((one) => bySlug.get(one) ?? []);
  const near = guide.filter((entry) => entry.section === text.part && entry.id !== id);
  const related = new Map([...named, ...alike, ...near].map((entry) => [entry.id, entry]));
  return {
    slug: text.slug,
    title,
    section: text.part as (typeof rules.content.sections)[number],
    summary,
    minutes,
    updatedAt: text.publishedAt.toISOString(),
    parts: text.parts,
    headings: text.headings,
    products,
    related: [...related.values()].slice(0, RELATED).map(lineOf),
    votes: votes.get(id) ?? { useful: 0, useless: 0 },
  };
}
