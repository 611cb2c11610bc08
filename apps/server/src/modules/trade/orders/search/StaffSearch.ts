import type { OrderKindName } from '../OrderKindName.ts';
import type { OrderState } from '../orderStates.ts';

/** From the first moment up to, but without, the last. */
interface Span {
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
}

/** What staff look for among all orders. What is not given does not matter. */
export interface StaffSearch {
  readonly no?: string | undefined;
  readonly phoneNumber?: string | undefined;
  /** The last four digits. */
  readonly phoneTail?: string | undefined;
  /** How the recipient's name begins: two characters or more. */
  readonly recipient?: string | undefined;
  /** One SKU, or those of a product. */
  readonly skuIds?: readonly string[] | undefined;
  readonly kind?: OrderKindName | undefined;
  readonly state?: OrderState | undefined;
  readonly created?: Span | undefined;
  readonly paid?: Span | undefined;
  /** By what its buyer was promised it has to have left before this. */
  readonly dueBefore?: Date | undefined;
  /** The buyer asked to have it sent. */
  readonly isReminded?: boolean | undefined;
}

/** How a list goes through the orders: each way has an index of its own. */
export type SearchWay =
  | 'no'
  | 'phone'
  | 'phoneTail'
  | 'recipient'
  | 'sku'
  | 'toDispatch'
  | 'reminded'
  | 'paid'
  | 'state';

/** Where a list has come to: the moment by which it goes, and the order. */
export interface SearchPlace {
  readonly at: string;
  readonly id: string;
}

/** The most telling of what is given. Only the first paid come first among those that wait for dispatch; every other way begins with the newest. */
export function wayOf(search: StaffSearch, order: 'newest' | 'due'): SearchWay {
  if (search.no !== undefined) return 'no';
  if (search.phoneNumber !== undefined) return 'phone';
  if (search.phoneTail !== undefined) return 'phoneTail';
  if (search.recipient !== undefined) return 'recipient';
  if (search.skuIds !== undefined) return 'sku';
  if (search.state === 'awaitingDispatch' && order === 'due') return search.isReminded ? 'reminded' : 'toDispatch';
  return search.paid?.from || search.paid?.to ? 'paid' : 'state';
}
