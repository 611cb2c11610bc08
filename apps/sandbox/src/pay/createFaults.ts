import { GatewayName } from './GatewayName.ts';
import { FaultsChange, forgeriesOf, noFaults, type PayFaults, type PayOperation } from './PayFaults.ts';

type AllFaults = Readonly<Record<GatewayName, PayFaults>>;

export interface Faults {
  readonly all: () => AllFaults;
  readonly of: (gateway: GatewayName) => PayFaults;
  /** Throws when a forgery means nothing at a gateway that is addressed. */
  readonly change: (change: unknown) => AllFaults;
  readonly reset: () => AllFaults;
  /** Whether the reply that is about to leave gets lost; counts it. */
  readonly losesReply: (gateway: GatewayName, operation: PayOperation, isPaid: boolean) => boolean;
  /** The planned failure of the refund that is being requested, if any; counts it. */
  readonly failsRefund: (gateway: GatewayName) => PayFaults['failRefunds'];
}

export function createFaults(): Faults {
  let faults: AllFaults = { wechat: noFaults, alipay: noFaults };

  const set = (gateway: GatewayName, change: Partial<PayFaults>): void => {
    faults = { ...faults, [gateway]: { ...faults[gateway], ...change } };
  };

  const parse = FaultsChange.superRefine(({ forge, gateway }, context) => {
    const wrong = gatewaysOf(gateway).find((one) => forge != null && !forgeriesOf[one].includes(forge));
    if (wrong !== undefined) {
      context.addIssue({ code: 'custom', path: ['forge'], message: `${wrong} knows ${forgeriesOf[wrong].join(', ')}` });
    }
  });

  return {
    all: () => faults,
    of: (gateway) => faults[gateway],
    change(change) {
      const { gateway, ...rest } = parse.parse(change);
      const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
      for (const one of gatewaysOf(gateway)) set(one, said);
      return faults;
    },
    reset() {
      faults = { wechat: noFaults, alipay: noFaults };
      return faults;
    },
    losesReply(gateway, operation, isPaid) {
      const { timeoutOn, timeoutAfterCapture } = faults[gateway];
      if (timeoutOn.includes(operation)) return true;
      if (!isPaid || timeoutAfterCapture === 0) return false;
      set(gateway, { timeoutAfterCapture: timeoutAfterCapture - 1 });
      return true;
    },
    failsRefund(gateway) {
      const { failRefunds, failRefundsTimes } = faults[gateway];
      if (failRefunds === null || failRefundsTimes === 0) return null;
      set(gateway, { failRefundsTimes: failRefundsTimes - 1 });
      return failRefunds;
    },
  };
}

function gatewaysOf(gateway: GatewayName | undefined): readonly GatewayName[] {
  return gateway === undefined ? GatewayName.options : [gateway];
}
