import { data, type RouterContextProvider } from 'react-router';
import { PageApiError, pageApiContext, readPageApi } from '../../api/pageApi.ts';
import type { ProductGroups } from '../../shared/groups/Group.ts';
import type { Product, ProductData, ProductDeals } from './ProductData.ts';

interface Asked {
  readonly id: string;
  /** Through which pick of a celebrity the page was opened. */
  readonly pickId: string | null;
  readonly origin: string;
}

/** Everything of the first screen at once. Without the product there is no page; without any of the others there is. */
export async function loadProduct(
  context: Readonly<RouterContextProvider>,
  { id, pickId, origin }: Asked,
): Promise<ProductData> {
  const [product, reviews, questions, groups, deals, together, pick] = await Promise.all([
    getProduct(context, id),
    readPageApi(context, '/api/product/reviews', { id }).catch(tellLog),
    readPageApi(context, '/api/product/questions', { id }).catch(tellLog),
    getOf<ProductGroups>(context, `/api/groupPurchase/product/${encodeURIComponent(id)}`).catch(tellLog),
    getOf<ProductDeals>(context, `/api/woot/product/${encodeURIComponent(id)}`).catch(tellLog),
    readPageApi(context, '/api/product/together', { id }).catch(tellLog),
    pickId === null ? null : readPageApi(context, '/api/celebrity/pick', { id: pickId }).catch(tellLog),
  ]);
  const ownPick = pick?.productId === id ? pick : null;
  const now = new Date().toISOString();
  return { product, reviews, questions, groups, deals, together, pick: ownPick, origin, now };
}

/** An id that is none, and one that nothing has, are the same to a visitor. */
async function getProduct(context: Readonly<RouterContextProvider>, id: string): Promise<Product> {
  try {
    return await readPageApi(context, '/api/product/detail', { id });
  } catch (error) {
    const isUnknown = error instanceof PageApiError && (error.status === 404 || error.status === 400);
    if (isUnknown) throw data(null, { status: 404 });
    tellLog(error);
    throw data(null, { status: 503 });
  }
}

/** Answers whose address names the product. */
async function getOf<T>(context: Readonly<RouterContextProvider>, address: string): Promise<T> {
  return (await context.get(pageApiContext).get(address)) as T;
}

function tellLog(error: unknown): null {
  // An unknown product is told by its own answer; everything else is a fault that only the log hears of.
  // oxlint-disable-next-line eslint/no-console
  if (!(error instanceof PageApiError && error.status < 500)) console.error(error);
  return null;
}
