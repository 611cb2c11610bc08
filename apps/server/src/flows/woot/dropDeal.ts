import { dropDraft, lockDeal } from '../../modules/channels/woot/index.ts';
import { recordAudit } from '../../modules/staff/audit/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';

interface Input {
  readonly id: string;
  readonly version: number;
  readonly staffId: string;
  readonly now: Date;
}

/** A draft that nobody wants any more. What was published stays: it was promised. */
export async function dropDeal(tx: Tx, { id, version, staffId, now }: Input): Promise<void> {
  const before = await lockDeal(tx, id);
  await dropDraft(tx, { id, version });
  const target = { kind: 'wootDeal', id };
  await recordAudit(tx, { staffId, action: 'woot.drop', target, before, after: null, now });
}
