import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { type Template, templateOf, type TemplateUse } from './Template.ts';

/** In the order in which they are offered. There are a few dozen. */
export async function listTemplates(db: Reader, usedFor: TemplateUse | undefined): Promise<Template[]> {
  let query = db.selectFrom('reply_templates').selectAll();
  if (usedFor) query = query.where('used_for', '=', usedFor);
  const rows = await query.orderBy('used_for').orderBy('position').orderBy('id').execute();
  return rows.map(templateOf);
}

export async function getTemplate(db: Reader, id: string): Promise<Template> {
  const row = await db.selectFrom('reply_templates').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return templateOf(row);
}
