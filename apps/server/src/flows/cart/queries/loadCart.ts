import type { Answer, cartEndpoints } from '@jiwu/contract';
import { assert } from '@jiwu/kernel';
import { type OrderLine, priceOrder, writePriceFacts } from '@jiwu/pricing';
import { type CartLine, type CartOwner, listLines } from '../../../modules/trade/cart/index.ts';
import { loadSkuFacts, type SkuFacts } from '../../../modules/goods/catalogue/index.ts';
import { pickTerms } from '../../../modules/trade/orders/index.ts';
import { loadPriceFacts } from '../../../modules/trade/quotes/index.ts';
import { listAvailable } from '../../../modules/goods/stock/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { describeSource } from '../../orders/queries/describeSource.ts';
import { findAlternative } from '../findAlternative.ts';
import { mostPieces } from '../mostPieces.ts';

type CartAnswer = Answer<(typeof cartEndpoints)['cartList']>;
type ShownLine = CartAnswer['lines'][number];

/** Larger stocks are shown as this number: the exact figure stays inside the shop. */
const MOST_SHOWN = 200;
const unplaced = { wishes: { coupon: 'best', integral: 0 }, destination: null } as const;

/**
 * A cart as it stands now, with all facts that the page needs to price any choice of its lines by itself. A fixed number of
 * statements, whatever is in it: the cart, one of each module concerned, and two more each for alternatives to sold-out lines and for
 * lines that come from picks.
 */
export async function loadCart(db: Reader, input: { owner: CartOwner | null; now: Date }): Promise<CartAnswer> {
  const { owner, now } = input;
  const lines = owner ? await listLines(db, owner.ownerId) : [];
  const [{ facts, skus }, available, terms] = await Promise.all([
    loadPriceFacts(db, { userId: owner?.userId ?? null, lines: lines.map(wanted), now }),
    lines.length === 0 ? new Map<string, number>() : listAvailable(db, productsOf(lines)),
    pickTerms(db, { lines: lines.map((line) => ({ ...line, lineId: line.id })), now }),
  ]);
  const lost = lines.filter(({ skuId }) => skus.get(skuId)?.isOnSale && !available.get(skuId));
  const others = await loadOthers(db, { lost, skus });
  const shown = lines.map((line) => {
    const sku = skus.get(line.skuId);
    assert(sku, 'a SKU in a cart is in the catalogue');
    const source = describeSource(line.sourceId, terms.get(line.id));
    return { ...describeLine({ line, sku, available: available.get(line.skuId) ?? 0, others }), source };
  });
  const onTerms = facts.lines.map((line) => {
    const { channel = line.channel, unitPriceFen = null } = terms.get(line.lineId) ?? {};
    return { ...line, channel, channelPriceFen: unitPriceFen };
  });
  const buyable = withinReach(onTerms, { skus, available });
  const chosen = new Set(lines.filter(({ isChosen }) => isChosen).map(({ id }) => id));
  const priced = buyable.filter(({ lineId }) => chosen.has(lineId));
  return {
    lines: shown,
    facts: writePriceFacts({ ...facts, ...unplaced, lines: buyable }),
    price: priced.length > 0 ? priceOrder({ ...facts, ...unplaced, lines: priced }) : null,
    now: now.toISOString(),
  };
}

const wanted = ({ id, skuId, quantity }: CartLine) => ({ lineId: id, skuId, quantity });
const productsOf = (lines: readonly CartLine[]) => [...new Set(lines.map(({ productId }) => productId))];

/** The other SKUs of products whose chosen SKU is sold out, with their stock. */
async function loadOthers(
  db: Reader,
  { lost, skus }: { lost: readonly CartLine[]; skus: ReadonlyMap<string, SkuFacts> },
): Promise<readonly (SkuFacts & { available: number })[]> {
  if (lost.length === 0) return [];
  const available = await listAvailable(db, productsOf(lost));
  const inStock = [...available].filter(([skuId, pieces]) => pieces > 0 && !skus.has(skuId)).map(([skuId]) => skuId);
  const others = await loadSkuFacts(db, inStock);
  return [...others.values()].map((other) => ({ ...other, available: available.get(other.skuId) ?? 0 }));
}

function describeLine(input: {
  line: CartLine;
  sku: SkuFacts;
  available: number;
  others: readonly (SkuFacts & { available: number })[];
}): Omit<ShownLine, 'source'> {
  const { line, sku, available, others } = input;
  const { addedAt: _addedAt, sourceId: _sourceId, ...kept } = line;
  const state = stateOf(line, sku, available);
  const other = state === 'soldOut' ? findAlternative(sku, others) : null;
  return {
    ...kept,
    // A line that cannot be bought does not go to checkout; it is chosen again once it is back.
    isChosen: line.isChosen && (state === 'available' || state === 'short'),
    title: sku.title,
    skuLabel: sku.skuLabel,
    picture: sku.picture,
    priceFen: sku.priceFen,
    available: Math.min(available, MOST_SHOWN),
    state,
    limitPerUser: sku.limitPerUser,
    alternative: other && { ...other, available: Math.min(other.available, MOST_SHOWN) },
  };
}

function stateOf({ quantity }: CartLine, sku: SkuFacts, available: number): ShownLine['state'] {
  if (!sku.isOnSale) return 'gone';
  if (available === 0) return 'soldOut';
  return quantity > mostPieces(sku, available).most ? 'short' : 'available';
}

/** The lines that can be bought, in quantities within the stock; of a SKU that stands there twice the upper line is served first. */
function withinReach(
  lines: readonly OrderLine[],
  { skus, available }: { skus: ReadonlyMap<string, SkuFacts>; available: ReadonlyMap<string, number> },
): OrderLine[] {
  const taken = new Map<string, number>();
  return lines.flatMap((line) => {
    const limitPerUser = skus.get(line.skuId)?.limitPerUser ?? null;
    const before = taken.get(line.skuId) ?? 0;
    const { most } = mostPieces({ limitPerUser }, available.get(line.skuId) ?? 0);
    const quantity = Math.min(line.quantity, most - before);
    taken.set(line.skuId, before + Math.max(0, quantity));
    return quantity <= 0 ? [] : { ...line, quantity };
  });
}
