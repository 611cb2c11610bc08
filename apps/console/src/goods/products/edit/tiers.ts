import { rules } from '@jiwu/contract/rules';
import { keyOf, skuLabel, type SkuInput } from './draft.ts';

type Tiers = SkuInput['wholesale'];

/** What stands in the fields of wholesale prices, by row; null: what the draft has. */
export type TypedTiers = Readonly<Record<string, string | null>>;

type ReadTiers =
  | { readonly tiers: Tiers; readonly problem: null }
  /** What is wanted instead, in words. */
  | { readonly tiers: null; readonly problem: string };

export const TIERS_EXAMPLE = '10:45.00;50:42.00';
const FORM = `写成 ${TIERS_EXAMPLE}（几件起:每件几元）`;
const TIER = /^\s*(\d{1,6})\s*[:：]\s*(\d{1,7}(?:\.\d{1,2})?)\s*$/;
const MOST_PIECES = 100_000;
const { maxTiers, maxFen } = rules.goods.product;

/** 10:45.00;50:42.00 */
export function tierText(tiers: Tiers): string {
  return tiers.map(({ minQuantity, priceFen }) => `${minQuantity}:${(priceFen / 100).toFixed(2)}`).join(';');
}

/** What the server would take, or what is wrong with it. Nothing typed: there is no wholesale price. */
export function readTiers(text: string): ReadTiers {
  const parts = text.split(/[;；]/).filter((part) => part.trim() !== '');
  const tiers: Tiers = [];
  for (const part of parts) {
    const [, pieces, price] = TIER.exec(part) ?? [];
    if (pieces === undefined || price === undefined) return refuse(FORM);
    tiers.push({ minQuantity: Number(pieces), priceFen: Math.round(Number(price) * 100) });
  }
  if (tiers.length > maxTiers) return refuse(`最多 ${maxTiers} 档`);
  if (tiers.some(({ minQuantity }) => minQuantity < 2)) return refuse('从 2 件起才是批发价');
  if (tiers.some(({ minQuantity }) => minQuantity > MOST_PIECES)) return refuse(`最多从 ${MOST_PIECES} 件起`);
  if (tiers.some(({ priceFen }) => priceFen < 1)) return refuse('每件至少 0.01 元');
  if (tiers.some(({ priceFen }) => priceFen > maxFen)) return refuse(`每件最多 ${maxFen / 100} 元`);
  return { tiers, problem: null };
}

function refuse(problem: string): ReadTiers {
  return { tiers: null, problem };
}

/** Why the form cannot be saved as it is typed; null: every wholesale price can be read. */
export function sayUnread(skus: readonly SkuInput[], typed: TypedTiers): string | null {
  const unread = skus.flatMap((sku, at) => {
    const { problem } = readTiers(typed[keyOf(sku, at)] ?? '');
    return problem === null ? [] : [`“${skuLabel(sku)}”的批发价没写对，还没有存：${problem}`];
  });
  return unread[0] ?? null;
}
