import type { OutsideGateway } from '@jiwu/contract/rules';
import type { GatewayView } from './GatewayView.ts';
import { gatewayViews } from './gatewayViews.ts';
import { payDevice } from './payDevice.ts';

/** The components of a gateway for the device that this page stands on. Only the browser knows which that is. */
export function gatewayViewHere(gateway: OutsideGateway): GatewayView {
  return gatewayViews[gateway][payDevice()];
}
