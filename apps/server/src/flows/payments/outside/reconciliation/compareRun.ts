import {
  compareOurs,
  compareTheirs,
  type DayLine,
  type Difference,
  holdRun,
  type LinePosition,
  type OwnPosition,
  type Run,
  saveDifferences,
} from '../../../../modules/money/payments/index.ts';
import { GatewayError } from '../../../../platform/gateways/GatewayError.ts';
import type { ShopServices } from '../../../ShopServices.ts';
import { askAboutLine } from './askAboutLine.ts';

/** So many lost lines are asked about in one run; the rest stay differences until the next. */
const MOST_ASKED = 2000;

/**
 * Both sides, page by page. Trades that only the gateway has are asked about first, for a callback may have been lost; remaining
 * mismatches are stored as differences, which a later run resolves. mayStillCome: the statement may not be written yet; with
 * something of our own on that day it is waited for.
 */
export async function compareRun(
  services: ShopServices,
  run: Run,
  { mayStillCome }: { readonly mayStillCome: boolean },
): Promise<void> {
  const { db, clock } = services;
  const save = (differences: readonly Difference[]): Promise<void> =>
    db.transact(async (tx) => {
      await holdRun(tx, { run, now: clock() });
      await saveDifferences(tx, { run, differences, now: clock() });
    });

  let asksLeft = MOST_ASKED;
  for (let after: LinePosition | null = null; ;) {
    let page = await compareTheirs(db.read, { run, after });
    const lost = page.differences.filter(({ difference }) => difference === 'onlyThere').slice(0, asksLeft);
    asksLeft -= lost.length;
    for (const line of lost) {
      await askAboutLine(services, line);
      await db.transact((tx) => holdRun(tx, { run, now: clock() }));
    }
    if (lost.length > 0) page = await compareTheirs(db.read, { run, after });
    await save(page.differences);
    after = page.next;
    if (!after) break;
  }

  for (const kind of ['capture', 'refund'] as const satisfies readonly DayLine['kind'][]) {
    for (let after: OwnPosition | null = null; ;) {
      const page = await compareOurs(db.read, { run, kind, after });
      if (mayStillCome && page.differences.length > 0) throw new GatewayError('unknown', 'STATEMENT_NOT_READY');
      await save(page.differences);
      after = page.next;
      if (!after) break;
    }
  }
}
