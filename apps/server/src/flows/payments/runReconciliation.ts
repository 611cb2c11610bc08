import type { OutsideGateway } from '../../modules/money/payments/index.ts';
import { listReconciledDays } from '../../modules/money/payments/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { addJob } from '../../platform/jobs/addJob.ts';

interface Input {
  readonly gateway: OutsideGateway;
  readonly day: string;
  readonly staffId: string;
  readonly now: Date;
}

/** Has a worker compare a day again. */
export async function runReconciliation(tx: Tx, { gateway, day, staffId, now }: Input): Promise<void> {
  const [before] = await listReconciledDays(tx, { gateways: [gateway], fromDay: day, toDay: day, now });
  await addJob(tx, 'reconcileDay', { gateway, day }, { jobKey: `reconcileDay:${gateway}:${day}`, keepExisting: true });
  await recordAudit(tx, {
    staffId,
    action: 'reconcile.run',
    target: { kind: 'reconciliation', id: `${gateway}-${day}` },
    before: { comparedAt: before?.comparedAt?.toISOString() ?? null, open: before?.open ?? 0 },
    after: { queued: true },
    now,
  });
}
