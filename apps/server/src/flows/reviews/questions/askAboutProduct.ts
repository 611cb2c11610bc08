import { askQuestion } from '../../../modules/goods/reviews/index.ts';
import { findListings } from '../../../modules/goods/search/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

interface Input {
  readonly userId: string;
  readonly productId: string;
  readonly question: string;
  readonly now: Date;
}

/** 我要提问: about a product on sale. Nobody else sees it until the shop or a buyer has answered. */
export async function askAboutProduct(tx: Tx, input: Input): Promise<string> {
  if (!(await findListings(tx, [input.productId])).has(input.productId)) throw new ShopError('NOT_FOUND');
  return await askQuestion(tx, input);
}
