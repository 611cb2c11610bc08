import type { TextHeading, TextPart } from '@jiwu/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { resolveFigures } from '../figures.ts';
import { resolveParts } from '../render/renderText.ts';
import type { Section, ShownBody, ShownText, TextKind, Topic } from '../Text.ts';

interface Row {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly part: Topic | Section;
  readonly minutes: number;
  readonly productIds: string[];
  readonly hasPaidLink: boolean;
  readonly celebrityId: string | null;
  readonly author: string | null;
  readonly columnName: string | null;
  readonly columnNo: number | null;
  readonly coverFileId: string | null;
  readonly placeholder: string | null;
  readonly datedAt: Date;
  readonly publishedAt: Date;
}

interface BodyRow extends Row {
  readonly keywords: string[] | null;
  readonly related: string[] | null;
  readonly parts: TextPart[];
  readonly headings: TextHeading[];
}

/** The place of an article in its column is its place among those that are shown, by date. */
const columns = sql`
  text.id, text.slug, version.title, version.summary, version.part, version.minutes, version.product_ids as "productIds",
  version.has_paid_link as "hasPaidLink", version.celebrity_id as "celebrityId", version.author,
  version.column_name as "columnName", version.cover_file_id as "coverFileId", picture.placeholder,
  version.dated_at as "datedAt", version.publish_at as "publishedAt",
  case when version.column_name is not null then (
    select count(*)::integer from text_versions as earlier
    where earlier.state = 'shown' and earlier.column_name = version.column_name
      and (earlier.dated_at, earlier.text_id) <= (version.dated_at, version.text_id)
  ) end as "columnNo"`;
const tables = sql`
  from text_versions as version
  join texts as text on text.id = version.text_id
  left join text_pictures as picture on picture.file_id = version.cover_file_id`;

async function select(db: Reader, rest: RawBuilder<unknown>): Promise<ShownText[]> {
  const { rows } = await sql<Row>`select ${columns} ${tables} ${rest}`.execute(db);
  return rows.map(shownOf);
}

interface Page {
  readonly topic: Topic | undefined;
  readonly column: string | undefined;
  readonly after: { readonly datedAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** Articles, the newest first. */
export async function listArticles(db: Reader, { topic, column, after, limit }: Page): Promise<ShownText[]> {
  const ofTopic = topic === undefined ? sql`` : sql`and version.part = ${topic}`;
  const ofColumn = column === undefined ? sql`` : sql`and version.column_name = ${column}`;
  const older =
    after === null
      ? sql``
      : sql`and (version.dated_at, version.text_id) < (${after.datedAt}::timestamptz, ${after.id}::uuid)`;
  return await select(
    db,
    sql`where version.state = 'shown' and version.kind = 'article' ${ofTopic} ${ofColumn} ${older}
      order by version.dated_at desc, version.text_id desc limit ${limit}`,
  );
}

/** What to read after an article: the newest others of its topic, then the newest of all. */
export async function listNextArticles(
  db: Reader,
  { id, topic, limit }: { id: string; topic: string; limit: number },
): Promise<ShownText[]> {
  const newest = (condition: RawBuilder<unknown>) => sql`(
    select text_id from text_versions
    where state = 'shown' and kind = 'article' and text_id <> ${id} ${condition}
    order by dated_at desc, text_id desc limit ${limit})`;
  return await select(
    db,
    sql`where version.state = 'shown' and version.text_id in (
        ${newest(sql`and part = ${topic}`)} union ${newest(sql``)})
      order by version.part = ${topic} desc, version.dated_at desc, version.text_id desc limit ${limit}`,
  );
}

/** Shown articles of each topic. */
export async function countArticles(db: Reader): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ part: string; count: number }>`
    select part, count(*)::integer as count from text_versions
    where state = 'shown' and kind = 'article' group by part`.execute(db);
  return new Map(rows.map(({ part, count }) => [part, count]));
}

/** How many articles and answers readers find, and how many articles of them bear a date since then. */
export async function countTexts(
  db: Reader,
  since: Date,
): Promise<{ articles: number; newToday: number; answers: number }> {
  const { rows } = await sql<{ articles: number; newToday: number; answers: number }>`
    select count(*) filter (where kind = 'article')::int as articles, count(*) filter (where kind = 'guide')::int as answers,
      count(*) filter (where kind = 'article' and dated_at >= ${since})::int as "newToday"
    from text_versions where state = 'shown'`.execute(db);
  return rows[0] ?? { articles: 0, newToday: 0, answers: 0 };
}

/** Shown articles of one column, of all topics or one. */
export async function countColumn(
  db: Reader,
  { column, topic }: { column: string; topic: Topic | undefined },
): Promise<number> {
  const ofTopic = topic === undefined ? sql`` : sql`and part = ${topic}`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from text_versions
    where state = 'shown' and column_name = ${column} ${ofTopic}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What readers see of a text, by its slug or its id; null: nothing. */
export async function findShownText(
  db: Reader,
  { kind, key }: { kind: TextKind; key: string },
): Promise<ShownBody | null> {
  const isId = key.includes('-');
  const { rows } = await sql<BodyRow>`
    select ${columns}, version.keywords, version.related, version.parts, version.headings ${tables}
    where text.kind = ${kind} and ${isId ? sql`text.id = ${key}` : sql`text.slug = ${key}`}
      and version.state = 'shown'`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...shownOf(row),
    keywords: row.keywords ?? [],
    related: row.related ?? [],
    parts: resolveParts(row.parts),
    headings: row.headings.map((heading) => ({ ...heading, text: resolveFigures(heading.text) })),
  };
}

/** The id of a text that is shown. */
export async function findShownId(
  db: Reader,
  { kind, slug }: { kind: TextKind; slug: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('texts as text')
    .innerJoin('text_versions as version', 'version.text_id', 'text.id')
    .select('text.id')
    .where('text.kind', '=', kind)
    .where('text.slug', '=', slug)
    .where('version.state', '=', 'shown')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Every text that is shown, for the sitemap. */
export async function listShownSlugs(
  db: Reader,
): Promise<{ readonly kind: TextKind; readonly slug: string; readonly publishedAt: Date }[]> {
  const { rows } = await sql<{ kind: TextKind; slug: string; publishedAt: Date }>`
    select text.kind, text.slug, version.publish_at as "publishedAt" from text_versions as version
    join texts as text on text.id = version.text_id
    where version.state = 'shown' order by version.kind, version.dated_at desc, version.text_id desc`.execute(db);
  return rows;
}

function shownOf(row: Row): ShownText {
  const { columnName, columnNo, coverFileId, placeholder, ...rest } = row;
  return {
    ...rest,
    title: resolveFigures(row.title),
    summary: resolveFigures(row.summary),
    column: columnName === null ? null : { name: columnName, no: columnNo ?? 1 },
    cover: coverFileId === null ? null : { fileId: coverFileId, placeholder: placeholder ?? '' },
  };
}
