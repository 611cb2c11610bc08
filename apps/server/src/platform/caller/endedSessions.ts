import type { Redis } from 'ioredis';

/** Where Redis keeps what is known of a session: `ended`, or `live` with the documents that its user has agreed to. */
export const sessionKey = (sessionId: string) => `session:${sessionId}`;

/** Makes the end of sessions known at once, for as long as an access token of theirs could still be shown. */
export async function rememberEnded(
  { redis, accessTokenSeconds }: { redis: Redis; accessTokenSeconds: number },
  sessionIds: readonly string[],
): Promise<void> {
  const pipeline = redis.pipeline();
  for (const id of sessionIds) pipeline.set(sessionKey(id), 'ended', 'EX', accessTokenSeconds);
  for (const [error] of (await pipeline.exec()) ?? []) if (error) throw error;
}
