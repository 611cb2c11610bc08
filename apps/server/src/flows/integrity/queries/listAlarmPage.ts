import type { Answer, ParsedInput, staffIntegrityEndpoints } from '@jiwu/contract';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { listAlarms } from '../../../platform/telemetry/alarmQueries.ts';

type List = (typeof staffIntegrityEndpoints)['staffAlarmList'];

const PAGE = 50;

export async function listAlarmPage(db: Reader, { view, cursor }: ParsedInput<List>['query']): Promise<Answer<List>> {
  const from = cursor === undefined ? null : decodeCursor(cursor, timeCursor);
  const after = from && { at: new Date(from[0]), id: from[1] };
  const found = await listAlarms(db, { isOpen: view === 'open', after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const names = await listStaffNames(
    db,
    page.map(({ acknowledgedBy }) => acknowledgedBy).filter((id) => id !== null),
  );
  const last = page.at(-1);
  return {
    items: page.map(({ firstAt, lastAt, acknowledgedBy, acknowledgedAt, ...alarm }) => ({
      ...alarm,
      firstAt: firstAt.toISOString(),
      lastAt: lastAt.toISOString(),
      acknowledgedBy: (acknowledgedBy && names.get(acknowledgedBy)) ?? null,
      acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
    })),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.lastAt.toISOString(), last.id]) : null,
  };
}
