import { assert } from '@jiwu/kernel';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { ClosingPayout, ClosingState } from './ClosingPayout.ts';

/** Between finance and the second person. */
const steps = {
  waiting: 'asked',
  asked: 'waiting',
  approved: 'asked',
} as const satisfies Partial<Record<ClosingState, ClosingState>>;

/** To a state that a payout has while it waits, from the only one that leads there. The caller holds it. */
export async function moveClosingPayout(
  tx: Tx,
  { userId, id }: Pick<ClosingPayout, 'userId' | 'id'>,
  to: keyof typeof steps,
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('closing_payouts')
    .set({ state: to })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('state', '=', steps[to])
    .executeTakeFirst();
  assert(numUpdatedRows === 1n, `a payout becomes ${to} from ${steps[to]}`);
}
