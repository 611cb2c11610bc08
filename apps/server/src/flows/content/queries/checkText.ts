import type { Answer, staffContentEndpoints } from '@jiwu/contract';
import {
  findWarnings,
  parseBlocks,
  type RenderedText,
  resolveParts,
  type TextWarning,
  type TextWords,
} from '../../../modules/content/content/index.ts';
import { findProductsByReference } from '../../../modules/goods/catalogue/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { nameProducts } from './nameProducts.ts';

type Check = Answer<(typeof staffContentEndpoints)['staffContentPreview']>;

/** What readers will see of a text, whether it will say 广告, and what its writer should look at before. */
export async function checkText(
  db: Reader,
  { words, rendered, now }: { words: TextWords; rendered: RenderedText; now: Date },
): Promise<Check> {
  const { parts, headings, minutes, productIds, hasPaidLink } = rendered;
  const celebrityId = words.place.kind === 'article' ? words.place.celebrityId : null;
  const cards = parseBlocks(words.markdown).filter((block) => block.kind === 'product');
  const [{ products }, ids] = await Promise.all([
    nameProducts(db, { productIds, celebrityId, now }),
    findProductsByReference(
      db,
      cards.map(({ reference }) => reference),
    ),
  ]);
  const onSale = new Set(products.map(({ product }) => product.id));
  const gone = cards
    .filter(({ reference }) => !onSale.has(ids.get(reference) ?? ''))
    .map(({ line, reference }): TextWarning => ({ kind: 'productGone', line, words: reference }));
  return {
    parts: resolveParts(parts),
    headings: [...headings],
    minutes,
    isAd: hasPaidLink || products.some(({ isAd }) => isAd),
    warnings: [...findWarnings(words.markdown), ...gone].toSorted((one, other) => one.line - other.line),
  };
}
