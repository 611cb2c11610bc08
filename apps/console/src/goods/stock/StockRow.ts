import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type StockRow = ItemOf<'staffStockList'>;
