import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { resolveFigures } from '../figures.ts';
import type { Section } from '../Text.ts';

export interface GuideEntry {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly section: Section;
  readonly popular: number | null;
  readonly keywords: readonly string[];
}

const columns = sql`
  text.id, text.slug, version.title, version.summary, version.part as section, version.popular, version.keywords`;

/** The whole guide, section by section as its entries stand there. */
export async function listGuide(db: Reader): Promise<GuideEntry[]> {
  const { rows } = await sql<GuideEntry>`
    select ${columns} from text_versions as version join texts as text on text.id = version.text_id
    where version.state = 'shown' and version.kind = 'guide'
    order by version.part, version.position, version.dated_at, text.id`.execute(db);
  return rows.map(entryOf);
}

/** A word of a search with what it counts for. */
export interface AskedWord {
  readonly word: string;
  readonly share: number;
}

/** Entries with less than this part of the best one's score are no answers. */
const LEAST_SHARE = 0.2;

/**
 * Entries that have one of the words, the best first: each word counts by where it stands in the entry, and the more the fewer entries have
 * it (as in BM25), so that 怎么 decides nothing.
 */
export async function findGuideEntries(
  db: Reader,
  { asked, without = null, limit }: { asked: readonly AskedWord[]; without?: string | null; limit: number },
): Promise<GuideEntry[]> {
  if (asked.length === 0) return [];
  const { rows } = await sql<GuideEntry>`
    with entries as (
      select count(*) as total from text_versions where state = 'shown' and kind = 'guide'
    ), hits as (
      select known.text_id, asked.share * known.weight as gain, count(*) over (partition by known.word) as holders
      from unnest(${asked.map(({ word }) => word)}::text[], ${asked.map(({ share }) => share)}::real[]) as asked (word, share)
      join text_words as known on known.word = asked.word
    ), scores as (
      select hits.text_id, sum(gain * ln(1 + (entries.total - holders + 0.5) / (holders + 0.5))) as score
      from hits, entries where hits.text_id is distinct from ${without}::uuid group by hits.text_id
    )
    select ${columns} from scores
    join text_versions as version on version.text_id = scores.text_id and version.state = 'shown'
    join texts as text on text.id = version.text_id
    where scores.score >= ${LEAST_SHARE}::real * (select max(score) from scores)
    order by scores.score desc, version.part, version.position, text.id limit ${limit}`.execute(db);
  return rows.map(entryOf);
}

function entryOf(row: GuideEntry): GuideEntry {
  return { ...row, title: resolveFigures(row.title), summary: resolveFigures(row.summary), keywords: row.keywords };
}
