import { createSecretKey, type KeyObject } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Caller } from '../../../../platform/caller/Caller.ts';

const ISSUER = 'jiwu';

interface TokenConfig {
  readonly TOKEN_SECRET: string;
  readonly ACCESS_TOKEN_SECONDS: number;
}

/** Made once for each secret: the library would make it anew at each signature. */
const keys = new Map<string, KeyObject>();

function keyOf({ TOKEN_SECRET }: TokenConfig): KeyObject {
  const key = keys.get(TOKEN_SECRET) ?? createSecretKey(TOKEN_SECRET, 'utf8');
  keys.set(TOKEN_SECRET, key);
  return key;
}

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

interface Verified {
  readonly caller: Caller;
  readonly expiresAt: number;
}

/** A page asks many times with one token: its signature is checked once. By secret, for a process may have several. */
const verified = new Map<string, LRUCache<string, Verified>>();
const REMEMBERED_TOKENS = 10_000;

function verifiedBy({ TOKEN_SECRET }: TokenConfig): LRUCache<string, Verified> {
  const known = verified.get(TOKEN_SECRET) ?? new LRUCache<string, Verified>({ max: REMEMBERED_TOKENS });
  verified.set(TOKEN_SECRET, known);
  return known;
}

/** Only the signature and the time: whether the session still lives is asked elsewhere. */
export async function verifyAccessToken(config: TokenConfig, token: string, now: Date): Promise<Caller> {
  const memory = verifiedBy(config);
  const known = memory.get(token);
  if (known && known.expiresAt > now.getTime()) return known.caller;
  try {
    const { payload } = await jwtVerify<{ sid: string; exp: number }>(token, keyOf(config), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const caller = { userId: String(payload.sub), sessionId: payload.sid };
    memory.set(token, { caller, expiresAt: payload.exp * 1000 });
    return caller;
  } catch (error) {
    if (error instanceof errors.JOSEError) throw new ShopError('TOKEN_EXPIRED');
    throw error;
  }
}
