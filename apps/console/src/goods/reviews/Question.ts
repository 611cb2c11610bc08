import type { ItemOf } from '../../ui/list/useCursorList.ts';

export type Question = ItemOf<'staffQuestionList'>;
