import { businessDay } from '@jiwu/kernel';
import {
  compareDay,
  type DayLine,
  type Difference,
  findPaymentByNumber,
  findRefundByNumber,
  listOwnLines,
  type OutsideGateway,
  type Payables,
  saveComparison,
} from '../modules/payments/index.ts';
import type { StatementLine } from '../platform/gateways/Gateway.ts';
import { GatewayError } from '../platform/gateways/GatewayError.ts';
import type { Services } from '../platform/services.ts';
import { raiseAlarm } from '../platform/telemetry/raiseAlarm.ts';
import { askPayment } from './askPayment.ts';
import { gatewayOf } from './gatewayOf.ts';
import { payables as shopPayables } from './payables.ts';
import { sendRefund } from './sendRefund.ts';

const PATIENCE_MS = 4 * 24 * 60 * 60 * 1000;

/**
 * Compares a business day of a gateway's statement with our own books. What only the gateway has is asked for first, for a
 * callback may have been lost; what still differs is kept as a difference, and resolved by a later run without it.
 */
export async function reconcileDay(
  services: Services,
  input: { gateway: OutsideGateway; day: string },
  payables: Payables = shopPayables,
): Promise<readonly Difference[]> {
  const { gateway, day } = input;
  const statement = await gatewayOf(services, gateway).statement(day);
  const theirs = (statement ?? []).map(toDayLine);
  const ours = () => listOwnLines(services.db.read, { gateway, day, theirs });

  const own = await ours();
  if (statement === null && own.some(({ isExpected }) => isExpected) && isYoung(services, day)) {
    throw new GatewayError('unknown', 'STATEMENT_NOT_READY');
  }
  let differences = compareDay(theirs, own);
  const lost = differences.filter(({ difference }) => difference === 'onlyThere');
  for (const line of lost) await askAbout(services, line, payables);
  if (lost.length > 0) differences = compareDay(theirs, await ours());

  const now = services.clock();
  await services.db.transact((tx) => saveComparison(tx, { gateway, day, theirs, differences, now }));
  if (differences.length > 0) {
    raiseAlarm(services.log, 'payment.statementDiffers', { gateway, day, differences: differences.length });
  }
  return differences;
}

/** A statement that is still missing days later will not come: then what we have is a difference. */
function isYoung(services: Services, day: string): boolean {
  return day > businessDay(new Date(services.clock().getTime() - PATIENCE_MS));
}

function toDayLine(line: StatementLine): DayLine {
  const { kind, amountFen } = line;
  return { kind, number: (kind === 'refund' ? line.outRefundNo : null) ?? line.outTradeNo, amountFen };
}

/** An answer that does not come leaves the difference, for the next run. */
async function askAbout(services: Services, line: Difference, payables: Payables): Promise<void> {
  try {
    if (line.kind === 'capture') {
      const payment = await findPaymentByNumber(services.db.read, line.number);
      if (payment && payment.state !== 'paid' && payment.gateway !== 'balance') {
        await askPayment(services, payment, payables);
      }
    } else {
      const refund = await findRefundByNumber(services.db.read, line.number);
      if (refund && (refund.state === 'requested' || refund.state === 'processing')) {
        await sendRefund(services, refund, payables);
      }
    }
  } catch (error) {
    services.log.warn({ err: error, number: line.number }, 'a line of the statement could not be asked about');
  }
}
