import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { searchRules } from '../searchRules.ts';

/** Shorter beginnings fit too many words to mean any. */
const MIN_PREFIX = 3;
const MIN_INITIALS = 2;

/** Words with this pinyin: 降噪 for jiangzao; else words with these initials, or whose pinyin begins so. The most used first. */
export async function findPinyinTerms(db: Reader, spelling: string): Promise<string[]> {
  if (!/^[a-z]{2,40}$/.test(spelling)) return [];
  const exact = await select(db, sql`pinyin = ${spelling}`);
  if (exact.length > 0) return exact;
  const initials = spelling.length >= MIN_INITIALS ? sql`initials = ${spelling}` : sql`false`;
  const begins = spelling.length >= MIN_PREFIX ? sql`pinyin like ${`${spelling}%`}` : sql`false`;
  return await select(db, sql`(${initials} or ${begins})`);
}

async function select(db: Reader, condition: ReturnType<typeof sql>): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select term from search_terms
    where ${condition} and product_count > 0
    order by product_count desc, term
    limit ${searchRules.pinyinWords}`.execute(db);
  return rows.map(({ term }) => term);
}
