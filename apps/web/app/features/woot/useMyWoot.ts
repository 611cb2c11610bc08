import { type Own as OwnOf, useOwn } from '../../shared/claims/useOwn.ts';
import type { MyWoot } from '../../shared/woot/Deal.ts';

export type Own = OwnOf<MyWoot>;

/** The viewer's own claims and reminders. */
export const useMyWoot = (): Own => useOwn(askMine);

async function askMine(signal: AbortSignal): Promise<MyWoot> {
  const { wootCalls } = await import('./wootCalls.ts');
  return await wootCalls.mine(signal);
}
