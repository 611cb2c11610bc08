import { randomBytes } from 'node:crypto';
import { isSolved, LIFETIME_MS, readChallenge, splitProof, writeChallenge } from '@jiwu/challenge';
import { equalBytes } from '../crypto/hashing.ts';
import { ShopError } from '../errors/ShopError.ts';
import type { Services } from '../services.ts';
import { macOf } from './macOf.ts';
import type { WorkRequest } from './WorkRequest.ts';

/** Whatever the risk: on a phone more than this would look like a fault. */
const MOST_DOUBLINGS = 5;

/**
 * Lets pass who has done the work that was asked of them, once; everyone else is asked for it. Work counts as it was asked for, also when the
 * risk has grown since: otherwise people would run after it. Throws when Redis is away: nobody could tell whether a proof was shown before.
 */
export async function requireWork(services: Services, request: WorkRequest): Promise<void> {
  if (request.proof !== '' && (await isAccepted(services, request))) return;
  const { config } = services;
  const bits = config.CHALLENGE_BITS + Math.min(MOST_DOUBLINGS, await request.doublings());
  const untilMs = services.clock().getTime() + LIFETIME_MS;
  const unsigned = { bits, untilMs, salt: randomBytes(16).toString('hex') };
  const challenge = writeChallenge({ ...unsigned, mac: macOf(config, request, unsigned) });
  throw new ShopError('CHALLENGE', { purpose: request.purpose, bits }, { challenge });
}

/** The cheap questions first: a flood of made-up proofs costs a hash each. */
async function isAccepted(services: Services, request: WorkRequest): Promise<boolean> {
  const proof = splitProof(request.proof);
  const challenge = proof && readChallenge(proof.challenge);
  if (!challenge || challenge.untilMs <= services.clock().getTime()) return false;
  const mac = macOf(services.config, request, challenge);
  if (!equalBytes(Buffer.from(mac), Buffer.from(challenge.mac))) return false;
  if (!isSolved(challenge, proof.nonces)) return false;
  return (await services.redis.set(`challenge:${challenge.salt}`, '1', 'PX', LIFETIME_MS, 'NX')) === 'OK';
}
