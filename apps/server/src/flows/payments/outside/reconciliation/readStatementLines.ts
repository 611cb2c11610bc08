import {
  addStatementLines,
  type DayLine,
  holdRun,
  PAGE_LINES,
  type Run,
  type RunSums,
} from '../../../../modules/money/payments/index.ts';
import type { Statement, StatementLine } from '../../../../platform/gateways/Gateway.ts';
import type { ShopServices } from '../../../ShopServices.ts';

/** Writes the gateway's lines down, a page at a time; no more than that is ever in memory. */
export async function readStatementLines(services: ShopServices, run: Run, statement: Statement): Promise<RunSums> {
  const sums = { captures: 0, captured_fen: 0, refunds: 0, refunded_fen: 0 };
  let page: DayLine[] = [];
  const save = async (): Promise<void> => {
    const lines = page;
    page = [];
    await services.db.transact(async (tx) => {
      await holdRun(tx, { run, now: services.clock() });
      if (lines.length > 0) await addStatementLines(tx, { run, lines });
    });
  };
  for await (const line of statement) {
    count(sums, line);
    page.push(toDayLine(line));
    if (page.length === PAGE_LINES) await save();
  }
  await save();
  return sums;
}

function count(sums: { -readonly [Name in keyof RunSums]: RunSums[Name] }, { kind, amountFen }: StatementLine): void {
  switch (kind) {
    case 'capture':
      sums.captures += 1;
      sums.captured_fen += amountFen;
      return;
    case 'refund':
      sums.refunds += 1;
      sums.refunded_fen += amountFen;
  }
}

function toDayLine(line: StatementLine): DayLine {
  const { kind, amountFen, outTradeNo, at } = line;
  const number = (kind === 'refund' ? line.outRefundNo : null) ?? outTradeNo;
  return { kind, number, amountFen, tradeNo: outTradeNo, at };
}
