import { errors, jwtVerify, SignJWT } from 'jose';
import { ShopError } from '../../../../platform/errors/ShopError.ts';

/** Not those of a user's token: neither is taken for the other. */
const ISSUER = 'jiwu-staff';
const AUDIENCE = 'jiwu-console';

interface TokenConfig {
  readonly TOKEN_SECRET: string;
}

interface StaffSession {
  readonly staffId: string;
  readonly sessionId: string;
}

const keyOf = (config: TokenConfig) => new TextEncoder().encode(config.TOKEN_SECRET);
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000);

export async function signStaffToken(
  config: TokenConfig,
  session: StaffSession,
  life: { now: Date; expiresAt: Date },
): Promise<string> {
  return await new SignJWT({ sid: session.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(session.staffId)
    .setIssuedAt(secondsOf(life.now))
    .setExpirationTime(secondsOf(life.expiresAt))
    .sign(keyOf(config));
}

/** Only the signature and the time. */
export async function verifyStaffToken(config: TokenConfig, token: string, now: Date): Promise<StaffSession> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, keyOf(config), {
      issuer: ISSUER,
      audience: AUDIENCE,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return { staffId: String(payload.sub), sessionId: payload.sid };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ShopError('TOKEN_EXPIRED');
    throw error;
  }
}
