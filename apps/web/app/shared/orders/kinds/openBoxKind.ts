import { normalKind } from './normalKind.ts';
import type { OrderKindView } from './OrderKindView.ts';

/** One opened thing: locked first, then ordered. */
export const openBoxKind: OrderKindView = {
  ...normalKind,
  chip: '开箱',
  held: '这一件',
};
