import { newId } from '@jiwu/kernel';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Template, templateOf } from './Template.ts';
import { getTemplate } from './templateQueries.ts';

type Words = Pick<Template, 'title' | 'text' | 'position'>;

interface By {
  readonly staffId: string;
  readonly now: Date;
}

export async function addTemplate(
  tx: Tx,
  { staffId, now, usedFor, ...words }: By & Words & Pick<Template, 'usedFor'>,
): Promise<Template> {
  const row = await tx
    .insertInto('reply_templates')
    .values({ id: newId(), used_for: usedFor, ...words, changed_by: staffId, changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
  return templateOf(row);
}

/** Only as long as nobody else has changed it since it was seen. */
export async function changeTemplate(
  tx: Tx,
  { staffId, now, id, version, ...words }: By & Words & Pick<Template, 'id' | 'version'>,
): Promise<Template> {
  const row = await tx
    .updateTable('reply_templates')
    .set({ ...words, version: version + 1, changed_by: staffId, changed_at: now })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw await changed(tx, id);
  return templateOf(row);
}

export async function removeTemplate(tx: Tx, { id, version }: Pick<Template, 'id' | 'version'>): Promise<void> {
  const row = await tx
    .deleteFrom('reply_templates')
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (!row) throw await changed(tx, id);
}

/** Gone altogether: not found. */
async function changed(tx: Tx, id: string): Promise<ShopError> {
  const { changedBy, changedAt } = await getTemplate(tx, id);
  return new ShopError('TEMPLATE_CHANGED', {}, { changedBy, changedAt: changedAt.toISOString() });
}
