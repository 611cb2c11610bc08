import type { Answer, cartEndpoints } from '@jiwu/contract';
import { loadSkuFacts } from '../../modules/goods/catalogue/index.ts';
import {
  type CartLine,
  type CartOwner,
  changeLine,
  countCart,
  findLine,
  listLinesOfSku,
  lockCart,
} from '../../modules/trade/cart/index.ts';
import { listAvailable } from '../../modules/goods/stock/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { getBuyableSku } from './queries/getBuyableSku.ts';
import { mostPieces } from './mostPieces.ts';

interface Input {
  readonly owner: CartOwner;
  readonly id: string;
  readonly quantity: number | undefined;
  readonly skuId: string | undefined;
  readonly isChosen: boolean | undefined;
  readonly now: Date;
}

/** Changes one line: how many, which SKU of the product, whether it is chosen. */
export async function changeCartLine(tx: Tx, input: Input): Promise<Answer<(typeof cartEndpoints)['cartChange']>> {
  const { owner, id, now } = input;
  const { ownerId } = owner;
  await lockCart(tx, owner, now);
  const line = await findLine(tx, { ownerId, id });
  if (!line) throw new ShopError('NOT_FOUND');
  const sku = input.skuId === undefined || input.skuId === line.skuId ? null : await findOther(tx, line, input.skuId);
  const limits = sku ?? (input.quantity === undefined ? null : await limitsOf(tx, line));
  const same = limits ? await listLinesOfSku(tx, { ownerId, skuId: sku?.skuId ?? line.skuId }) : [];
  const others = same.filter((one) => one.id !== id);
  // Pieces of the SKU that already had a line from the same source come on top; those from another source leave fewer for this one.
  const joined = others.find(({ sourceId }) => sourceId === line.sourceId);
  const elsewhere = others.reduce((sum, one) => sum + (one === joined ? 0 : one.quantity), 0);
  const wanted = (input.quantity ?? line.quantity) + (joined?.quantity ?? 0);
  const quantity = limits ? Math.max(1, Math.min(wanted, limits.most - elsewhere)) : wanted;
  const { sourceId } = line;
  await changeLine(tx, { ownerId, id, sourceId, quantity, isChosen: input.isChosen ?? line.isChosen, sku });
  return {
    id,
    quantity,
    limitedBy: limits && quantity < wanted ? limits.because : null,
    count: await countCart(tx, ownerId),
  };
}

/** Another SKU of the same product, that can be bought. */
async function findOther(tx: Tx, line: CartLine, skuId: string) {
  const { facts, available } = await getBuyableSku(tx, skuId);
  if (facts.productId !== line.productId) throw new ShopError('SKU_GONE');
  return { skuId, priceFen: facts.priceFen, isAvailable: true, ...mostPieces(facts, available) };
}

async function limitsOf(tx: Tx, { skuId, productId }: CartLine) {
  const facts = (await loadSkuFacts(tx, [skuId])).get(skuId);
  const available = (await listAvailable(tx, [productId])).get(skuId) ?? 0;
  return mostPieces({ limitPerUser: facts?.limitPerUser ?? null }, available);
}
