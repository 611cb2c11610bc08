import type { Order } from '@jiwu/contract';
import { kindView } from '../kinds/orderKinds.ts';

type Page = 'detail' | 'pay' | 'paymentCompleted';

/** A page of an order, in the section of its kind. */
export function orderPage({ id, kind }: Pick<Order, 'id' | 'kind'>, page: Page): string {
  return `${kindView({ kind }).section.path}/${page}?id=${id}`;
}
