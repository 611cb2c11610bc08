import type { FoundDifference } from '../../../modules/money/payments/index.ts';

/** What the gateway's account has more than ours because of a difference. */
export function deltaFenOf({
  kind,
  theirsFen,
  oursFen,
}: Pick<FoundDifference, 'kind' | 'theirsFen' | 'oursFen'>): number {
  const more = (theirsFen ?? 0) - (oursFen ?? 0);
  const signed = { capture: more, refund: -more } satisfies Record<FoundDifference['kind'], number>;
  // −0 is no amount.
  return signed[kind] + 0;
}
