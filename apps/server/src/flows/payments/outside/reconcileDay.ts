import { businessDay, DAY_MS } from '@jiwu/kernel';
import {
  compareDay,
  type DayLine,
  type Difference,
  findPaymentByNumber,
  findRefundByNumber,
  listOwnLines,
  type OutsideGateway,
  saveComparison,
} from '../../../modules/money/payments/index.ts';
import type { StatementLine } from '../../../platform/gateways/Gateway.ts';
import { GatewayError } from '../../../platform/gateways/GatewayError.ts';
import { raiseAlarm } from '../../../platform/telemetry/raiseAlarm.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { askPayment } from './askPayment.ts';
import { gatewayOf } from './gatewayOf.ts';
import { sendRefund } from './sendRefund.ts';

const PATIENCE_MS = 4 * DAY_MS;

/**
 * Compares a gateway's statement of a business day with our own books. Trades that only the gateway has are queried first, for a
 * callback may have been lost; remaining mismatches are stored as differences, which a later run resolves.
 */
export async function reconcileDay(
  services: ShopServices,
  input: { gateway: OutsideGateway; day: string },
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
  for (const line of lost) await askAbout(services, line);
  if (lost.length > 0) differences = compareDay(theirs, await ours());

  const now = services.clock();
  await services.db.transact((tx) => saveComparison(tx, { gateway, day, theirs, differences, now }));
  if (differences.length > 0) {
    raiseAlarm(services.log, 'payment.statementDiffers', { gateway, day, differences: differences.length });
  }
  return differences;
}

/** A statement that is still missing days later will not come: our own lines are then a difference. */
function isYoung(services: ShopServices, day: string): boolean {
  return day > businessDay(new Date(services.clock().getTime() - PATIENCE_MS));
}

function toDayLine(line: StatementLine): DayLine {
  const { kind, amountFen } = line;
  return { kind, number: (kind === 'refund' ? line.outRefundNo : null) ?? line.outTradeNo, amountFen };
}

/** An answer that does not come leaves the difference, for the next run. */
async function askAbout(services: ShopServices, line: Difference): Promise<void> {
  try {
    if (line.kind === 'capture') {
      const payment = await findPaymentByNumber(services.db.read, line.number);
      if (payment && payment.state !== 'paid' && payment.gateway !== 'balance') {
        await askPayment(services, payment);
      }
    } else {
      const refund = await findRefundByNumber(services.db.read, line.number);
      if (refund && (refund.state === 'requested' || refund.state === 'processing')) {
        await sendRefund(services, refund);
      }
    }
  } catch (error) {
    services.log.warn({ err: error, number: line.number }, 'a line of the statement could not be asked about');
  }
}
