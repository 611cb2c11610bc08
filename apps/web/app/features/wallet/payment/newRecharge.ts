import type { OutsideGateway } from '@jiwu/contract/rules';
import { webGateways } from '../../../shared/payments/gateways/webGateways.ts';
import type { RechargeTry } from './PaymentTry.ts';

/** To be called while the user presses: the gateway's window opens at once, before there is an address for it. */
export function newRecharge(facts: { amountFen: number; gateway: OutsideGateway }): RechargeTry {
  return {
    kind: 'recharge',
    key: crypto.randomUUID(),
    tries: 1,
    ...facts,
    window: webGateways[facts.gateway].prepareWindow(),
  };
}

/** The same recharge once more, after it could not be opened. */
export function sameRecharge(former: RechargeTry): RechargeTry {
  return { ...former, tries: former.tries + 1, window: webGateways[former.gateway].prepareWindow() };
}
