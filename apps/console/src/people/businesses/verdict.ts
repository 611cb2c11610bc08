import { rules } from '@jiwu/contract/rules';
import { fieldNames, type ReasonField } from './businessWords.ts';

/** Fields that were ticked as wrong, with what is to be put right; that may not be written yet. */
export type Wrong = Readonly<Partial<Record<ReasonField, string>>>;

interface Verdict {
  readonly reasons: readonly { readonly field: ReasonField; readonly words: string }[];
  /** Of the button. */
  readonly act: string;
  /** What keeps it from being sent; null: nothing. */
  readonly missing: string | null;
}

/** What is sent and said of the fields that were ticked; none ticked approves. */
export function verdictOf(wrong: Wrong): Verdict {
  const ticked = rules.business.reasonFields.filter((field) => wrong[field] !== undefined);
  const reasons = ticked.map((field) => ({ field, words: wrong[field]?.trim() ?? '' }));
  const unsaid = reasons.filter(({ words }) => words === '').map(({ field }) => fieldNames[field]);
  return {
    reasons,
    act: ticked.length === 0 ? '通过' : `不通过，${ticked.length} 处要改`,
    missing: unsaid.length === 0 ? null : `还没写怎么改：${unsaid.join('、')}`,
  };
}
