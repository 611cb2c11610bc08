import { createBrand } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { brands } from '../catalogue/brands.ts';

interface Brand {
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** Makes the brands that are missing. */
export async function seedBrands(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('brands').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  for (const [id, { name, aliases = [] }] of Object.entries<Brand>(brands)) {
    if (!known.has(id)) await createBrand(tx, { id, name, aliases });
  }
}
