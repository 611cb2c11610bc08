import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/Tx.ts';
import type { OutsideGateway } from '../PaymentRecord.ts';
import type { DayLine, Difference } from './compareDay.ts';

interface Input {
  readonly gateway: OutsideGateway;
  readonly day: string;
  readonly theirs: readonly DayLine[];
  readonly differences: readonly Difference[];
  readonly now: Date;
}

/** Longer than a day is compared again. */
const LINES_KEPT_DAYS = 14;

/** Stores the result of a comparison. An earlier difference that is no longer there counts as resolved. */
export async function saveComparison(tx: Tx, input: Input): Promise<void> {
  const { gateway, day, now } = input;
  const sums = { ...sumsOf(input.theirs), compared_at: now };
  await tx
    .insertInto('reconciliations')
    .values({ gateway, day, ...sums })
    .onConflict((conflict) => conflict.columns(['gateway', 'day']).doUpdateSet(sums))
    .execute();
  await keepLines(tx, input);
  const found = input.differences.map(({ kind, number }) => `${kind} ${number}`);
  await sql`
    update reconciliation_differences set state = 'resolved', resolved_at = ${now}
    where gateway = ${gateway} and day = ${day} and state = 'open' and kind || ' ' || number <> all(${found}::text[])`.execute(
    tx,
  );
  for (const { kind, number, difference, theirsFen, oursFen } of input.differences) {
    const facts = { difference, theirs_fen: theirsFen, ours_fen: oursFen, state: 'open', resolved_at: null };
    await tx
      .insertInto('reconciliation_differences')
      .values({ gateway, day, kind, number, found_at: now, ...facts })
      .onConflict((conflict) => conflict.columns(['gateway', 'day', 'kind', 'number']).doUpdateSet(facts))
      .execute();
  }
}

/** The caller has written the day's own row, and so is alone with it. */
async function keepLines(tx: Tx, { gateway, day, theirs }: Input): Promise<void> {
  await sql`
    delete from reconciliation_lines
    where gateway = ${gateway} and (day = ${day}::date or day < ${day}::date - ${LINES_KEPT_DAYS}::integer)`.execute(
    tx,
  );
  await sql`
    insert into reconciliation_lines (gateway, day, kind, number)
    select distinct ${gateway}::text, ${day}::date, kind, number
    from unnest(${theirs.map(({ kind }) => kind)}::text[], ${theirs.map(({ number }) => number)}::text[]) as line (kind, number)`.execute(
    tx,
  );
}

function sumsOf(theirs: readonly DayLine[]) {
  const of = (kind: DayLine['kind']) => theirs.filter((line) => line.kind === kind);
  const total = (lines: readonly DayLine[]) => lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
  const [captures, refunds] = [of('capture'), of('refund')];
  return {
    captures: captures.length,
    captured_fen: total(captures),
    refunds: refunds.length,
    refunded_fen: total(refunds),
  };
}
