import { newId } from '@jiwu/kernel';
import {
  type Account,
  addTransfers,
  holdTransfers,
  gatewayAccount,
  houseAccount,
  type NewTransfer,
  postHold,
  userAccount,
} from '../../../apps/server/src/modules/money/ledger/index.ts';
import type { Database } from '../../../apps/server/src/platform/database/createDatabase.ts';

export const USERS = 2000;

export interface LedgerCase {
  readonly name: string;
  readonly target: string;
  /** One operation between two users, of which each case needs one or both. */
  readonly run: (db: Database, payer: Account, payee: Account) => Promise<void>;
}

export function benchUserId(number: number): string {
  return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

export function benchAccount(number: number): Account {
  return userAccount(benchUserId(number), 'balance');
}

const move = (from: Account, to: Account): NewTransfer => ({
  from,
  to,
  amount: 1,
  cause: { kind: 'bench', id: newId(), leg: 'one' },
});

/** The measured cases: transfers between users, to the house, in linked pairs, and held first. */
export const ledgerCases: readonly LedgerCase[] = [
  {
    name: 'single transfers between users',
    target: '>= 0.5 of pgbench',
    async run(db, payer, payee) {
      await db.transact((tx) => addTransfers(tx, { transfers: [move(payer, payee)], now: new Date() }));
    },
  },
  {
    name: 'single transfers to one house account',
    target: '>= 0.5 of pgbench',
    async run(db, payer) {
      const transfers = [move(payer, houseAccount('sales'))];
      await db.transact((tx) => addTransfers(tx, { transfers, now: new Date() }));
    },
  },
  {
    name: 'linked pairs',
    target: '>= 0.5 of pgbench',
    async run(db, payer) {
      const transfers = [move(gatewayAccount('wechat'), payer), move(houseAccount('rechargeBonus'), payer)];
      await db.transact((tx) => addTransfers(tx, { transfers, now: new Date() }));
    },
  },
  {
    name: 'holds, then posted',
    target: '>= 0.5 of pgbench',
    async run(db, payer) {
      const transfer = move(payer, houseAccount('sales'));
      await db.transact((tx) => holdTransfers(tx, { transfers: [transfer], now: new Date() }));
      await db.transact((tx) => postHold(tx, { cause: transfer.cause, now: new Date() }));
    },
  },
];
