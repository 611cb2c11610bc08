import { describeDevice, type Device } from '../modules/people/identity/index.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

/** The device that a new session is made for. */
export function deviceOf(context: RequestContext): Device {
  return { browserId: context.browserId(), device: describeDevice(context.userAgent), address: context.address };
}
