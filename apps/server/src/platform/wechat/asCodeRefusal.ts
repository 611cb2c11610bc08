import { OutsideServiceError } from '../outside/OutsideServiceError.ts';
import { WechatCodeRefusedError } from './WechatCodeRefusedError.ts';

const CODE_REFUSALS = new Map<string | undefined, WechatCodeRefusedError['reason']>([
  ['40029', 'invalid'],
  ['40163', 'used'],
  ['41008', 'invalid'],
  ['42003', 'expired'],
]);

/** Tells a code that is no good from a service that failed. */
export function asCodeRefusal(error: unknown): unknown {
  const reason = error instanceof OutsideServiceError ? CODE_REFUSALS.get(error.code) : undefined;
  return reason === undefined ? error : new WechatCodeRefusedError(reason);
}
