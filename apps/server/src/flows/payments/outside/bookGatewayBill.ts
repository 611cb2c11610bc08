import { businessDay } from '@jiwu/kernel';
import { type BillSums, bookBill, failBill, type OutsideGateway } from '../../../modules/money/payments/index.ts';
import type { FundBill, FundLine } from '../../../platform/gateways/Gateway.ts';
import { GatewayError } from '../../../platform/gateways/GatewayError.ts';
import { raiseAlarm } from '../../../platform/telemetry/raiseAlarm.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { gatewayOf } from './gatewayOf.ts';

const MOST_OTHER_TYPES = 5;

/**
 * Books the fees and settlements of a gateway's own bill of a day. Only sums are kept: what each line is about, the statement compares.
 * What does not agree is told, not corrected; a failure is told when it begins and once a day.
 */
export async function bookGatewayBill(
  services: ShopServices,
  input: { gateway: OutsideGateway; day: string },
): Promise<void> {
  const { db, clock, log } = services;
  const { gateway, day } = input;
  try {
    const bill = await gatewayOf(services, gateway).funds(day);
    const sums = await sumFunds(bill ?? []);
    const differences = await db.transact((tx) => bookBill(tx, { ...input, sums, now: clock() }));
    for (const difference of differences ?? []) raiseAlarm(log, 'payment.billDiffers', { gateway, day, difference });
  } catch (error) {
    const now = clock();
    const failure = error instanceof GatewayError ? error.code : 'ERROR';
    const isNews = await db.transact((tx) => failBill(tx, { ...input, failure, today: businessDay(now), now }));
    if (isNews) raiseAlarm(log, 'payment.billFailed', { gateway, day, reason: failure });
    throw error;
  }
}

const sumOf = {
  capture: 'capturedFen',
  refund: 'refundedFen',
  fee: 'feesFen',
  feeBack: 'feesBackFen',
  settlement: 'settledFen',
  topUp: 'toppedUpFen',
} as const satisfies Record<Exclude<FundLine['kind'], 'other'>, keyof BillSums>;

async function sumFunds(bill: FundBill): Promise<BillSums> {
  const fen = { capturedFen: 0, refundedFen: 0, feesFen: 0, feesBackFen: 0, settledFen: 0, toppedUpFen: 0 };
  const otherTypes = new Set<string>();
  let [lines, otherFen] = [0, 0];
  let openingFen: number | null = null;
  let closingFen: number | null = null;
  for await (const { kind, type, amountFen, balanceFen } of bill) {
    lines += 1;
    openingFen ??= balanceFen - amountFen;
    closingFen = balanceFen;
    if (kind !== 'other') {
      fen[sumOf[kind]] += Math.abs(amountFen);
      continue;
    }
    otherFen += amountFen;
    if (otherTypes.size < MOST_OTHER_TYPES) otherTypes.add(type);
  }
  return { lines, openingFen, closingFen, ...fen, otherFen, otherTypes: [...otherTypes] };
}
