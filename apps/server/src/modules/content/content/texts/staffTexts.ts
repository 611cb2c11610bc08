import type { rules, TextHeading, TextPart } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Section, StaffText, TextKind, TextPlace, TextState, TextVersion, Topic } from '../Text.ts';

/** A version as `to_jsonb` writes it: times are text. */
interface VersionJson {
  readonly no: number;
  readonly kind: TextKind;
  readonly state: TextState;
  readonly title: string;
  readonly summary: string;
  readonly part: string;
  readonly markdown: string;
  readonly parts: TextPart[];
  readonly headings: TextHeading[];
  readonly minutes: number;
  readonly product_ids: string[];
  readonly has_paid_link: boolean;
  readonly celebrity_id: string | null;
  readonly author: string | null;
  readonly column_name: string | null;
  readonly cover_file_id: string | null;
  readonly position: number | null;
  readonly popular: number | null;
  readonly keywords: string[] | null;
  readonly related: string[] | null;
  readonly staff_id: string | null;
  readonly saved_at: string;
  readonly publish_at: string | null;
  /** As PostgreSQL writes bytes: \\x and digits. */
  readonly source_hash: string | null;
}

interface Row {
  readonly id: string;
  readonly kind: TextKind;
  readonly slug: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly newest: VersionJson;
  readonly shown: VersionJson | null;
}

async function select(db: Reader, rest: RawBuilder<unknown>): Promise<StaffText[]> {
  const { rows } = await sql<Row>`
    select text.id, text.kind, text.slug, text.version, text.changed_at as "changedAt",
      to_jsonb(newest) as newest, to_jsonb(shown) as shown
    from texts as text
    join lateral (
      select * from text_versions where text_id = text.id order by no desc limit 1
    ) as newest on true
    left join text_versions as shown on shown.text_id = text.id and shown.state = 'shown'
    ${rest}`.execute(db);
  return rows.map(({ newest, shown, ...text }) => ({
    ...text,
    newest: versionOf(newest),
    shown: shown === null ? null : versionOf(shown),
  }));
}

export async function getStaffText(db: Reader, id: string): Promise<StaffText> {
  const [text] = await select(db, sql`where text.id = ${id}`);
  if (!text) throw new ShopError('NOT_FOUND');
  return text;
}

export async function findStaffTextBySlug(
  db: Reader,
  { kind, slug }: { kind: TextKind; slug: string },
): Promise<StaffText | null> {
  const [text] = await select(db, sql`where text.kind = ${kind} and text.slug = ${slug}`);
  return text ?? null;
}

type View = (typeof rules.content.views)[number];

const views: Readonly<Record<View, RawBuilder<unknown>>> = {
  all: sql``,
  shown: sql`and shown.no is not null`,
  draft: sql`and newest.state = 'draft'`,
  scheduled: sql`and newest.state = 'scheduled'`,
  withdrawn: sql`and newest.state = 'withdrawn'`,
};

interface Asked {
  readonly kind: TextKind;
  readonly view: View;
  /** In the title. */
  readonly words: string | undefined;
  readonly after: { readonly changedAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** What was changed last comes first. */
export async function listStaffTexts(db: Reader, { kind, view, words, after, limit }: Asked): Promise<StaffText[]> {
  const named = words === undefined ? sql`` : sql`and strpos(lower(newest.title), lower(${words})) > 0`;
  const older =
    after === null ? sql`` : sql`and (text.changed_at, text.id) < (${after.changedAt}::timestamptz, ${after.id}::uuid)`;
  return await select(
    db,
    sql`where text.kind = ${kind} ${views[view]} ${named} ${older}
      order by text.changed_at desc, text.id desc limit ${limit}`,
  );
}

/** Every version of a text, the newest first. */
export async function listVersions(db: Reader, textId: string): Promise<TextVersion[]> {
  const { rows } = await sql<{ version: VersionJson }>`
    select to_jsonb(version) as version from text_versions as version
    where text_id = ${textId} order by no desc`.execute(db);
  if (rows.length === 0) throw new ShopError('NOT_FOUND');
  return rows.map(({ version }) => versionOf(version));
}

function versionOf(row: VersionJson): TextVersion {
  return {
    no: row.no,
    state: row.state,
    title: row.title,
    summary: row.summary,
    markdown: row.markdown,
    place: placeOf(row),
    staffId: row.staff_id,
    savedAt: new Date(row.saved_at),
    publishAt: row.publish_at === null ? null : new Date(row.publish_at),
    sourceHash: row.source_hash?.slice(2) ?? null,
    rendered: {
      parts: row.parts,
      headings: row.headings,
      minutes: row.minutes,
      productIds: row.product_ids,
      hasPaidLink: row.has_paid_link,
    },
  };
}

function placeOf(row: VersionJson): TextPlace {
  if (row.kind === 'article') {
    return {
      kind: 'article',
      topic: row.part as Topic,
      celebrityId: row.celebrity_id,
      author: row.author,
      column: row.column_name,
      coverFileId: row.cover_file_id,
    };
  }
  assert(row.position !== null && row.keywords !== null, 'an entry of the guide has its place');
  return {
    kind: 'guide',
    section: row.part as Section,
    position: row.position,
    popular: row.popular,
    keywords: row.keywords,
    related: row.related ?? [],
  };
}
