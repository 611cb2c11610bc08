import { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Draft, TextKind, TextPlace } from '../Text.ts';

/** A new text, a draft at first. The slug is its address for good. */
export async function createText(
  tx: Tx,
  { slug, draft, now }: { slug: string; draft: Draft; now: Date },
): Promise<string> {
  const id = newId();
  const { kind } = draft.place;
  await tx
    .insertInto('texts')
    .values({ id, kind, slug, created_at: now, changed_at: now })
    .execute()
    .catch((error: unknown): never => {
      if (violatedConstraint(error) === 'texts_kind_slug_key') throw new ShopError('TEXT_SLUG_TAKEN');
      throw error;
    });
  await tx
    .insertInto('text_versions')
    .values({ text_id: id, no: 1, state: 'draft', ...columnsOf(draft, now) })
    .execute();
  return id;
}

interface Change {
  readonly id: string;
  /** The one that was looked at. */
  readonly version: number;
  readonly now: Date;
}

/** Takes the text for one change: whoever looked at an older version of it is refused, and all others wait. */
async function takeText(tx: Tx, { id, version, now }: Change): Promise<TextKind> {
  const row = await tx
    .updateTable('texts')
    .set({ version: version + 1, changed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('kind')
    .executeTakeFirst();
  if (row) return row.kind as TextKind;
  const known = await tx.selectFrom('texts').select('id').where('id', '=', id).executeTakeFirst();
  throw new ShopError(known ? 'TEXT_CHANGED' : 'NOT_FOUND');
}

/** What is being written is changed in place, and waits for no date any more; what has been shown stays, and a new draft begins. */
export async function saveDraft(tx: Tx, { draft, ...change }: Change & { readonly draft: Draft }): Promise<void> {
  const kind = await takeText(tx, change);
  if (kind !== draft.place.kind) throw new ShopError('INVALID_INPUT', { fields: ['place.kind'] });
  const columns = columnsOf(draft, change.now);
  const changed = await tx
    .updateTable('text_versions')
    .set({ ...columns, state: 'draft', publish_at: null })
    .where('text_id', '=', change.id)
    .where('state', 'in', ['draft', 'scheduled'])
    .executeTakeFirst();
  if (changed.numUpdatedRows > 0n) return;
  const { no } = await tx
    .selectFrom('text_versions')
    .select((select) => select.fn.max('no').as('no'))
    .where('text_id', '=', change.id)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('text_versions')
    .values({ text_id: change.id, no: no + 1, state: 'draft', ...columns })
    .execute();
}

/** The draft is shown at once, or waits for its date. Answers whether it is shown now. */
export async function publishDraft(
  tx: Tx,
  { publishAt, ...change }: Change & { readonly publishAt: Date },
): Promise<boolean> {
  await takeText(tx, change);
  const { id, now } = change;
  const taken = await tx
    .updateTable('text_versions')
    .set({ state: 'scheduled', publish_at: publishAt })
    .where('text_id', '=', id)
    .where('state', 'in', ['draft', 'scheduled'])
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) throw new ShopError('TEXT_NO_DRAFT');
  if (publishAt > now) return false;
  await showScheduled(tx, { id, now });
  return true;
}

/** Readers see what was scheduled instead of what they saw; the text keeps the date of its first publication. */
async function showScheduled(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  await sql`
    update text_versions set state = 'replaced' where text_id = ${id} and state = 'shown'
      and exists (select from text_versions where text_id = ${id} and state = 'scheduled' and publish_at <= ${now})`.execute(
    tx,
  );
  const { numAffectedRows } = await sql`
    update text_versions set state = 'shown', dated_at = coalesce(
      (select min(dated_at) from text_versions where text_id = ${id}), publish_at)
    where text_id = ${id} and state = 'scheduled' and publish_at <= ${now}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Texts whose date has come. */
export async function listDueTexts(
  db: Reader,
  { now, limit }: { now: Date; limit: number },
): Promise<{ id: string }[]> {
  return await db
    .selectFrom('text_versions')
    .select('text_id as id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(limit)
    .execute();
}

/** Shows a text whose date has come. Answers false when another worker has, or staff have changed it. */
export async function showDueText(tx: Tx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  await tx.selectFrom('texts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  if (!(await showScheduled(tx, { id, now }))) return false;
  await tx
    .updateTable('texts')
    .set(({ eb }) => ({ version: eb('version', '+', 1), changed_at: now }))
    .where('id', '=', id)
    .execute();
  return true;
}

/** Off the page; what waits for its date is a draft again. */
export async function withdrawText(tx: Tx, change: Change): Promise<void> {
  await takeText(tx, change);
  const hidden = await tx
    .updateTable('text_versions')
    .set({ state: 'withdrawn' })
    .where('text_id', '=', change.id)
    .where('state', '=', 'shown')
    .executeTakeFirst();
  const stopped = await tx
    .updateTable('text_versions')
    .set({ state: 'draft', publish_at: null })
    .where('text_id', '=', change.id)
    .where('state', '=', 'scheduled')
    .executeTakeFirst();
  if (hidden.numUpdatedRows + stopped.numUpdatedRows === 0n) throw new ShopError('TEXT_NOT_PUBLISHED');
}

function columnsOf({ title, summary, markdown, place, rendered, by }: Draft, now: Date) {
  return {
    kind: place.kind,
    title,
    summary,
    markdown,
    ...placeColumns(place),
    parts: JSON.stringify(rendered.parts),
    headings: JSON.stringify(rendered.headings),
    minutes: rendered.minutes,
    product_ids: [...rendered.productIds],
    has_paid_link: rendered.hasPaidLink,
    staff_id: 'staffId' in by ? by.staffId : null,
    source_hash: 'sourceHash' in by ? by.sourceHash : null,
    saved_at: now,
  };
}

const ofArticle = { celebrity_id: null, author: null, column_name: null, cover_file_id: null };
const ofGuide = { position: null, popular: null, keywords: null, related: null };

function placeColumns(place: TextPlace) {
  if (place.kind === 'guide') {
    const { section, position, popular, keywords, related } = place;
    return { ...ofArticle, part: section, position, popular, keywords: [...keywords], related: [...related] };
  }
  const { topic, celebrityId, author, column, coverFileId } = place;
  return {
    ...ofGuide,
    part: topic,
    celebrity_id: celebrityId,
    // A celebrity's own name is shown, as it is then.
    author: celebrityId === null ? (author ?? rules.content.author.editors) : null,
    column_name: column,
    cover_file_id: coverFileId,
  };
}
