import { describeDevice, type Device } from '../modules/people/identity/index.ts';
import { newDeviceKey } from '../platform/http/deviceCookie.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';

/** The device that a new session is made for, with the key that it has from before, or a new one. */
export function deviceOf(context: RequestContext): Device & { readonly key: string } {
  return {
    key: context.deviceKey() ?? newDeviceKey(),
    browserId: context.browserId(),
    device: describeDevice(context.userAgent),
    address: context.address,
  };
}
