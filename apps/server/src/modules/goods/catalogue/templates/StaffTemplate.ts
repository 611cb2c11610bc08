import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type StaffChange, takeVersion } from '../changes/takeVersion.ts';
import { freeWord } from '../words/freeWord.ts';
import { createShippingTemplate, type ShippingTerms } from './createShippingTemplate.ts';

export interface StaffTemplate extends ShippingTerms {
  readonly id: string;
  readonly version: number;
  readonly changedBy: string | null;
  readonly changedAt: Date | null;
}

const columns = sql`
  id, name, ships_from as "shipsFrom", dispatch_hours as "dispatchHours", fee_fen as "feeFen", free_from_fen as "freeFromFen",
  vip_free_from_fen as "vipFreeFromFen", version, changed_by as "changedBy", changed_at as "changedAt"`;

/** All of them: a handful. */
export async function listStaffTemplates(db: Reader): Promise<StaffTemplate[]> {
  const { rows } = await sql<StaffTemplate>`select ${columns} from shipping_templates order by name, id`.execute(db);
  return rows;
}

export async function getStaffTemplate(db: Reader, id: string): Promise<StaffTemplate> {
  const { rows } = await sql<StaffTemplate>`select ${columns} from shipping_templates where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

interface NewTemplate {
  readonly word: { readonly given: string } | { readonly spelt: string };
  readonly terms: ShippingTerms;
  readonly staffId: string;
  readonly now: Date;
}

export async function addShippingTemplate(tx: Tx, { word, terms, staffId, now }: NewTemplate): Promise<string> {
  const id = await freeWord(tx, 'shipping_templates', word);
  await createShippingTemplate(tx, { id, ...terms });
  await tx
    .updateTable('shipping_templates')
    .set({ changed_by: staffId, changed_at: now })
    .where('id', '=', id)
    .execute();
  return id;
}

/** For orders that are made from now on; those that are made keep what they paid. */
export async function changeShippingTemplate(
  tx: Tx,
  { terms, ...change }: StaffChange & { readonly terms: ShippingTerms },
): Promise<void> {
  await takeVersion(tx, 'shipping_templates', change);
  await tx
    .updateTable('shipping_templates')
    .set({
      name: terms.name,
      ships_from: terms.shipsFrom,
      dispatch_hours: terms.dispatchHours,
      fee_fen: terms.feeFen,
      free_from_fen: terms.freeFromFen,
      vip_free_from_fen: terms.vipFreeFromFen,
    })
    .where('id', '=', change.id)
    .execute();
}

/** Words of the audit log. */
export function auditOfTemplate({
  name,
  shipsFrom,
  dispatchHours,
  feeFen,
  freeFromFen,
  vipFreeFromFen,
}: StaffTemplate): ShippingTerms {
  return { name, shipsFrom, dispatchHours, feeFen, freeFromFen, vipFreeFromFen };
}
