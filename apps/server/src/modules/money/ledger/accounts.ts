import { createHash } from 'node:crypto';
import type { OutsideGateway, rules } from '@jiwu/contract';

type Currency = 'CNY' | 'INTEGRAL';

const userPurposes = {
  balance: 'CNY',
  pendingCommission: 'CNY',
  commission: 'CNY',
  integral: 'INTEGRAL',
} as const satisfies Record<string, Currency>;

const housePurposes = {
  /** Paid in and not yet given its place, or on its way out. Empty when nothing is under way. */
  clearing: 'CNY',
  /** The shop's account at its bank. Money that lies there is a debit balance, as at a gateway. */
  bank: 'CNY',
  /** What the gateways keep for their work: a cost, and so a debit balance. */
  gatewayFees: 'CNY',
  sales: 'CNY',
  shippingIncome: 'CNY',
  vipIncome: 'CNY',
  /** Paid for brand placements whose days are still to come. */
  advertisementAdvance: 'CNY',
  advertisementIncome: 'CNY',
  rechargeBonus: 'CNY',
  /** What closed accounts still had, until whoever left has it. */
  closingPayouts: 'CNY',
  drawPrizes: 'CNY',
  couponCost: 'CNY',
  /** What the shop gives, or takes back, because two of its staff say so. */
  goodwill: 'CNY',
  /** What a gateway or the bank has more or less than the books, until somebody knows why. */
  differences: 'CNY',
  commissionCost: 'CNY',
  integralIssued: 'INTEGRAL',
} as const satisfies Record<string, Currency>;

type UserPurpose = keyof typeof userPurposes;
type HousePurpose = keyof typeof housePurposes;

/** An account, by its owner and purpose. Its balance is the sum of its incoming transfers less the outgoing ones. */
export interface Account {
  readonly id: string;
  /** Null: the house. */
  readonly ownerId: string | null;
  readonly purpose: string;
  readonly currency: Currency;
}

/** Never below zero. */
export function userAccount(userId: string, purpose: UserPurpose): Account {
  return { id: accountId(userId, purpose), ownerId: userId, purpose, currency: userPurposes[purpose] };
}

const houseAccounts = Object.fromEntries(
  Object.entries(housePurposes).map(([purpose, currency]) => [
    purpose,
    { id: accountId('house', purpose), ownerId: null, purpose, currency },
  ]),
) as unknown as Record<HousePurpose, Account>;

export function houseAccount(purpose: HousePurpose): Account {
  return houseAccounts[purpose];
}

/**
 * Where money that lies at a gateway is booked: a debit balance. The account's name follows from the gateway's, `gatewayWechat`:
 * a new gateway has an account of its own without anybody naming it, and invariants 12 and 13 find it by the same rule.
 */
export function gatewayAccount(gateway: OutsideGateway): Account {
  const purpose = `gateway${gateway.charAt(0).toUpperCase()}${gateway.slice(1)}`;
  return { id: accountId('house', purpose), ownerId: null, purpose, currency: 'CNY' };
}

/** An account of the house that a person may book on by hand. */
export function handAccount(purpose: (typeof rules.ledger.byHand)[number]): Account {
  return { id: accountId('house', purpose), ownerId: null, purpose, currency: 'CNY' };
}

/** As the table's check computes it. Not a secret and not a proof, only a name that needs no look-up. */
function accountId(owner: string, purpose: string): string {
  const hex = createHash('md5').update(`${owner}:${purpose}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
