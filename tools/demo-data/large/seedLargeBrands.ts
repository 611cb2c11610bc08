import { createBrand, type ProductFacts } from '../../../apps/server/src/modules/goods/catalogue/index.ts';
import { loadSpeller, spellTerm } from '../../../apps/server/src/modules/goods/search/index.ts';
import type { Tx } from '../../../apps/server/src/platform/database/Tx.ts';
import { brands } from '../catalogue/brands.ts';
import { brandNames } from './brandNames.ts';

/** So many that a list of them has a long tail. */
const BRANDS = 1500;

/** Makes the brands of generated products that are missing. Answers all of theirs. */
export async function seedLargeBrands(tx: Tx): Promise<ProductFacts['brand'][]> {
  await loadSpeller();
  const ids = new Set<string>(Object.keys(brands));
  const known = new Set((await tx.selectFrom('brands').select('id').execute()).map(({ id }) => id));
  const made: ProductFacts['brand'][] = [];
  for (const name of brandNames(BRANDS, new Set(Object.values(brands).map((brand) => brand.name)))) {
    const spelled = spellTerm(name).pinyin.replaceAll(/[^a-z]/g, '');
    // 清禾 and 青荷 sound alike.
    let id = spelled;
    for (let again = 2; ids.has(id); again += 1) id = `${spelled}${again}`;
    ids.add(id);
    const brand = { id, name, aliases: [] };
    if (!known.has(id)) await createBrand(tx, brand);
    made.push(brand);
  }
  return made;
}
