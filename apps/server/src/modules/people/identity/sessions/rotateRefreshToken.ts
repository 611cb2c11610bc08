import { DAY_MS } from '@jiwu/kernel';
import { seal, unseal } from '../../../../platform/crypto/seal.ts';
import type { Tx } from '../../../../platform/database/Tx.ts';
import { ShopError } from '../../../../platform/errors/ShopError.ts';
import type { Caller } from '../../../../platform/caller/Caller.ts';
import { endSessions } from './endSessions.ts';
import { newRefreshToken, readRefreshToken } from './refreshToken.ts';

/** A client that lost the answer, or two tabs at once: the same token again so soon is no theft. */
const GRACE_MS = 10_000;
const SEAL_PURPOSE = 'refresh successor';

interface Input {
  readonly refreshToken: string;
  readonly browserId: string;
  readonly refreshTokenDays: number;
  readonly now: Date;
}

type Rotation =
  | { readonly kind: 'rotated'; readonly caller: Caller; readonly refreshToken: string }
  | { readonly kind: 'reused' };

/**
 * Exchanges a refresh token for its successor by one guarded UPDATE, so that of many at once one rotates. The
 * others receive the same successor: it is kept sealed under the old token itself, which the server does not have.
 * A token used again later, or from another browser, ends the family, and the transaction must commit for that.
 */
export async function rotateRefreshToken(tx: Tx, input: Input): Promise<Rotation> {
  const presented = readRefreshToken(input.refreshToken);
  if (!presented) throw new ShopError('TOKEN_EXPIRED');
  await lockSession(tx, presented);
  const successor = newRefreshToken(presented.userId);
  const taken = await tx
    .updateTable('refresh_tokens')
    .set({
      used_at: input.now,
      successor_hash: successor.hash,
      sealed_successor: seal(Buffer.from(input.refreshToken), SEAL_PURPOSE, successor.token),
    })
    .where('user_id', '=', presented.userId)
    .where('hash', '=', presented.hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', input.now)
    .returning('session_id')
    .executeTakeFirst();
  if (!taken) return await answerUsedToken(tx, input, presented);

  const caller = { userId: presented.userId, sessionId: taken.session_id };
  await tx
    .insertInto('refresh_tokens')
    .values({
      user_id: caller.userId,
      hash: successor.hash,
      session_id: caller.sessionId,
      issued_at: input.now,
      expires_at: new Date(input.now.getTime() + input.refreshTokenDays * DAY_MS),
    })
    .execute();
  await tx
    .updateTable('sessions')
    .set({ last_seen_at: input.now })
    .where('user_id', '=', caller.userId)
    .where('id', '=', caller.sessionId)
    .execute();
  return { kind: 'rotated', caller, refreshToken: successor.token };
}

/** Session first, then token: the order in which sessions are ended, so the two never wait for each other in a circle. */
async function lockSession(tx: Tx, presented: { userId: string; hash: Buffer }): Promise<void> {
  const session = await tx
    .selectFrom('sessions')
    .select(['ended_at', 'end_reason'])
    .where('user_id', '=', presented.userId)
    .where('id', '=', (token) =>
      token
        .selectFrom('refresh_tokens')
        .select('session_id')
        .where('user_id', '=', presented.userId)
        .where('hash', '=', presented.hash),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!session) throw new ShopError('TOKEN_EXPIRED'); // never issued, or long gone
  if (session.ended_at) throw new ShopError('SESSION_ENDED', {}, { because: session.end_reason });
}

async function answerUsedToken(tx: Tx, input: Input, presented: { userId: string; hash: Buffer }): Promise<Rotation> {
  const token = await tx
    .selectFrom('refresh_tokens as token')
    .innerJoin('sessions as session', (join) =>
      join.onRef('session.user_id', '=', 'token.user_id').onRef('session.id', '=', 'token.session_id'),
    )
    .leftJoin('refresh_tokens as successor', (join) =>
      join.onRef('successor.user_id', '=', 'token.user_id').onRef('successor.hash', '=', 'token.successor_hash'),
    )
    .select([
      'token.session_id',
      'token.used_at',
      'token.sealed_successor',
      'session.browser_id',
      'successor.used_at as successor_used_at',
    ])
    .where('token.user_id', '=', presented.userId)
    .where('token.hash', '=', presented.hash)
    .executeTakeFirst();
  if (!token?.used_at) throw new ShopError('TOKEN_EXPIRED'); // too old
  const withinGrace =
    token.sealed_successor !== null &&
    token.successor_used_at === null &&
    token.browser_id === input.browserId &&
    input.now.getTime() - token.used_at.getTime() <= GRACE_MS;
  if (withinGrace && token.sealed_successor) {
    return {
      kind: 'rotated',
      caller: { userId: presented.userId, sessionId: token.session_id },
      refreshToken: unseal(Buffer.from(input.refreshToken), SEAL_PURPOSE, token.sealed_successor),
    };
  }
  await endSessions(tx, { userId: presented.userId, only: token.session_id, reason: 'reuse', now: input.now });
  return { kind: 'reused' };
}
