import { type Answer, type ParsedInput, rules, type staffReconcileEndpoints } from '@jiwu/contract';
import { z } from 'zod';
import { type Arrival, type Bill, findArrivals, listBills } from '../../../modules/money/payments/index.ts';
import { listStaffNames } from '../../../modules/staff/staff/index.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';

type List = (typeof staffReconcileEndpoints)['staffSettlementList'];

const PAGE = 50;
const position = z.tuple([z.iso.date(), z.enum(rules.payment.outsideGateways)]);

/** What each gateway gave to the bank on each day, beside what arrived there. */
export async function listSettlements(db: Reader, query: ParsedInput<List>['query']): Promise<Answer<List>> {
  const from = query.cursor === undefined ? null : decodeCursor(query.cursor, position);
  const after = from && { day: from[0], gateway: from[1] };
  const found = await listBills(db, { gateway: query.gateway, after, limit: PAGE + 1 });
  const page = found.slice(0, PAGE);
  const arrivals = await findArrivals(db, page);
  const names = await listStaffNames(
    db,
    arrivals.map(({ enteredBy }) => enteredBy),
  );
  const last = page.at(-1);
  return {
    items: page.map((bill) => {
      const arrival = arrivals.find(({ gateway, day }) => gateway === bill.gateway && day === bill.day);
      return {
        ...bill,
        differences: [...bill.differences],
        bookedAt: bill.bookedAt?.toISOString() ?? null,
        failedSince: bill.failedSince?.toISOString() ?? null,
        arrival: arrival
          ? {
              amountFen: arrival.amountFen,
              arrivedOn: arrival.arrivedOn,
              note: arrival.note,
              by: names.get(arrival.enteredBy) ?? null,
              enteredAt: arrival.enteredAt.toISOString(),
              version: arrival.version,
            }
          : null,
        bankDeltaFen: bankDeltaFen(bill, arrival),
      };
    }),
    nextCursor: found.length > PAGE && last ? encodeCursor([last.day, last.gateway]) : null,
  };
}

/** Arrived less settled; what was put in from the bank left it the same day. */
export function bankDeltaFen(
  bill: Pick<Bill, 'bookedAt' | 'settledFen'> | undefined,
  arrival: Pick<Arrival, 'amountFen'> | undefined,
): number | null {
  return bill?.bookedAt && arrival ? arrival.amountFen - bill.settledFen : null;
}
