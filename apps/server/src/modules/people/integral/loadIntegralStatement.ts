import type { Reader } from '../../../platform/database/Reader.ts';
import { pageEntries } from '../../money/ledger/index.ts';
import { integralOf } from './integralCauses.ts';

/** One page of movements, newest first. A hold is no movement yet. */
export async function loadIntegralStatement(db: Reader, input: { userId: string; cursor: string | undefined }) {
  const { entries, nextCursor } = await pageEntries(db, { account: integralOf(input.userId), cursor: input.cursor });
  return {
    items: entries.map((entry) => ({
      id: entry.transferId,
      at: new Date(entry.atMicros / 1000).toISOString(),
      title: entry.memo || '积分变动',
      amount: entry.amount,
      balance: entry.balanceAfter ?? 0,
      cause: { kind: entry.kind, id: entry.causeId },
    })),
    nextCursor,
  };
}
