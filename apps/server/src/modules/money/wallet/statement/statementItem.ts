import type { Entry } from '../../ledger/index.ts';
import { statementKinds } from './statementKinds.ts';

/** A line of the ledger as its owner reads it. */
export function statementItem(entry: Entry) {
  return {
    id: entry.transferId,
    at: new Date(entry.atMicros / 1000).toISOString(),
    title: statementKinds[entry.kind]?.title ?? entry.kind,
    reason: entry.memo,
    amountFen: entry.amount,
    balanceFen: entry.balanceAfter ?? 0,
    cause: { kind: entry.kind, id: entry.causeId },
  };
}
