import { type GatewayName, rules } from '@jiwu/contract/rules';
import type { Wallet } from '../payment/walletFacts.ts';

/** The way that is open at first: the balance where it pays at once, for anything to be set up or topped up first is a detour. */
export function firstWay(wallet: Wallet | undefined, amountFen: number): GatewayName {
  const paysAtOnce =
    wallet !== undefined &&
    wallet.availableFen >= amountFen &&
    wallet.hasPaymentPassword &&
    wallet.paymentPasswordLockedUntil === null;
  return paysAtOnce ? 'balance' : rules.payment.outsideGateways[0];
}
