import { normalKind } from './normalKind.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** Bought together: paid, it waits until the group is full. */
export const groupPurchaseKind: OrderKindView = { ...normalKind, chip: '拼团', ready: '已经成团' };
