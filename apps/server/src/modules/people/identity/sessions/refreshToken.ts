import { randomBytes } from 'node:crypto';
import { findIdInBytes, idToBytes } from '@jiwu/kernel';
import { sha256 } from '../../../../platform/crypto/hashing.ts';

const RANDOM_BYTES = 32;
const ID_BYTES = 16;

/** 256 random bits behind the user's id, which leads to the right shard one day. Stored only as a hash. */
export function newRefreshToken(userId: string): { token: string; hash: Buffer } {
  const token = Buffer.concat([idToBytes(userId), randomBytes(RANDOM_BYTES)]).toString('base64url');
  return { token, hash: sha256(token) };
}

/** The user and hash inside a presented token; null when its shape is not ours. */
export function readRefreshToken(token: string): { userId: string; hash: Buffer } | null {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== ID_BYTES + RANDOM_BYTES) return null;
  const userId = findIdInBytes(bytes.subarray(0, ID_BYTES));
  return userId ? { userId, hash: sha256(token) } : null;
}
