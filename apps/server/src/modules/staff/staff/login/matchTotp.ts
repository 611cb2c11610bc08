import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** A clock that is half a minute off, or a code typed at the last moment. */
const STEPS_EITHER_SIDE = 1;

/** Which step of 30 seconds since the epoch the code belongs to, if it is the secret's code of now or a step beside it. */
export function matchTotp(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS, digits: 6, algorithm: 'SHA1' });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_EITHER_SIDE });
  return delta === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + delta;
}
