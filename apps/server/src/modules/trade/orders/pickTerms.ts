import type { Reader } from '../../../platform/database/Reader.ts';
import { findLivePicks } from '../../channels/celebrity/index.ts';
import type { LineTerms } from './OrderKind.ts';

interface Input {
  readonly lines: readonly {
    readonly lineId: string;
    readonly skuId: string;
    readonly productId: string;
    readonly sourceId: string | null;
  }[];
  readonly now: Date;
}

/**
 * The terms of lines that are bought through a celebrity's pick, by line id: the pick's price where it has one for the SKU, and the
 * celebrity to whom the line is credited. A pick that has ended, or is of another product, gives none: its line is an ordinary one.
 * Lines without a source cost no statement.
 */
export async function pickTerms(
  db: Reader,
  { lines, now }: Input,
): Promise<ReadonlyMap<string, Partial<LineTerms> & { readonly sourceName: string }>> {
  const pickIds = lines.flatMap(({ sourceId }) => sourceId ?? []);
  if (pickIds.length === 0) return new Map();
  const picks = await findLivePicks(db, { pickIds, now });
  return new Map(
    lines.flatMap(({ lineId, skuId, productId, sourceId }) => {
      const pick = picks.get(sourceId ?? '');
      if (pick?.productId !== productId) return [];
      const unitPriceFen = pick.priceFen.get(skuId);
      const price = unitPriceFen === undefined ? {} : { unitPriceFen };
      const terms = { channel: 'celebrity', creditId: pick.userId, sourceName: pick.celebrityName, ...price } as const;
      return [[lineId, terms] as const];
    }),
  );
}
