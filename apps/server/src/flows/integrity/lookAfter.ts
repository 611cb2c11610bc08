import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { addJob } from '../../platform/jobs/addJob.ts';
import { retryJob } from '../../platform/jobs/jobQueries.ts';
import { acknowledgeAlarm, findAlarm } from '../../platform/telemetry/alarmQueries.ts';

interface By {
  readonly staffId: string;
  readonly now: Date;
}

/** Has a worker check everything now; one that waits already is enough. */
export async function runIntegrityNow(tx: Tx, { staffId, now }: By): Promise<void> {
  await addJob(tx, 'checkIntegrity', {}, { jobKey: 'checkIntegrity:now', keepExisting: true });
  await recordAudit(tx, {
    staffId,
    action: 'integrity.run',
    target: { kind: 'integrity', id: 'now' },
    before: null,
    after: { queued: true },
    now,
  });
}

/** Somebody has looked after an alarm. */
export async function lookAfterAlarm(
  tx: Tx,
  { id, note, staffId, now }: By & { id: string; note: string },
): Promise<void> {
  const alarm = await acknowledgeAlarm(tx, { id, staffId, note, now });
  if (!alarm) throw new ShopError((await findAlarm(tx, id)) ? 'ALARM_ACKNOWLEDGED' : 'NOT_FOUND');
  await recordAudit(tx, {
    staffId,
    action: 'alarm.acknowledge',
    target: { kind: 'alarm', id },
    before: { event: alarm.event, times: alarm.times },
    after: { note },
    now,
  });
}

/** A job that failed is done anew. */
export async function retryFailedJob(tx: Tx, { id, staffId, now }: By & { id: string }): Promise<void> {
  const job = await retryJob(tx, id);
  if (!job) throw new ShopError('JOB_GONE');
  await recordAudit(tx, {
    staffId,
    action: 'job.retry',
    target: { kind: 'job', id },
    before: { name: job.name, attempts: job.attempts, error: job.error?.slice(0, 200) ?? null },
    after: { attempts: 0 },
    now,
  });
}
