import type { OutsideGateway } from '../../../modules/money/payments/index.ts';
import type { RefundState } from '../../../platform/gateways/Gateway.ts';
import type { AlarmEvent } from '../../../platform/telemetry/alarmEvents.ts';
import { raiseAlarm } from '../../../platform/telemetry/raiseAlarm.ts';
import type { ShopServices } from '../../ShopServices.ts';
import type { RefundResult } from '../applyRefund.ts';

const events: Readonly<Record<NonNullable<RefundResult['trouble']>, AlarmEvent>> = {
  failed: 'payment.refundFailed',
  stuck: 'payment.refundStuck',
  abnormal: 'payment.refundAbnormal',
};

/** Tells of a refund that has just gone wrong, once: by callback or by asking, whichever came first. */
export function alarmRefund(
  services: ShopServices,
  input: { result: RefundResult; said: RefundState; gateway: OutsideGateway; number: string },
): void {
  const { result, said, gateway, number } = input;
  if (!result.trouble) return;
  const reason = said.state === 'failed' ? said.reason : null;
  raiseAlarm(services.log, events[result.trouble], { refund: result.refund?.id ?? null, gateway, number, reason });
}
