import type { SupportAttachment } from '@jiwu/contract';
import type { AttachmentKey } from '../../../modules/content/support/index.ts';
import { findProductOffer, loadProductFacts } from '../../../modules/goods/catalogue/index.ts';
import { listAfterSalesById, totalFen } from '../../../modules/trade/afterSale/index.ts';
import { listOrderLinesOf, listOrdersById, type ShownLine } from '../../../modules/trade/orders/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';

const none = { order: null, afterSale: null, product: null };

type Ids = Readonly<Record<AttachmentKey['kind'], readonly string[]>>;

/** What the messages of a user are about, as it is now, by id. What is not theirs, or is gone, is left out. */
export async function describeAttachments(
  db: Reader,
  { userId, keys }: { userId: string; keys: readonly AttachmentKey[] },
): Promise<ReadonlyMap<string, SupportAttachment>> {
  const ids = idsOf(keys);
  const [afterSales, products] = await Promise.all([
    listAfterSalesById(db, { userId, ids: ids.afterSale }),
    ids.product.length > 0 ? loadProductFacts(db, ids.product) : [],
  ]);
  const orderIds = [...new Set([...ids.order, ...afterSales.map(({ orderId }) => orderId)])];
  const [orders, lines] = await Promise.all([
    listOrdersById(db, { userId, ids: ids.order }),
    listOrderLinesOf(db, { userIds: [userId], orderIds }),
  ]);
  const linesOf = (orderId: string) => lines.filter((line) => line.orderId === orderId);
  const described: SupportAttachment[] = [
    ...orders.flatMap(({ id, no, state, payFen }) => {
      const own = linesOf(id);
      const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
      return faceOf(own).map((face) => ({
        ...none,
        kind: 'order' as const,
        id,
        ...face,
        order: { no, state, pieces, payFen },
      }));
    }),
    ...afterSales.flatMap((one) => {
      const { id, orderId, orderNo, state } = one;
      const afterSale = { orderId, orderNo, state, totalFen: totalFen(one) };
      return faceOf(linesOf(orderId)).map((face) => ({ ...none, kind: 'afterSale' as const, id, ...face, afterSale }));
    }),
    ...products.map(({ id, title, picture, skus, isOnSale }) => {
      const product = { priceFen: Math.min(...skus.map(({ priceFen }) => priceFen)), isOnSale };
      return { ...none, kind: 'product' as const, id, title, picture, product };
    }),
  ];
  return new Map(described.map((attachment) => [attachment.id, attachment]));
}

/** One of them; what is not the user's, or is gone, does not exist. */
export async function getAttachment(
  db: Reader,
  { userId, key }: { userId: string; key: AttachmentKey },
): Promise<SupportAttachment> {
  // Nobody has seen the page of a draft.
  const isSeen = key.kind !== 'product' || (await findProductOffer(db, key.id)) !== undefined;
  const found = isSeen ? (await describeAttachments(db, { userId, keys: [key] })).get(key.id) : undefined;
  if (!found) throw new ShopError('NOT_FOUND');
  return found;
}

function idsOf(keys: readonly AttachmentKey[]): Ids {
  const of = (wanted: AttachmentKey['kind']) => [
    ...new Set(keys.flatMap(({ kind, id }) => (kind === wanted ? [id] : []))),
  ];
  return { order: of('order'), afterSale: of('afterSale'), product: of('product') };
}

/** An order is shown by its first line. */
function faceOf([first]: readonly ShownLine[]): Pick<ShownLine, 'title' | 'picture'>[] {
  return first ? [{ title: first.title, picture: first.picture }] : [];
}
