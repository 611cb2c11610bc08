import type { rules } from '@jiwu/contract';
import { businessMonth, monthSpan } from '@jiwu/kernel';
import type { Reader } from '../../../../platform/database/Reader.ts';
import { findEntryBefore, pageEntries, sumEntriesByKind, userAccount } from '../../ledger/index.ts';
import { kindsOf, statementKinds } from './statementKinds.ts';
import { statementItem } from './statementItem.ts';

interface Input {
  readonly userId: string;
  readonly month: string;
  readonly group?: (typeof rules.wallet.statementGroups)[number] | undefined;
  readonly cursor?: string | undefined;
}

/** One page of a month, newest first, with the sums of the whole month. */
export async function loadStatement(db: Reader, input: Input) {
  const account = userAccount(input.userId, 'balance');
  const span = { account, ...monthSpan(input.month) };
  const [sums, page, earlier] = await Promise.all([
    sumEntriesByKind(db, span),
    pageEntries(db, { ...span, kinds: input.group && kindsOf(input.group), cursor: input.cursor }),
    findEntryBefore(db, account, span.from),
  ]);
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
    items: page.entries.map(statementItem),
    nextCursor: page.nextCursor,
    earlierMonth: earlier && businessMonth(earlier),
  };
}
