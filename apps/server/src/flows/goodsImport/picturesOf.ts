import { findGoodsPictures } from '../../modules/goods/catalogue/index.ts';
import type { ImportRow } from '../../modules/goods/imports/index.ts';
import type { Reader } from '../../platform/database/Reader.ts';
import type { Pictures } from './withRow.ts';

/** The pictures that rows give a product, or those that it had before them. */
export async function picturesOf(db: Reader, rows: readonly ImportRow[], side: 'before' | 'after'): Promise<Pictures> {
  const ids = rows.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.field === 'pictures' ? ((change[side] ?? []) as string[]) : [])),
  );
  const found = await findGoodsPictures(db, ids);
  return new Map([...found].map(([fileId, { placeholder }]) => [fileId, { fileId, placeholder, alt: '' }]));
}
