import type { Order } from '../../modules/trade/orders/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

/**
 * Something that an order gives when it is complete, in its transaction. Each step takes its locks in the order of the whole
 * shop and does nothing the second time.
 */
export type CompletionStep = (tx: Tx, completed: { readonly order: Order; readonly now: Date }) => Promise<void>;
