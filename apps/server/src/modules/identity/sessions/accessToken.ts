import { errors, jwtVerify, SignJWT } from 'jose';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Caller } from '../../../platform/caller/Caller.ts';

const ISSUER = 'jiwu';

interface TokenConfig {
  readonly TOKEN_SECRET: string;
  readonly ACCESS_TOKEN_SECONDS: number;
}

const keyOf = (config: TokenConfig) => new TextEncoder().encode(config.TOKEN_SECRET);

export async function signAccessToken(config: TokenConfig, caller: Caller, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return await new SignJWT({ sid: caller.sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(caller.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + config.ACCESS_TOKEN_SECONDS)
    .sign(keyOf(config));
}

/** Only the signature and the time: whether the session still lives is asked elsewhere. */
export async function verifyAccessToken(config: TokenConfig, token: string, now: Date): Promise<Caller> {
  try {
    const { payload } = await jwtVerify<{ sid: string }>(token, keyOf(config), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    return { userId: String(payload.sub), sessionId: payload.sid };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ShopError('TOKEN_EXPIRED');
    throw error;
  }
}
