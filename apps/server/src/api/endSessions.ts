import { announceEnded, endSessions as endInDatabase } from '../modules/identity/index.ts';
import type { Tx } from '../platform/database/createDatabase.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import type { AfterCommit } from '../platform/http/writeOnce.ts';

type Input = Omit<Parameters<typeof endInDatabase>[1], 'now'>;

/** Ends sessions with the write, and makes it known once that has committed. Answers how many ended. */
export async function endSessions(
  context: RequestContext,
  tx: Tx,
  afterCommit: AfterCommit,
  input: Input,
): Promise<number> {
  const ended = await endInDatabase(tx, { ...input, now: context.services.clock() });
  afterCommit(() => announceEnded(context.services, ended));
  return ended.length;
}
