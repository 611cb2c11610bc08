import type { Problem, ProblemCode } from './Row.ts';

/** A SKU that a row may mean. */
export interface Goods {
  readonly skuId: string;
  readonly code: string;
  readonly title: string;
  readonly skuLabel: string;
  readonly isOnSale: boolean;
  /** Sold in limited numbers to each user: nobody dropships it. */
  readonly isLimited: boolean;
}

interface Known {
  /** Every SKU whose code stands in a row, by code in capitals. */
  readonly byCode: ReadonlyMap<string, Goods>;
  readonly chosen: readonly Goods[];
}

type Match = { readonly skuId: string } | { readonly problem: Problem };

/** How many characters may differ in a code that is suggested. */
const NEAR = 2;

/** A code as it is compared: capitals, half width, no blanks. */
export function plainCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();
}

/**
 * The SKU that a cell names: by its code, else by a title that only one of the chosen goods has, whole or in part. Two that fit are none:
 * a wrong parcel costs more than a question.
 */
export function matchGoods(cell: string, { byCode, chosen }: Known): Match {
  const code = plainCode(cell);
  if (code === '') return problem('goodsMissing');
  const known = byCode.get(code);
  if (known) return sellable(known);
  const words = plainTitle(cell);
  const whole = chosen.filter((goods) => namesOf(goods).includes(words));
  const fitting =
    whole.length > 0 ? whole : chosen.filter((goods) => namesOf(goods).some((name) => name.includes(words)));
  const [only, another] = fitting;
  if (only && !another) return sellable(only);
  if (only) return problem('goodsSeveral');
  return problem('goodsUnknown', nearestCode(code, chosen));
}

function sellable(goods: Goods): Match {
  const code = goodsProblem(goods);
  return code ? problem(code) : { skuId: goods.skuId };
}

/** Why a SKU that is known cannot be sent; null when it can. */
export function goodsProblem({ isOnSale, isLimited }: Goods): ProblemCode | null {
  if (!isOnSale) return 'goodsGone';
  return isLimited ? 'goodsLimited' : null;
}

function problem(code: Problem['code'], suggestion: string | null = null): Match {
  return { problem: { code, suggestion } };
}

function plainTitle(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\s,，、]/g, '')
    .toLowerCase();
}

/** With and without the chosen options: a product with one SKU is known by its title alone. */
function namesOf({ title, skuLabel }: Goods): string[] {
  return [plainTitle(title), plainTitle(title + skuLabel)];
}

function nearestCode(code: string, chosen: readonly Goods[]): string | null {
  const near = chosen
    .map((goods) => ({ code: goods.code, away: distance(code, plainCode(goods.code)) }))
    .filter(({ away }) => away <= NEAR)
    .toSorted((one, other) => one.away - other.away);
  return near[0]?.code ?? null;
}

/** Characters to change, add or leave out, after Levenshtein. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (before[j - 1] ?? 0) + Number(one[i - 1] !== other[j - 1]);
      row.push(Math.min(swap, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = row;
  }
  return before[other.length] ?? 0;
}
