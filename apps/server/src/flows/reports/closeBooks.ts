import { findClosing, insertClosing } from '../../modules/money/ledger/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import { canonicalJson } from '../../platform/crypto/canonicalJson.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';
import { hasDaysClosed, isSettled, loadReport } from './queries/loadReport.ts';

interface Input {
  readonly period: string;
  /** Of the report that was read. */
  readonly hash: string;
  readonly note: string;
  readonly staffId: string;
  readonly now: Date;
}

/** Freezes the report of a day or month as it was read. */
export async function closeBooks(tx: Tx, { period, hash, note, staffId, now }: Input): Promise<void> {
  if (await findClosing(tx, period)) throw new ShopError('REPORT_CLOSED');
  if (!(await isSettled(tx, period))) throw new ShopError('REPORT_TOO_EARLY');
  if (!(await hasDaysClosed(tx, period))) throw new ShopError('REPORT_DAYS_OPEN');
  const report = await loadReport(tx, { period, now });
  if (report.hash !== hash) throw new ShopError('REPORT_CHANGED');
  if (note === '' && report.checks.some(({ isGood }) => !isGood)) throw new ShopError('REPORT_NOTE_MISSING');
  const text = canonicalJson(report.figures);
  const isNew = await insertClosing(tx, { period, text, hash: Buffer.from(hash, 'hex'), note, staffId, now });
  if (!isNew) throw new ShopError('REPORT_CLOSED');
  await recordAudit(tx, {
    staffId,
    action: 'report.close',
    target: { kind: 'report', id: period },
    before: { closed: false },
    after: { closed: true, hash, note },
    now,
  });
}
