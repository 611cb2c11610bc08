import type { Answer, ParsedInput, staffReconcileEndpoints } from '@jiwu/contract';
import { listHandBookings } from '../../../modules/money/handBookings/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type List = (typeof staffReconcileEndpoints)['staffBookingList'];

const PAGE = 50;

export async function listBookingsForFinance(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const from = query.cursor === undefined ? null : decodeCursor(query.cursor, timeCursor);
  const found = await listHandBookings(db, { after: from && { at: new Date(from[0]), id: from[1] }, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const names = await listStaffNames(
    db,
    page.map(({ askedBy }) => askedBy),
  );
  const last = page.at(-1);
  return {
    items: page.map(({ askedBy, askedAt, endedAt, ...booking }) => ({
      ...booking,
      by: names.get(askedBy) ?? null,
      askedAt: askedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.askedAt.toISOString(), last.id]) : null,
  };
}
