import type { rules } from '@jiwu/contract';
import { newId } from '@jiwu/kernel';
import { type Selectable, sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { OpenBoxChecklists } from '../../../../platform/database/schema.gen.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

interface Item {
  readonly key: string;
  readonly label: string;
  readonly kind: (typeof rules.openBox.itemKinds)[number];
}

export interface Checklist {
  readonly id: string;
  readonly categoryId: string | null;
  readonly version: number;
  readonly items: readonly Item[];
  readonly parts: readonly string[];
}

function checklistOf(row: Selectable<OpenBoxChecklists>): Checklist {
  return {
    id: row.id,
    categoryId: row.category_id,
    version: row.version,
    items: row.items as unknown as Item[],
    parts: row.parts as unknown as string[],
  };
}

/** The list in force for goods with this path of categories: that of the nearest one that has a list. */
export async function findChecklist(db: Reader, categoryPath: readonly string[]): Promise<Checklist | null> {
  const { rows } = await sql<Selectable<OpenBoxChecklists>>`
    select * from open_box_checklists
    where category_id = any(${[...categoryPath]}::text[]) or category_id is null
    order by coalesce(array_position(${[...categoryPath]}::text[], category_id), 0) desc, version desc limit 1`.execute(
    db,
  );
  return rows[0] ? checklistOf(rows[0]) : null;
}

export async function getChecklist(db: Reader, id: string): Promise<Checklist> {
  const row = await db.selectFrom('open_box_checklists').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return checklistOf(row);
}

/** Those in force. */
export async function listChecklists(db: Reader): Promise<Checklist[]> {
  const { rows } = await sql<Selectable<OpenBoxChecklists>>`
    select distinct on (category_id) * from open_box_checklists
    order by category_id nulls first, version desc`.execute(db);
  return rows.map(checklistOf);
}

/** A new version; inspections keep the one that they were made by. */
export async function saveChecklist(
  tx: Tx,
  { after, now, ...list }: Omit<Checklist, 'id' | 'version'> & { readonly after: number; readonly now: Date },
): Promise<Checklist> {
  const row = await tx
    .insertInto('open_box_checklists')
    .columns(['id', 'category_id', 'version', 'items', 'parts', 'created_at'])
    .expression(
      sql`select ${newId()}::uuid, ${list.categoryId}::text, ${after + 1}::int, ${JSON.stringify(list.items)}::jsonb,
        ${JSON.stringify(list.parts)}::jsonb, ${now}::timestamptz
        where ${after}::int = coalesce((
          select max(version) from open_box_checklists where category_id is not distinct from ${list.categoryId}), 0)` as never,
    )
    .returningAll()
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (violatedConstraint(error) === 'open_box_checklists_category_id_version_key') return undefined;
      throw error;
    });
  if (!row) throw new ShopError('CHECKLIST_CHANGED');
  return checklistOf(row);
}
