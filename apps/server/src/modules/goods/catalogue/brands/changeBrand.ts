import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { violatedConstraint } from '../../../../platform/database/violatedConstraint.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import { type StaffChange, takeVersion } from '../changes/takeVersion.ts';
import { findGoodsPicture } from '../pictures/goodsPictures.ts';
import { freeWord } from '../words/freeWord.ts';

interface BrandWords {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly logoFileId: string | null;
}

interface NewBrand extends BrandWords {
  readonly word: { readonly given: string } | { readonly spelt: string };
  readonly staffId: string;
  readonly now: Date;
}

/** A new brand. Answers its id. */
export async function addBrand(tx: Tx, { word, name, aliases, logoFileId, staffId, now }: NewBrand): Promise<string> {
  const logo = await findGoodsPicture(tx, logoFileId);
  const id = await freeWord(tx, 'brands', word);
  await tx
    .insertInto('brands')
    .values({
      id,
      name,
      aliases: [...aliases],
      logo_file_id: logo?.fileId ?? null,
      changed_by: staffId,
      changed_at: now,
    })
    .execute()
    .catch(refuseTwin);
  return id;
}

export async function changeBrand(
  tx: Tx,
  { name, aliases, logoFileId, ...change }: BrandWords & StaffChange,
): Promise<void> {
  await takeVersion(tx, 'brands', change);
  const logo = await findGoodsPicture(tx, logoFileId);
  await tx
    .updateTable('brands')
    .set({ name, aliases: [...aliases], logo_file_id: logo?.fileId ?? null })
    .where('id', '=', change.id)
    .execute()
    .catch(refuseTwin);
}

/** Nothing new bears it. Refused while something that bears it is sold or being written. */
export async function closeBrand(tx: Tx, change: StaffChange): Promise<void> {
  await takeVersion(tx, 'brands', change);
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (
      select from products where brand_id = ${change.id} and state in ('onSale', 'draft')) as "isUsed"`.execute(tx);
  if (rows[0]?.isUsed) throw new ShopError('BRAND_IN_USE');
  await tx.updateTable('brands').set({ closed_at: change.now }).where('id', '=', change.id).execute();
}

export async function reopenBrand(tx: Tx, change: StaffChange): Promise<void> {
  await takeVersion(tx, 'brands', change);
  await tx.updateTable('brands').set({ closed_at: null }).where('id', '=', change.id).execute();
}

function refuseTwin(error: unknown): never {
  if (violatedConstraint(error) === 'brands_name_key') throw new ShopError('BRAND_NAME_TAKEN');
  throw error;
}
