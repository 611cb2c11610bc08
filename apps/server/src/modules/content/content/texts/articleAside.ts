import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';

interface ColumnRow {
  readonly name: string;
  readonly count: number;
  /** Of its newest article. */
  readonly celebrityId: string | null;
  readonly author: string | null;
  readonly cover: { readonly fileId: string; readonly placeholder: string } | null;
}

/** 专栏: those that had something new last come first. */
export async function listColumns(db: Reader, limit: number): Promise<ColumnRow[]> {
  const { rows } = await sql<ColumnRow>`
    select column_name as name, count, celebrity_id as "celebrityId", author,
      case when picture.file_id is not null
        then json_build_object('fileId', picture.file_id, 'placeholder', picture.placeholder) end as cover
    from (
      select distinct on (column_name) column_name, celebrity_id, author, cover_file_id, dated_at, text_id,
        count(*) over (partition by column_name)::integer as count
      from text_versions where state = 'shown' and column_name is not null
      order by column_name, dated_at desc, text_id desc
    ) as newest
    left join text_pictures as picture on picture.file_id = newest.cover_file_id
    order by dated_at desc, text_id desc limit ${limit}`.execute(db);
  return rows;
}

interface AuthorRow {
  readonly celebrityId: string | null;
  readonly author: string | null;
  readonly count: number;
}

/** Those who have written most come first. */
export async function listAuthors(db: Reader, limit: number): Promise<AuthorRow[]> {
  const { rows } = await sql<AuthorRow>`
    select celebrity_id as "celebrityId", author, count(*)::integer as count from text_versions
    where state = 'shown' and kind = 'article'
    group by celebrity_id, author order by count(*) desc, max(dated_at) desc, author limit ${limit}`.execute(db);
  return rows;
}

/** Products that articles of the last days name, the most often named first. */
export async function listMentioned(
  db: Reader,
  { since, limit }: { since: Date; limit: number },
): Promise<{ readonly productId: string; readonly articles: number }[]> {
  const { rows } = await sql<{ productId: string; articles: number }>`
    select product_id as "productId", count(*)::integer as articles
    from text_versions as version, unnest(version.product_ids) as product_id
    where version.state = 'shown' and version.kind = 'article' and version.dated_at >= ${since}
    group by product_id order by count(*) desc, max(version.dated_at) desc, product_id limit ${limit}`.execute(db);
  return rows;
}
