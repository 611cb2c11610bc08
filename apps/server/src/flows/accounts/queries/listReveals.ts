import { DAY_MS } from '@jiwu/kernel';
import { getAuditValues, listAudit } from '../../../modules/staff/audit/index.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { REVEAL } from '../revealAction.ts';

const SHOWN_DAYS = 90;
const SHOWN = 50;

interface Reveal {
  readonly at: Date;
  readonly staffId: string;
  readonly field: string;
  readonly reason: string;
}

/** Who of the staff saw something of a user in full, and why; the newest first. */
export async function listReveals(db: Reader, { userId, now }: { userId: string; now: Date }): Promise<Reveal[]> {
  const rows = await listAudit(db, {
    targetKind: 'user',
    targetId: userId,
    action: REVEAL,
    from: new Date(now.getTime() - SHOWN_DAYS * DAY_MS),
    before: null,
    limit: SHOWN,
  });
  const values = await getAuditValues(
    db,
    rows.map(({ seq }) => seq),
  );
  return rows.flatMap(({ seq, at, staffId }) => {
    const { field = '', reason = '' } = JSON.parse(values.get(seq)?.after ?? '{}') as {
      field?: string;
      reason?: string;
    };
    return staffId === null ? [] : [{ at, staffId, field, reason }];
  });
}
