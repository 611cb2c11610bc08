import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type Member = ItemOf<'staffMemberList'>;
