import { type RawBuilder, sql } from 'kysely';

/** What a buyer answered, as statements put it into JSON. */
export interface QuestionAnswer {
  readonly id: string;
  readonly userId: string;
  readonly content: string;
  readonly hiddenReason: string | null;
  /** As JSON has it. */
  readonly createdAt: string;
}

/** The answers of buyers to the row `question`, the oldest first; those that are hidden only for staff. */
export function answersOf({ hidden }: { readonly hidden: boolean }): RawBuilder<unknown> {
  return sql`coalesce((
    select json_agg(json_build_object('id', id, 'userId', user_id, 'content', content, 'hiddenReason', hidden_reason,
      'createdAt', created_at) order by id)
    from question_answers
    where product_id = question.product_id and question_id = question.id ${hidden ? sql`` : sql`and hidden_at is null`}
  ), '[]')`;
}
