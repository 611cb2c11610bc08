import { type Account, houseAccount, type NewTransfer, userAccount } from '../../ledger/index.ts';

type Part = { readonly userId: string; readonly id: string; readonly amountFen: number };

/** What was left of an account that is closed leaves it at once, and waits until it is paid. */
export function waitTransfer({ userId, id, amountFen }: Part): NewTransfer {
  return {
    from: userAccount(userId, 'balance'),
    to: houseAccount('closingPayouts'),
    amount: amountFen,
    cause: { kind: 'closingPayout', id, leg: 'wait' },
    memo: '注销时退回',
  };
}

export function paidTransfer({ id, amountFen }: Omit<Part, 'userId'>, to: Account): NewTransfer {
  return {
    from: houseAccount('closingPayouts'),
    to,
    amount: amountFen,
    cause: { kind: 'closingPayout', id, leg: 'paid' },
  };
}
