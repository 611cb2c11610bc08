import type { GatewayName } from './GatewayName.ts';
import type { ShopAnswer } from './Notice.ts';

interface CallbackRules {
  readonly timeoutMs: number;
  readonly isAccepted: (answer: ShopAnswer) => boolean;
  /** Waits between one try and the next. */
  readonly repeatAfterS: readonly number[];
}

const MINUTE = 60;
const HOUR = 3600;

export const callbackRules: Readonly<Record<GatewayName, CallbackRules>> = {
  wechat: {
    timeoutMs: 5_000,
    isAccepted: ({ status }) => status >= 200 && status < 300,
    repeatAfterS: [
      15,
      15,
      30,
      3 * MINUTE,
      10 * MINUTE,
      20 * MINUTE,
      30 * MINUTE,
      30 * MINUTE,
      30 * MINUTE,
      HOUR,
      3 * HOUR,
      3 * HOUR,
      3 * HOUR,
      6 * HOUR,
      6 * HOUR,
    ],
  },
  alipay: {
    timeoutMs: 10_000,
    isAccepted: ({ status, body }) => status === 200 && body === 'success',
    repeatAfterS: [4 * MINUTE, 10 * MINUTE, 10 * MINUTE, HOUR, 2 * HOUR, 6 * HOUR, 15 * HOUR],
  },
};
