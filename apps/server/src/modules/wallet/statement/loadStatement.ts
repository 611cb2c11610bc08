import type { rules } from '@jiwu/contract';
import { businessMonth, monthSpan } from '@jiwu/kernel';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/createDatabase.ts';
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts';
import { findEntryBefore, listEntries, sumEntriesByKind, userAccount } from '../../ledger/index.ts';
import { kindsOf, statementKinds } from './statementKinds.ts';
import { statementItem } from './statementItem.ts';

const PAGE = 20;
const position = z.tuple([z.int().positive(), z.uuid()]);

interface Input {
  readonly userId: string;
  readonly month: string;
  readonly group?: (typeof rules.wallet.statementGroups)[number] | undefined;
  readonly cursor?: string | undefined;
}

/** One page of a month, newest first, with what the whole month comes to. */
export async function loadStatement(db: Reader, input: Input) {
  const account = userAccount(input.userId, 'balance');
  const span = { account, ...monthSpan(input.month) };
  const after = input.cursor ? decodeCursor(input.cursor, position) : null;
  const [sums, entries, earlier] = await Promise.all([
    sumEntriesByKind(db, span),
    listEntries(db, {
      ...span,
      kinds: input.group && kindsOf(input.group),
      before: after ? { atMicros: after[0], transferId: after[1] } : undefined,
      limit: PAGE + 1,
    }),
    findEntryBefore(db, account, span.from),
  ]);
  const page = entries.slice(0, PAGE);
  const last = page.at(-1);
  const countOf = (group: string) =>
    sums.filter(({ kind }) => statementKinds[kind]?.group === group).reduce((total, { count }) => total + count, 0);
  return {
    month: input.month,
    incomeFen: sums.reduce((total, { income }) => total + income, 0),
    expenseFen: sums.reduce((total, { expense }) => total + expense, 0),
    counts: {
      all: sums.reduce((total, { count }) => total + count, 0),
      recharge: countOf('recharge'),
      payment: countOf('payment'),
      refund: countOf('refund'),
      commission: countOf('commission'),
    },
    items: page.map(statementItem),
    nextCursor: entries.length > PAGE && last ? encodeCursor([last.atMicros, last.transferId]) : null,
    earlierMonth: earlier && businessMonth(earlier),
  };
}
