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
import type { Services } from '../platform/services.ts';
import { raiseAlarm } from '../platform/telemetry/raiseAlarm.ts';
import { askPayment } from './askPayment.ts';
import { gatewayOf } from './gatewayOf.ts';
import { payables as shopPayables } from './payables.ts';
import { sendRefund } from './sendRefund.ts';

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
  const theirs = statement.map(toDayLine);
  const ours = () => listOwnLines(services.db.read, { gateway, day, theirs });

  let differences = compareDay(theirs, await ours());
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
