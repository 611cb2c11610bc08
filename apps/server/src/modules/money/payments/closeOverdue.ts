import type { Tx } from '../../../platform/database/Tx.ts';
import type { Services } from '../../../platform/services.ts';
import { listOpenPayables } from './listOpenPayables.ts';

/** A payment that is made at the very end gets this long to be heard of. */
const GRACE_MS = 120_000;
const BATCH = 200;

interface Overdue {
  readonly kind: string;
  /** Unpaid ones whose deadline lies between two moments, the oldest first; locked, skipping those that others hold. */
  readonly lockDue: (
    tx: Tx,
    span: { readonly from: Date; readonly before: Date; readonly limit: number },
  ) => Promise<readonly { readonly id: string; readonly expires_at: Date }[]>;
  /** unpaid → closed. */
  readonly close: (tx: Tx, ids: readonly string[]) => Promise<unknown>;
}

/**
 * Closes unpaid payables after their deadline, once no payment for them is open any more: a payment in time counts even if we
 * learn of it late. A later payment is refunded by itself.
 */
export async function closeOverdue(services: Services, payables: Overdue): Promise<void> {
  const before = new Date(services.clock().getTime() - GRACE_MS);
  let from: Date | null = new Date(0);
  while (from) from = await closeBatch(services, payables, { from, before });
}

/** Answers where the next batch begins, if there may be one. */
async function closeBatch(
  { db }: Services,
  { kind, lockDue, close }: Overdue,
  span: { readonly from: Date; readonly before: Date },
): Promise<Date | null> {
  return await db.transact(async (tx) => {
    const due = await lockDue(tx, { ...span, limit: BATCH });
    const ids = due.map(({ id }) => id);
    const open = await listOpenPayables(tx, { kind, ids });
    const over = ids.filter((id) => !open.has(id));
    if (over.length > 0) await close(tx, over);
    return due.length === BATCH ? (due.at(-1)?.expires_at ?? null) : null;
  });
}
