import { yuanText } from '@jiwu/kernel';
import { sql } from 'kysely';
import type { Reader } from '../../../../platform/database/Reader.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';
import type { BillSums } from './BillSums.ts';

interface Input {
  readonly gateway: OutsideGateway;
  readonly day: string;
  readonly sums: BillSums;
}

interface Known {
  readonly closingFen: number | null;
  readonly capturedFen: number | null;
  readonly refundedFen: number | null;
}

/**
 * In what a bill does not agree: it must begin where the one before ended, have the captures and refunds of the day's statement, come to
 * its own end, and have no kind that nobody knows.
 */
export async function compareBill(db: Reader, { gateway, day, sums }: Input): Promise<string[]> {
  const { rows } = await sql<Known>`
    select
      (select closing_fen from gateway_bills
        where gateway = ${gateway} and day < ${day} and booked_at is not null and closing_fen is not null
        order by day desc limit 1) as "closingFen",
      (select captured_fen from reconciliations where gateway = ${gateway} and day = ${day}) as "capturedFen",
      (select refunded_fen from reconciliations where gateway = ${gateway} and day = ${day}) as "refundedFen"`.execute(
    db,
  );
  const known = rows[0];
  const differences: string[] = [];
  const expect = (what: string, theirs: number | null, ours: number | null | undefined): void => {
    if (theirs === null || ours === null || ours === undefined || theirs === ours) return;
    differences.push(`${what} ${yuanText(Math.abs(theirs - ours))} ${theirs > ours ? 'more' : 'less'}`);
  };
  expect('opening', sums.openingFen, known?.closingFen);
  expect('captures', sums.capturedFen, known?.capturedFen);
  expect('refunds', sums.refundedFen, known?.refundedFen);
  expect('closing', sums.closingFen, sums.openingFen === null ? null : sums.openingFen + movedFen(sums));
  if (sums.otherTypes.length > 0) differences.push(`unknown ${sums.otherTypes.join(' ')}`.slice(0, 200));
  return differences;
}

function movedFen(sums: BillSums): number {
  return (
    sums.capturedFen +
    sums.feesBackFen +
    sums.toppedUpFen +
    sums.otherFen -
    sums.refundedFen -
    sums.feesFen -
    sums.settledFen
  );
}
