import { openWaitingWindow } from '../../../shared/payments/gateway/openWaitingWindow.ts';
import type { OutsideGateway, RechargeTry } from './PaymentTry.ts';

/** To be called while the user presses: Alipay's window opens at once, before there is an address for it. */
export function newRecharge(facts: { amountFen: number; gateway: OutsideGateway }): RechargeTry {
  return { kind: 'recharge', key: crypto.randomUUID(), tries: 1, ...facts, window: windowFor(facts.gateway) };
}

/** The same recharge once more, after it could not be opened. */
export function sameRecharge(former: RechargeTry): RechargeTry {
  return { ...former, tries: former.tries + 1, window: windowFor(former.gateway) };
}

function windowFor(gateway: OutsideGateway): Window | null {
  return gateway === 'alipay' ? openWaitingWindow() : null;
}
