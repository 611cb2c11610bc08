import { businessDay, DAY_MS } from '@jiwu/kernel';
import {
  beginRun,
  type Difference,
  dropOldLines,
  failRun,
  finishRun,
  holdRun,
  listDifferences,
  type OutsideGateway,
  type Run,
  RunLostError,
} from '../../../modules/money/payments/index.ts';
import { GatewayError } from '../../../platform/gateways/GatewayError.ts';
import { raiseAlarm } from '../../../platform/telemetry/raiseAlarm.ts';
import type { ShopServices } from '../../ShopServices.ts';
import { gatewayOf } from './gatewayOf.ts';
import { compareRun } from './reconciliation/compareRun.ts';
import { readStatementLines } from './reconciliation/readStatementLines.ts';

const PATIENCE_MS = 4 * DAY_MS;
/** Of the differences, so many are answered. */
const FIRST = 100;

/**
 * Compares a gateway's statement of a business day with our own books: read line by line into the table, compared page by page, by
 * one worker at a time. Answers the first differences; null when another worker is at it. A failure is told once a day.
 */
export async function reconcileDay(
  services: ShopServices,
  input: { gateway: OutsideGateway; day: string },
): Promise<readonly Difference[] | null> {
  const { db, clock, log } = services;
  const run = await db.transact((tx) => beginRun(tx, { ...input, now: clock() }));
  if (!run) return null;
  try {
    const found = await compare(services, run);
    if (found.count > 0) {
      raiseAlarm(log, 'payment.statementDiffers', { ...input, differences: found.count });
    }
    return found.first;
  } catch (error) {
    if (!(error instanceof RunLostError)) await tellOfFailure(services, run, error);
    throw error;
  } finally {
    // Also what a run left behind that failed, or whose worker died.
    while (await db.transact((tx) => dropOldLines(tx, run)));
  }
}

async function compare(services: ShopServices, run: Run): Promise<{ count: number; first: Difference[] }> {
  const { db, clock } = services;
  const statement = await gatewayOf(services, run.gateway).statement(run.day);
  const sums = await readStatementLines(services, run, statement ?? []);
  await compareRun(services, run, { mayStillCome: statement === null && isYoung(services, run.day) });
  await db.transact(async (tx) => {
    await holdRun(tx, { run, now: clock() });
    await finishRun(tx, { run, sums, now: clock() });
  });
  return await listDifferences(db.read, { run, limit: FIRST });
}

/** A statement that is still missing days later will not come: our own lines are then a difference. */
function isYoung(services: ShopServices, day: string): boolean {
  return day > businessDay(new Date(services.clock().getTime() - PATIENCE_MS));
}

async function tellOfFailure(services: ShopServices, run: Run, error: unknown): Promise<void> {
  const now = services.clock();
  const failure = error instanceof GatewayError ? error.code : 'ERROR';
  const isNews = await services.db.transact((tx) => failRun(tx, { run, failure, today: businessDay(now), now }));
  const { gateway, day } = run;
  if (isNews) raiseAlarm(services.log, 'payment.reconciliationFailed', { gateway, day, reason: failure });
}
