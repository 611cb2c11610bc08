import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type StuckRow = ItemOf<'staffRefundList'>;
